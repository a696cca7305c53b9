import type { Db } from '../../db/access/client'
import type { AuditFilter } from '../../domain/audit/filter'
import type { Actor } from '../../domain/kernel/actor'
import { mrnKey } from '../../domain/kernel/input/names'
import { wholeMrn } from '../calls/past/listCalls'
import { mustExist } from '../kernel/refused'
import { visibleCalls } from '../records/callVisibility'
import { visibleLines } from '../records/lineVisibility'

/** The records under which reads and changes of a patient are audited. */
export type PatientRecords = { callIds: string[]; lineIds: string[] }

/** No patient has more calls or lines. */
const most = 5_000

/** The calls and lines of the patient that a filter names (rules 9.10), as far as the actor sees them; null without a patient. */
export const patientRecords = async (
  db: Db,
  actor: Actor,
  { mrn, patientOfCallId, patientOfLineId }: Pick<AuditFilter, 'mrn' | 'patientOfCallId' | 'patientOfLineId'>,
): Promise<PatientRecords | null> => {
  if (mrn) return recordsOfMrn(db, actor, mrnKey(wholeMrn(mrn)))
  if (!patientOfCallId && !patientOfLineId) return null
  const { key, ...own } = patientOfCallId
    ? await ofCall(db, actor, patientOfCallId)
    : await ofLine(db, actor, patientOfLineId!)
  if (key === null) return own
  const found = await recordsOfMrn(db, actor, key)
  return {
    callIds: [...new Set([...own.callIds, ...found.callIds])],
    lineIds: [...new Set([...own.lineIds, ...found.lineIds])],
  }
}

const recordsOfMrn = async (db: Db, actor: Actor, key: string): Promise<PatientRecords> => {
  const query = { select: { id: true }, orderBy: { createdAt: 'desc' }, take: most } as const
  const [calls, lines] = await Promise.all([
    db.call.findMany({ where: { AND: [visibleCalls(actor), { mrnKey: key }] }, ...query }),
    db.line.findMany({ where: { AND: [visibleLines(actor), { mrnKey: key }] }, ...query }),
  ])
  return { callIds: calls.map(({ id }) => id), lineIds: lines.map(({ id }) => id) }
}

type Own = PatientRecords & { key: string | null }

const ofCall = async (db: Db, actor: Actor, id: string): Promise<Own> => {
  const call = mustExist(
    await db.call.findFirst({ where: { AND: [visibleCalls(actor), { id }] }, select: { mrnKey: true } }),
    'call',
  )
  return { callIds: [id], lineIds: [], key: call.mrnKey }
}

/** A line may have no MRN while its calls have one. */
const ofLine = async (db: Db, actor: Actor, id: string): Promise<Own> => {
  const line = mustExist(
    await db.line.findFirst({
      where: { AND: [visibleLines(actor), { id }] },
      select: {
        mrnKey: true,
        calls: {
          where: visibleCalls(actor),
          select: { id: true, mrnKey: true },
          orderBy: { createdAt: 'desc' },
          take: most,
        },
      },
    }),
    'line',
  )
  const key = line.mrnKey ?? line.calls.find((call) => call.mrnKey !== null)?.mrnKey ?? null
  return { callIds: line.calls.map((call) => call.id), lineIds: [id], key }
}
