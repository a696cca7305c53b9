import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spreadOf, untilRight, type Kind, type Outcome } from '../kind'
import { startLoad } from '../load'
import { signInPeople } from '../people'
import { openInstallation } from '../server'
import { lostOf } from '../verify'

/** The disk of the embedded database fills up under load, is full at a start, and gets room again. */
export const fullDisk: Kind = async (options): Promise<Outcome> => {
  const { rounds, seed } = options
  const disk = mountDisk('700m')
  if (disk === null)
    return {
      rounds: 0,
      figures: {},
      lost: [],
      skipped:
        'Not tried: mounting a small disk needs root on Linux. server/db/access/outage.test.ts shows what a full disk is answered with.',
    }
  const installation = await openInstallation(options, path.join(disk.folder, 'data'))
  let server = await installation.start()
  try {
    const people = await signInPeople(server.address, 2)
    const load = startLoad({ people, address: () => server.address, seed })
    const took: number[] = []
    const lost: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await wait(500)
      disk.fill()
      const { counts } = load.ledger
      const before = counts.unavailable
      // What room PostgreSQL has put aside is used up first.
      await untilRight(() => Promise.resolve(counts.unavailable > before + 5), Date.now(), 40_000)
      if (counts.unavailable === before) lost.push('the disk was full, and no one was told')
      disk.empty()
      const started = Date.now()
      const done = counts.done
      took.push(await untilRight(() => Promise.resolve(counts.done > done), started))
      if (server.hasEnded()) lost.push(`the server ended with its disk: ${server.said().slice(-1_000)}`)
    }
    const ledger = await load.finish()
    await server.stop()
    disk.fill()
    const said = await installation.start().then(
      (started) => started.stop().then(() => 'it started'),
      (error: Error) => error.message,
    )
    if (!/ended with 1:/.test(said) || !said.includes('is full.'))
      lost.push(`a start on a full disk: ${said.slice(-600)}`)
    disk.empty()
    server = await installation.start()
    lost.push(...(await lostOf(installation.databaseUrl(), ledger)))
    return {
      figures: {
        'acknowledged writes': ledger.acknowledged.length,
        'answered 503': ledger.counts.unavailable,
        'writes again after': spreadOf(took),
      },
      lost,
    }
  } finally {
    await server.stop()
    disk.unmount()
  }
}

type Disk = { folder: string; fill(): void; empty(): void; unmount(): void }

const mountDisk = (size: string): Disk | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'patency', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w')
      try {
        for (let bytes = 1 << 20; bytes >= 4_096;) {
          try {
            writeSync(file, Buffer.alloc(bytes))
          } catch {
            bytes >>= 1
          }
        }
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}
