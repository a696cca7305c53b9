import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Clients } from '../../db/access/client'
import type { Logger } from '../../log'
import { assetOf, isHashed, type Asset, type BuiltApp } from './assets'

// The hashed files of other builds (decision 0083): pages of an older build are open while the server is upgraded, and
// pages of a newer one come from another server of the installation.

export type OlderFiles = {
  /** A file of another build at this address; null where no build of the last day had one. */
  find: (address: string) => Promise<Asset | null>
  /** Ends once what is being written is written. */
  stop: () => Promise<void>
}

/** For a server without a database of other builds' files, such as a test of one door. */
export const noOlderFiles: OlderFiles = { find: () => Promise.resolve(null), stop: () => Promise.resolve() }

/** How often a server says that it has its files. Who has them last is known to this, and they are kept for a day more. */
const tellEveryMs = 3_600_000
/** The list of files is read at most this often, however many addresses are tried. */
const listKeptMs = 1_000
/** Files in one statement. */
const batch = 50

/** Once this server's files are there, so that a page that it serves finds them at every other server. */
export const openOlderFiles = async (
  { system }: Pick<Clients, 'system'>,
  { assets }: BuiltApp,
  now: () => Date,
  log: Logger,
): Promise<OlderFiles> => {
  const own = [...assets].filter(([path]) => isHashed(path))
  const paths = own.map(([path]) => path)
  let isStopping = false

  /** Writes those files that the table lacks, and that this server has them now. */
  const tell = async (): Promise<void> => {
    const had = await system.$queryRaw<{ path: string }[]>`
      update web_file set had_at = greatest(had_at, ${now()}) from unnest(${paths}::text[]) as own (path)
      where web_file.path = own.path returning web_file.path`
    const known = new Set(had.map(({ path }) => path))
    const missing = own.filter(([path]) => !known.has(path))
    for (let from = 0; from < missing.length && !isStopping; from += batch) {
      const data = await Promise.all(
        missing.slice(from, from + batch).map(async ([path, { encoded, plain }]) => ({
          path,
          content: new Uint8Array(encoded.gzip ?? (await promisify(gzip)(plain))),
          hadAt: now(),
        })),
      )
      await system.webFile.createMany({ data, skipDuplicates: true })
    }
  }

  let telling: Promise<void> = Promise.resolve()
  const tellNow = (): Promise<void> =>
    (telling = telling
      .then(tell)
      .catch((error: unknown) => log.warn({ err: error }, 'the files of this build could not be kept for open pages')))
  await tellNow()
  const timer = setInterval(() => void tellNow(), tellEveryMs)

  let list: { readAt: number; paths: Promise<ReadonlySet<string>> } | null = null
  const listed = (): Promise<ReadonlySet<string>> => {
    const at = performance.now()
    if (!list || at - list.readAt > listKeptMs)
      list = {
        readAt: at,
        paths: system.webFile
          .findMany({ select: { path: true } })
          .then((rows) => new Set(rows.map(({ path }) => path))),
      }
    return list.paths
  }

  const read = async (address: string): Promise<Asset | null> => {
    const file = await system.webFile.findUnique({ where: { path: address } })
    if (!file) return null
    const packed = Buffer.from(file.content)
    return assetOf(address, await promisify(gunzip)(packed), { gzip: packed })
  }

  /** What was read, or is being read. A path has one content for ever. */
  const found = new Map<string, Promise<Asset | null>>()

  return {
    find: async (address) => {
      const there = await listed()
      for (const kept of found.keys()) if (!there.has(kept)) found.delete(kept)
      if (!there.has(address)) return null
      const reading = found.get(address) ?? read(address)
      found.set(address, reading)
      // What could not be read is read again for the next one who asks.
      reading.catch(() => found.delete(address))
      return reading
    },
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await telling
    },
  }
}
