import type { Tx } from '../../db/access/client'
import { firstValues, type FieldChanges } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { orderedId } from '../kernel/orderedId'
import { insertCallRow, type NewCall } from './callRow'

type Made = 'providerId' | 'createdAt' | 'aliveAt' | 'announcedAt' | 'updatedAt' | 'createdById' | 'updatedById'
type Values = Omit<NewCall, Made>

/** What every new call has besides its values. One whose day is past is in the queue at once. */
const madeBy = (
  { providerId, userId }: { providerId: string; userId: string | null },
  now: Date,
  aliveAt = now,
): Pick<NewCall, Made> => ({
  providerId,
  createdAt: now,
  aliveAt,
  announcedAt: aliveAt <= now ? now : null,
  updatedAt: now,
  createdById: userId,
  updatedById: userId,
})

type Options = {
  aliveAt?: Date
  /** What the audit log says of it; all its values, if nothing else. */
  recorded?: FieldChanges
  /** What is written with it, and the audit log says of that. */
  also?: (callId: string) => Promise<FieldChanges>
}

/** The one way in which a verb adds a call: its row, the audit log and every screen that may see it. Answers its id. */
export const addCall = async (
  { sql, actor, now, record, changed }: CommandContext,
  values: Values,
  facilityId: string | null,
  { aliveAt, recorded = firstValues(values), also }: Options = {},
): Promise<string> => {
  const id = insertCallRow(sql, { ...values, ...madeBy(actor, now, aliveAt) })
  record({ kind: 'call', id }, also ? { ...recorded, ...(await also(id)) } : recorded)
  changed({ kind: 'call', id }, [facilityId])
  return id
}

/** The same of many calls at once, of which the audit log and the screens learn by whoever adds them. Answers their ids. */
export const addCallRows = async (
  tx: Tx,
  by: { providerId: string; userId: string | null },
  now: Date,
  calls: readonly Values[],
): Promise<string[]> => {
  const data = calls.map((values) => ({ id: orderedId(), ...values, ...madeBy(by, now) }))
  await tx.call.createMany({ data })
  return data.map(({ id }) => id)
}
