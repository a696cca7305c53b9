import { createHash, randomBytes } from 'node:crypto'
import type { Scope } from '../report'

const nonceBytes = 8

type Asking = Pick<Scope, 'actor' | 'range'>

/** A UUID of version 8 that begins with the nonce. It is another one for each person and each search. */
const idOf = (nonce: Uint8Array, { actor, range }: Asking, search: object): string => {
  const bytes = Buffer.alloc(16)
  bytes.set(nonce)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  const made = createHash('sha256').update(bytes.subarray(0, nonceBytes))
  made.update(JSON.stringify([actor.userId, actor.providerId, range.start, range.end, search]))
  bytes.set(made.digest().subarray(0, 16 - nonceBytes), nonceBytes)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * The id that groups the pages of a search in the audit log (rules 7.3): the one that was sent, if it was issued to this
 * person for this search, otherwise a new one. `search`: as the log keeps it, because a reader of the log could try out
 * which patient an id was made of.
 */
export const auditSessionOf = (asking: Asking, search: object, sent: string | null | undefined): string => {
  const id = sent?.toLowerCase() ?? ''
  const issued = idOf(Buffer.from(id.replaceAll('-', ''), 'hex').subarray(0, nonceBytes), asking, search)
  return issued === id ? id : idOf(randomBytes(nonceBytes), asking, search)
}
