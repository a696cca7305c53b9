import type { Tx } from '../../db/access/client'
import { firstValues, type FieldChanges } from '../kernel/audit'
import type { CommandContext } from '../kernel/command'
import { orderedId } from '../kernel/orderedId'
import { insertCallRow, type NewCall } from './callRow'

type Made =
  | 'providerId'
  | 'createdAt'
  | 'aliveAt'
  | 'announcedAt'
  | 'updatedAt'
  | 'createdById'
  | 'createdByDeviceId'
  | 'isFromWard'
  | 'updatedById'
type Values = Omit<NewCall, Made>

/** Who makes a call, and whether that is somebody of a ward (rules 3.27): a person, a ward's device, or nobody, when the time has come for it. */
type Maker = { providerId: string; userId: string | null; deviceId?: string | null; isWard?: boolean }

/** What every new call has besides its values. A call whose day is past joins the queue at once. */
const madeBy = (
  { providerId, userId, deviceId = null, isWard = false }: Maker,
  now: Date,
  aliveAt = now,
): Pick<NewCall, Made> => ({
  providerId,
  createdAt: now,
  aliveAt,
  announcedAt: aliveAt <= now ? now : null,
  updatedAt: now,
  createdById: userId,
  createdByDeviceId: deviceId,
  isFromWard: isWard || deviceId !== null,
  updatedById: userId,
})

type Options = {
  aliveAt?: Date
  /** What the audit log records; by default all values. */
  recorded?: FieldChanges
  /** Writes more with the call, and answers what the audit log records of that. */
  also?: (callId: string) => Promise<FieldChanges>
}

/** The only way for a verb to add a call: writes its row, audits it, and notifies every screen that may see it. Answers its id. */
export const addCall = async (
  { sql, actor, now, record, changed }: Pick<CommandContext, 'sql' | 'now' | 'record' | 'changed'> & { actor: Maker },
  values: Values,
  facilityId: string | null,
  { aliveAt, recorded = firstValues(values), also }: Options = {},
): Promise<string> => {
  const id = insertCallRow(sql, { ...values, ...madeBy(actor, now, aliveAt) })
  record({ kind: 'call', id }, also ? { ...recorded, ...(await also(id)) } : recorded)
  changed({ kind: 'call', id }, [facilityId])
  return id
}

/** The same for many calls at once; the caller audits and notifies. Answers their ids. */
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
