import { randomBytes } from 'node:crypto'

let lastAt = 0
let count = 0

/** A new id in order of time (UUID version 7, rules 1.2), also within a millisecond, for rows that a statement of SQL adds; Prisma makes its own. */
export const orderedId = (): string => {
  const at = Math.max(Date.now(), lastAt)
  count = at === lastAt ? count + 1 : 0
  // The twelve bits after the time count; past them the next millisecond has begun.
  lastAt = count < 0x1000 ? at : at + 1
  count &= 0xfff
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastAt, 0, 6)
  bytes.writeUInt16BE(0x7000 | count, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
