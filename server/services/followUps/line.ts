import type { Prisma } from '../../db/generated/prisma/client'
import { firstValues } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { findLine, type LockedLine } from '../records/changeLine'

/** A new line for the patient of the call, in its place. */
export const createLine = async (
  context: CommandContext,
  facilityId: string | null,
  line: Omit<Prisma.LineUncheckedCreateInput, 'providerId' | 'createdAt'>,
): Promise<LockedLine> => {
  const { tx, actor, now, record, changed } = context
  const { id } = await tx.line.create({
    data: { ...line, providerId: actor.providerId, createdAt: now },
    select: { id: true },
  })
  record({ kind: 'line', id }, firstValues(line))
  changed({ kind: 'line', id }, [facilityId])
  return (await findLine(context, id, {}))!
}
