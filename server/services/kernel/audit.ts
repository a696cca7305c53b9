import type { Request } from './request'

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
const installation = '00000000-0000-0000-0000-000000000000'

/** Records what somebody did, or tried, outside every provider: signing in and out. */
export const installationAudit = async ({ clients, now, door, origin }: Request, action: string, actorId: string | null, outcome: string): Promise<void> => {
  await clients.system.auditEntry.createMany({ data: [{ providerId: installation, at: now(), actorId, door, origin, action, outcome }] })
}
