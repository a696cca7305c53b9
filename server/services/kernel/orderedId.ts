import { randomBytes } from 'node:crypto'

/** A new id in order of time (UUID version 7, rules 1.2), for rows that a statement of SQL adds; Prisma makes its own. */
export const orderedId = (at: Date): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
