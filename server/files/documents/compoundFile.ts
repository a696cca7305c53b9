import { documentMessages } from '../../domain/documents/file'
import { NotADocument } from './notADocument'

// Microsoft's compound file (MS-CFB), the container of .doc: sectors in chains, and a directory of named streams. The
// libraries for it are no longer kept, and whether it is a whole Word document takes only its directory and first stream.

const endOfChain = 0xff_ff_ff_fe
const free = 0xff_ff_ff_ff
/** Directory entries: 1 is a storage (a folder), 2 a stream. */
const named = [1, 2]
const storage = 1

const broken = (): never => {
  throw new NotADocument(documentMessages.broken)
}

/**
 * The names of all storages and streams, with the first sector of each stream. A file that does not hold all the sectors
 * of its streams is refused as cut off.
 */
export const readCompound = (bytes: Buffer): Map<string, Buffer> => {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return broken()
    throw error
  }
}

const read = (bytes: Buffer): Map<string, Buffer> => {
  const shift = bytes.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) return broken()
  const sectorSize = 1 << shift
  const sectors = Math.ceil(bytes.length / sectorSize) - 1
  const sectorAt = (index: number): Buffer => {
    if (index >= sectors) return broken()
    return bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize)
  }
  const numbersOf = (sector: Buffer): number[] =>
    Array.from({ length: Math.floor(sector.length / 4) }, (_, at) => sector.readUInt32LE(at * 4))

  // Which sectors hold the table of chains: 109 are named in the header, the rest in a chain of their own.
  const tables = Array.from({ length: 109 }, (_, at) => bytes.readUInt32LE(0x4c + at * 4))
  let more = bytes.readUInt32LE(0x44)
  for (let seen = 0; more !== endOfChain && more !== free; seen++) {
    if (seen > sectors) return broken()
    const numbers = numbersOf(sectorAt(more))
    more = numbers.pop() ?? endOfChain
    tables.push(...numbers)
  }
  const known = tables.filter((sector) => sector !== free && sector !== endOfChain)
  if (new Set(known).size < known.length) return broken()
  const next = known.flatMap((sector) => numbersOf(sectorAt(sector)))

  // No two chains share a sector, and none returns to itself.
  const isUsed = new Uint8Array(sectors)
  const chain = (first: number): number[] => {
    const found: number[] = []
    for (let at = first; at !== endOfChain; at = next[at] ?? free) {
      if (at >= sectors || isUsed[at]) return broken()
      isUsed[at] = 1
      found.push(at)
    }
    return found
  }

  const parts = new Map<string, Buffer>()
  /** Streams below this length are inside another stream, which is checked as a part of the root. */
  const cutoff = bytes.readUInt32LE(0x38)
  const directory = Buffer.concat(chain(bytes.readUInt32LE(0x30)).map(sectorAt))
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const entry = directory.subarray(at, at + 128)
    const type = entry[0x42]!
    const [first, size] = [entry.readUInt32LE(0x74), entry.readUInt32LE(0x78)]
    const isChained = at === 0 ? size > 0 : type !== storage && size >= cutoff
    if (at > 0 && !named.includes(type)) continue
    const held = isChained ? chain(first) : []
    if (isChained && held.length * sectorSize < size) return broken()
    if (at > 0)
      parts.set(
        entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(0x40)) - 2)),
        held.length > 0 ? sectorAt(held[0]!) : Buffer.alloc(0),
      )
  }
  return parts
}
