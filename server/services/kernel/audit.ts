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
