import type { Prisma } from '../../db/generated/prisma/client'
import { isUuid } from '../../domain/kernel/input'
import { fieldChanges, type FieldChanges } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'

const lineFacts = {
  room: { select: { facility: { select: { id: true, timeZone: true, followUpsEnabled: true } } } },
  completedBy: { select: { fullName: true } },
  infections: { where: { stop: null } },
} satisfies Prisma.LineInclude

export type LockedLine = Prisma.LineGetPayload<{ include: typeof lineFacts }>

/** The line under its row lock, which is taken before that of any of its calls; null when there is no such line. */
export const lockLine = async ({ tx }: CommandContext, lineId: string, where: Prisma.LineWhereInput): Promise<LockedLine | null> => {
  if (!isUuid(lineId)) return null
  await tx.$executeRaw`select from line where id = ${lineId}::uuid for no key update`
  return tx.line.findFirst({ where: { ...where, id: lineId }, include: lineFacts })
}

export type LinePatch = Omit<Prisma.LineUncheckedUpdateManyInput, 'version'>

/** The one way in which a line's row changes: its version raised, its changes recorded and every screen told. */
export const changeLine = async ({ tx, record, changed }: CommandContext, line: LockedLine, patch: LinePatch, alsoChanged: FieldChanges = {}, newFacilityId?: string | null): Promise<void> => {
  const fields = { ...fieldChanges(line, patch), ...alsoChanged }
  if (Object.keys(fields).length === 0) return
  const { count } = await tx.line.updateMany({ where: { id: line.id, version: line.version }, data: { ...patch, version: line.version + 1 } })
  if (count !== 1) throw new Error(`line ${line.id} moved under its lock`)
  line.version += 1
  record({ kind: 'line', id: line.id }, fields)
  changed({ kind: 'line', id: line.id }, [line.room?.facility.id ?? null, newFacilityId ?? null])
}
