import type { Prisma } from '../../db/generated/prisma/client'
import type { Request } from './request'

/** A record that the audit trail tells of. */
export type Entity = { kind: 'call' | 'line' | 'user' | 'provider' | 'apiToken'; id: string }

/** From what to what, by field. */
export type FieldChanges = Record<string, [from: unknown, to: unknown]>

/** From what to what, for the fields of the patch that change the row. */
export const fieldChanges = (before: Record<string, unknown>, patch: Record<string, unknown>): FieldChanges => {
  const entries = Object.entries(patch)
    .map(([field, to]) => [field, [plain(before[field]), plain(to)]] as const)
    .filter(([, [from, to]]) => from !== to)
  return Object.fromEntries(entries) as unknown as FieldChanges
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** A row of the provider's audit trail about something that was done, or refused. */
export const auditRow = (
  { door, origin }: Pick<Request, 'door' | 'origin'>,
  by: { providerId: string; userId: string | null },
  action: string,
  at: Date,
  entity: Entity | null,
  outcome: string,
  fields?: FieldChanges,
): Prisma.AuditEntryCreateManyInput => ({
  providerId: by.providerId,
  at,
  actorId: by.userId,
  door,
  origin,
  action,
  entityKind: entity?.kind ?? null,
  entityId: entity?.id ?? null,
  outcome,
  ...(fields && Object.keys(fields).length > 0 ? { fields: fields as Prisma.InputJsonObject } : {}),
})

/** Records that the patient details of these calls were read (rules 2.10). Told before the answer leaves. */
export const recordPatientReads = async (request: Request, callIds: Iterable<string>): Promise<void> => {
  const { actor } = request
  const rows = [...new Set(callIds)].map((entityId) => ({
    providerId: actor!.providerId,
    at: request.now(),
    actorId: actor!.userId,
    door: request.door,
    origin: request.origin,
    action: 'readPatient',
    entityKind: 'call',
    entityId,
    outcome: 'done',
  }))
  if (rows.length > 0) await request.clients.forProvider(actor!.providerId).auditEntry.createMany({ data: rows })
}

/** Events that belong to no provider are chained under the nil id. */
export const installation = '00000000-0000-0000-0000-000000000000'

/** Records what somebody did, or tried, outside every provider: signing in and out. */
export const installationAudit = async ({ clients, now, door, origin }: Request, action: string, actorId: string | null, outcome: string): Promise<void> => {
  await clients.system.auditEntry.createMany({ data: [{ providerId: installation, at: now(), actorId, door, origin, action, outcome }] })
}
