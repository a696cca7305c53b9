import type { Tx } from '../../db/access/client'
import type { Prisma } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/uuid'
import { fieldChanges, type FieldChanges } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { facilityFacts } from './facilityFacts'

const lineFacts = {
  room: { select: { facility: { select: facilityFacts } } },
  completedBy: { select: { fullName: true } },
  infections: { where: { stop: null } },
} satisfies Prisma.LineInclude

export type LockedLine = Prisma.LineGetPayload<{ include: typeof lineFacts }>

/** Locks lines, in the order of their ids and before any calls. */
export const lockLines = async (tx: Tx, lineIds: readonly string[]): Promise<void> => {
  if (lineIds.length > 0)
    await tx.$executeRaw`select from line where id = any(${[...lineIds]}::uuid[]) order by id for no key update`
}

/** A locked line; null when there is no such line. */
export const findLine = async (
  { tx }: CommandContext,
  lineId: string,
  where: Prisma.LineWhereInput,
): Promise<LockedLine | null> =>
  isUuid(lineId) ? tx.line.findFirst({ where: { ...where, id: lineId }, include: lineFacts }) : null

export type LinePatch = Omit<Prisma.LineUncheckedUpdateManyInput, 'version'>

/** The only way to change a line's row: raises its version, records the changes and notifies every screen. */
export const changeLine = async (
  { tx, record, changed }: CommandContext,
  line: LockedLine,
  patch: LinePatch,
  alsoChanged: FieldChanges = {},
  newFacilityId?: string | null,
): Promise<void> => {
  const fields = { ...fieldChanges(line, patch), ...alsoChanged }
  if (Object.keys(fields).length === 0) return
  const { count } = await tx.line.updateMany({
    where: { id: line.id, version: line.version },
    data: { ...patch, version: line.version + 1 },
  })
  if (count !== 1) throw new Error(`line ${line.id} changed under its lock`)
  line.version += 1
  record({ kind: 'line', id: line.id }, fields)
  changed({ kind: 'line', id: line.id }, [line.room?.facility.id ?? null, newFacilityId ?? null])
}
