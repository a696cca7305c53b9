import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { Random } from '../../prisma/demo/story/random'
import { openClients } from '../../server/db/access/client'
import { fileKinds, openFileStore, type FileStore } from '../../server/files/fileStore'
import { sweepImages } from '../../server/services/calls/entries/images/sweepImages'
import { longestOutageMs, spreadOf, tooSlow, untilRight, type Kind } from './kind'
import { signInPeople, type Person } from './people'
import { openInstallation } from './server'
import { readQueue } from './watcher'

/** A photo that takes a moment to decode and to write. */
const photo = (chance: Random): Promise<Buffer> => {
  const side = Math.round(chance.between(600, 1_400))
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#845',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
}

/** Ids of acknowledged pictures, and how many uploads were cut. */
type Ledger = { kept: string[]; cut: number; wrong: string[] }

const upload = async (address: string, { providerId, cookie }: Person, bytes: Buffer, ledger: Ledger) => {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'arm.jpg')
  try {
    const response = await fetch(`${address}/api/v0/providers/${providerId}/images`, {
      method: 'POST',
      headers: { cookie, connection: 'close' },
      body: form,
      signal: AbortSignal.timeout(20_000),
    })
    const body = (await response.json()) as { id: string; code?: string }
    if (response.status === 200) ledger.kept.push(body.id)
    else if (response.status !== 503) ledger.wrong.push(`an upload was answered with ${response.status} ${body.code}`)
  } catch {
    ledger.cut += 1
    await wait(50)
  }
}

/** What must hold after the sweep: each acknowledged picture has a row, each row its whole files, each file its row. */
const lostOf = async (url: string, files: FileStore, { kept, wrong }: Ledger) => {
  const clients = openClients(url, { connections: 2 })
  try {
    // No file is younger than an upload takes, seen from two hours later.
    const later = new Date(Date.now() + 2 * 3_600_000)
    let strays = 0
    for (let turn = 0; turn < 256; turn += 1) strays += (await sweepImages(clients, files, later, turn)).strays
    const rows = await clients.system.callImage.findMany({ select: { id: true, size: true } })
    const lost = [...wrong]
    const known = new Set(rows.map(({ id }) => id))
    for (const id of kept) if (!known.has(id)) lost.push(`the picture ${id} was acknowledged and has no row`)
    const expected = new Set<string>()
    for (const { id, size } of rows) {
      for (const each of fileKinds.images) expected.add(files.images.keyOf(id, each))
      const bytes = await files.images.read(id, 'original').catch(() => null)
      if (bytes?.length !== size || !(await files.images.has(id, 'thumbnail')))
        lost.push(`the picture ${id} has a row and not its files`)
    }
    for await (const { key } of files.place.list('images/'))
      if (!expected.has(key)) lost.push(`the file ${key} has no row`)
    return { lost, strays }
  } finally {
    await clients.close()
  }
}

/** `kill -9` of the server while people upload pictures into the folder of files. */
export const files: Kind = async (options) => {
  const { rounds, seed, isShort } = options
  const chance = new Random(seed)
  const installation = await openInstallation()
  let server = await installation.start()
  let isOver = false
  try {
    const people = await signInPeople(server.address, isShort ? 3 : 5)
    const photos = await Promise.all(Array.from({ length: 6 }, () => photo(chance)))
    const ledger: Ledger = { kept: [], cut: 0, wrong: [] }
    const senders = people.map(async (person, at) => {
      for (let sent = at; !isOver; sent += 1)
        await upload(server.address, person, photos[sent % photos.length]!, ledger)
    })
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await wait(chance.between(300, 1_500))
      await server.kill()
      const started = Date.now()
      server = await installation.start()
      took.push(await untilRight(async () => (await readQueue(server.address, people[0]!)).version > 0, started))
    }
    const before = ledger.kept.length
    await untilRight(() => Promise.resolve(ledger.kept.length > before), Date.now())
    isOver = true
    await Promise.all(senders)
    const store = openFileStore({ dataDir: installation.folder })
    const { lost, strays } = await lostOf(installation.databaseUrl(), store, ledger)
    return {
      figures: {
        'acknowledged writes': ledger.kept.length,
        'requests cut': ledger.cut,
        'files swept': strays,
        'serves again': spreadOf(took),
      },
      lost: [...tooSlow('Serving again', took, longestOutageMs(options)), ...lost],
    }
  } finally {
    isOver = true
    await server.stop()
    installation.remove()
  }
}
