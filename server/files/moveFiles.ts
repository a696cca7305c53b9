import { createHash } from 'node:crypto'
import { isUuid } from '../domain/kernel/uuid'
import { fileKinds } from './fileStore'
import type { Place } from './place'

const hashOf = async (place: Place, key: string): Promise<{ size: number; sha256: string } | null> => {
  const file = await place.open(key)
  if (!file) return null
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of file.stream) {
    hash.update(chunk as Buffer)
    size += (chunk as Buffer).length
  }
  return { size, sha256: hash.digest('hex') }
}

const bytesOf = async (place: Place, key: string): Promise<Buffer | null> => {
  const file = await place.open(key)
  if (!file) return null
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Rests of interrupted writes are no files; they stay where they are and are swept. */
const isFile = (key: string): boolean => isUuid(key.split('/').at(-1)!.split('.')[0]!)

export type Moved = { copied: number; wereThere: number; bytes: number; removed: number; different: string[] }

/**
 * Copies all files to another place and reads each one there again, so that size and hash are known to be the same. What is
 * there already with the same content is not copied again, so it may be repeated after any interruption, and while
 * servers work. With `removes`, a file is removed here once it is known to be whole there. A different file under the same
 * name is never replaced; it is answered as `different`.
 */
export const moveFiles = async (
  from: Place,
  to: Place,
  { removes = false, tell = () => undefined }: { removes?: boolean; tell?: (key: string) => void } = {},
): Promise<Moved> => {
  const moved: Moved = { copied: 0, wereThere: 0, bytes: 0, removed: 0, different: [] }
  for (const kind of Object.keys(fileKinds)) {
    for await (const { key } of from.list(`${kind}/`)) {
      if (!isFile(key)) continue
      const bytes = await bytesOf(from, key)
      // Somebody swept it meanwhile.
      if (!bytes) continue
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const isThere = (there: Awaited<ReturnType<typeof hashOf>>): boolean =>
        there?.size === bytes.length && there.sha256 === sha256
      const before = await hashOf(to, key)
      if (before === null) {
        await to.put(key, bytes)
        if (!isThere(await hashOf(to, key)))
          throw new Error(`${key} was written to ${to.name}, and is not the same there`)
        moved.copied += 1
        moved.bytes += bytes.length
        tell(key)
      } else if (isThere(before)) moved.wereThere += 1
      else {
        moved.different.push(key)
        continue
      }
      if (!removes) continue
      await from.remove(key)
      moved.removed += 1
    }
  }
  return moved
}

/** A row with its files: the keys that must be there, and the length of one where the row knows it. */
export type Expected = { key: string; size: number | null }

/** Which of the expected files are not there, or have another length or cannot be read to their end. */
export const missingFiles = async (place: Place, expected: Expected[]): Promise<string[]> => {
  const missing: string[] = []
  for (const { key, size } of expected) {
    const there = await hashOf(place, key)
    if (!there || (size !== null && there.size !== size)) missing.push(key)
  }
  return missing
}
