import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './freePort'

/** The version of the PgBouncer on the PATH as [1, 24]; null when there is none. */
export const pgbouncerVersion = (): [number, number] | null => {
  const { stdout, error } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  const found = /PgBouncer (\d+)\.(\d+)/.exec(error ? '' : stdout)
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** Runs it with the lines of an ini file and of a user list; `user:password` goes into the address that it answers. */
export const startPgbouncer = async (
  ini: (port: number, userList: string) => string,
  users: string,
  credentials: string,
  database: string,
): Promise<{ url: string; kill(): Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-pgbouncer-'))
  const port = await freePort()
  const [iniFile, userList] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
  writeFileSync(iniFile, ini(port, userList))
  writeFileSync(userList, users)
  // It does not run as root.
  const nobody = process.getuid?.() === 0 ? 65_534 : null
  if (nobody !== null) for (const file of [folder, iniFile, userList]) chownSync(file, nobody, nobody)
  chmodSync(folder, 0o700)
  const child = spawn('pgbouncer', [iniFile], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(nobody === null ? {} : { uid: nobody, gid: nobody }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `postgresql://${credentials}@127.0.0.1:${port}/${database}`
  for (let isUp = false; !isUp;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (!isUp) await wait(50)
  }
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
