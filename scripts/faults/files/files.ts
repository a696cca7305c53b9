import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { Random } from '../../../prisma/demo/story/random'
import { openClients } from '../../../server/db/access/client'
import { fileKinds, openFileStore, type FileKind, type FileStore } from '../../../server/files/fileStore'
import { sweepImages } from '../../../server/services/calls/entries/images/sweepImages'
import { sweepUploads } from '../../../server/services/compliance/sweepUploads'
import { globalId, type Json } from '../../../server/test/harness/doors'
import { s3Credentials, startS3Server } from '../../../server/test/servers/s3Server'
import { rest } from '../../lib/laboratory'
import { longestOutageMs, spreadOf, tooSlow, untilRight, type Kind, type KindOptions, type Outcome } from '../kind'
import { signInPeople, type Person } from '../people'
import { openInstallation } from '../server'
import { readQueue } from '../watcher'

/** A photo that takes a moment to decode and to write. */
export const photo = (chance: Random): Promise<Buffer> => {
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

/** What was acknowledged: pictures and uploads by their ids, documents by theirs; and how many uploads were cut. */
export type FilesLedger = { images: string[]; documents: string[]; added: string[]; cut: number; wrong: string[] }

/** Somebody who uploads, and a requirement that is asked of them. */
type Uploader = Person & { requirementId: string }

const withRequirement = async (address: string, person: Person): Promise<Uploader> => {
  const asked = (await rest({ ...person, address }, 'GET', `users/${person.userId}/compliance-documents`)) as Json
  return { ...person, requirementId: asked.globalComplianceRequirements[0].complianceRequirement.id as string }
}

const addDocument = `mutation ($input: AddDocumentInput!) { it: addDocument(input: $input) {
  ... on AddDocumentSuccess { document { databaseId } } ... on Refusal { code } } }`

/** The ways in which a file arrives: a picture of a call, an upload for a document, and a document with its file. */
export const ways: {
  address: (provider: string) => string
  parts: (person: Uploader) => Record<string, string>
  keep: (ledger: FilesLedger, body: Json) => string | undefined
}[] = [
  {
    address: (provider) => `${provider}/images`,
    parts: () => ({}),
    keep: ({ images }, { id }) => void images.push(id as string),
  },
  {
    address: (provider) => `${provider}/documents/upload`,
    parts: () => ({}),
    keep: ({ documents }, id) => void documents.push(id as string),
  },
  {
    address: () => '/graphql',
    parts: ({ requirementId }) => ({
      operations: JSON.stringify({
        query: addDocument,
        variables: {
          input: {
            requirementId: globalId('ComplianceRequirement', requirementId),
            issueDate: '2026-01-01',
            expirationDate: '2036-01-01',
            file: null,
          },
        },
      }),
      map: '{"file": ["variables.input.file"]}',
    }),
    keep: ({ added }, { data, errors }) => {
      if (data?.it?.document) added.push(data.it.document.databaseId as string)
      return data?.it?.document || errors?.[0]?.extensions.code === 'UNAVAILABLE'
        ? undefined
        : JSON.stringify(errors ?? data)
    },
  },
]

export const upload = async (
  address: string,
  person: Uploader,
  way: (typeof ways)[number],
  bytes: Buffer,
  ledger: FilesLedger,
) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(way.parts(person))) form.append(name, text)
  form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'arm.jpg')
  try {
    const response = await fetch(`${address}${way.address(`/api/v0/providers/${person.providerId}`)}`, {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        connection: 'close',
        'patency-client': 'faults',
        'patency-provider': person.providerId,
      },
      body: form,
      signal: AbortSignal.timeout(20_000),
    })
    const body: Json = await response.json()
    const wrong = response.status === 200 ? way.keep(ledger, body) : JSON.stringify(body)
    if (response.status !== 503 && wrong) ledger.wrong.push(`an upload was answered with ${response.status} ${wrong}`)
  } catch {
    ledger.cut += 1
    await wait(50)
  }
}

/** The sweeps' turns that find a file; the others would take most of the time of a short round. */
const turnsWithFiles = async ({ place }: FileStore): Promise<Set<number>> => {
  const turns = new Set<number>()
  for (const kind of Object.keys(fileKinds))
    for await (const { key } of place.list(`${kind}/`)) turns.add(Number.parseInt(key.split('/')[1]!, 16))
  return turns
}

/**
 * What must hold after the sweep: what was acknowledged has a row, each row its whole files, each file its row, and each
 * document its file.
 */
export const lostFiles = async (url: string, files: FileStore, ledger: FilesLedger, isShort: boolean) => {
  const clients = openClients(url, { connections: 2 })
  try {
    // No file is younger than an upload takes, seen from two hours later.
    const later = new Date(Date.now() + 2 * 3_600_000)
    let strays = 0
    for (const turn of isShort ? await turnsWithFiles(files) : Array(256).keys()) {
      strays += (await sweepImages(clients, files, later, turn)).strays
      strays += (await sweepUploads(clients, files, later, turn)).strays
    }
    const select = { id: true, size: true }
    const rows: Record<FileKind, { id: string; size: number }[]> = {
      images: await clients.system.callImage.findMany({ select }),
      documents: await clients.system.documentUpload.findMany({ select }),
    }
    const lost = [...ledger.wrong]
    const expected = new Set<string>()
    for (const kind of ['images', 'documents'] as const) {
      const known = new Set(rows[kind].map(({ id }) => id))
      for (const id of ledger[kind]) if (!known.has(id)) lost.push(`${kind} ${id} was acknowledged and has no row`)
      for (const { id, size } of rows[kind]) {
        const keys = fileKinds[kind].map((each) => (files[kind] as FileStore['images']).keyOf(id, each))
        for (const key of keys) expected.add(key)
        const bytes = await files[kind].read(id, 'original').catch(() => null)
        const isWhole = bytes?.length === size && (kind === 'documents' || (await files.images.has(id, 'thumbnail')))
        if (!isWhole) lost.push(`${kind} ${id} has a row and not its files`)
      }
    }
    const documents = await clients.system.complianceDocument.findMany({ select: { id: true } })
    for (const id of ledger.added)
      if (!documents.some((document) => document.id === id))
        lost.push(`the document ${id} was acknowledged and is gone`)
    for (const kind of ['images', 'documents'])
      for await (const { key } of files.place.list(`${kind}/`))
        if (!expected.has(key)) lost.push(`the file ${key} has no row`)
    return { lost, strays }
  } finally {
    await clients.close()
  }
}

/** `kill -9` of the server while people upload pictures and documents into a place. */
const killWhileUploading = async (options: KindOptions, filesUrl: string | null): Promise<Outcome> => {
  const { rounds, seed, isShort } = options
  const chance = new Random(seed)
  const place: Record<string, string> = filesUrl === null ? {} : { PATENCY_FILES_URL: filesUrl, ...s3Credentials }
  // The one that is copied has its files in its folder.
  const installation = await openInstallation({ isShort: isShort && filesUrl === null })
  let server = await installation.start(place)
  let isOver = false
  try {
    const people = await Promise.all(
      (await signInPeople(server.address, isShort ? 3 : 5)).map((person) => withRequirement(server.address, person)),
    )
    const photos = await Promise.all(Array.from({ length: 6 }, () => photo(chance)))
    const ledger: FilesLedger = { images: [], documents: [], added: [], cut: 0, wrong: [] }
    const kept = () => ledger.images.length + ledger.documents.length + ledger.added.length
    const senders = people.map(async (person, at) => {
      for (let sent = at; !isOver; sent += 1)
        await upload(server.address, person, ways[sent % ways.length]!, photos[sent % photos.length]!, ledger)
    })
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await wait(chance.between(300, 1_500))
      await server.kill()
      const started = Date.now()
      server = await installation.start(place)
      took.push(await untilRight(async () => (await readQueue(server.address, people[0]!)).version > 0, started))
    }
    const before = kept()
    await untilRight(() => Promise.resolve(kept() > before), Date.now())
    isOver = true
    await Promise.all(senders)
    const store = openFileStore({ dataDir: installation.folder, ...(filesUrl === null ? {} : { filesUrl }) })
    const { lost, strays } = await lostFiles(installation.databaseUrl(), store, ledger, isShort)
    return {
      figures: {
        'acknowledged writes': kept(),
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

/** Files in a folder. */
export const files: Kind = (options) => killWhileUploading(options, null)

/** Files in a bucket, which outlives the server. */
export const filesInS3: Kind = async (options) => {
  Object.assign(process.env, s3Credentials)
  const s3 = await startS3Server()
  try {
    return await killWhileUploading(options, s3.urlOf('faults'))
  } finally {
    await s3.close()
  }
}
