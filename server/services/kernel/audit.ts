import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { isSameList } from '../../domain/kernel/lists'
import { nilUuid } from '../../domain/kernel/input/input'
import type { SubjectKind } from './refused'
import type { Request } from './request'

/** A record in the audit log. */
export type Entity = {
  kind:
    | SubjectKind
    | 'lineChecks'
    | 'complianceConfiguration'
    | 'centralTypes'
    | 'session'
    | 'apiToken'
    | 'roleInvitation'
    | 'device'
    | 'pushSubscription'
    | 'image'
    | 'documentUpload'
    | 'reportFile'
  id: string
  /** The provider that it belongs to, where only that provider's log has the row. */
  providerId?: string
}

/** Old and new values by field. */
export type FieldChanges = Record<string, [from: unknown, to: unknown]>

/** The fields of the patch that change the row. */
export const fieldChanges = (before: Record<string, unknown>, patch: Record<string, unknown>): FieldChanges => {
  const entries = Object.entries(patch)
    .map(([field, to]) => [field, [plain(before[field]), plain(to)]] as const)
    .filter(([, [from, to]]) => !isSame(from, to))
  return Object.fromEntries(entries) as unknown as FieldChanges
}

/** The fields that a change names. */
export const given = <Patch extends object>(patch: Patch): Partial<Patch> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<Patch>

/** The same for a new row, whose old values are null. */
export const firstValues = (values: Record<string, unknown>): FieldChanges =>
  fieldChanges(Object.fromEntries(Object.keys(values).map((field) => [field, null])), values)

const isSame = (from: unknown, to: unknown): boolean =>
  Array.isArray(from) && Array.isArray(to) ? isSameList(from, to) : from === to

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

/** A row of the audit log as it is written. */
export type AuditRow = Prisma.AuditEntryCreateManyInput

/** A row of the provider's audit log about an action or its refusal. */
export const auditRow = (
  { door, origin }: Pick<Request, 'door' | 'origin'>,
  by: { providerId: string; userId: string | null },
  action: string,
  at: Date,
  entity: Entity | null,
  outcome: string,
  fields?: FieldChanges,
): AuditRow => ({
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

/** The rows about reading the patients of these calls, and of lines without a call (rules 2.10). */
export const patientReads = (
  request: Request,
  actor: Pick<Actor, 'providerId' | 'userId'>,
  callIds: Iterable<string>,
  at: Date,
  lineIds: Iterable<string> = [],
): AuditRow[] => {
  const rowsOf = (kind: 'call' | 'line', ids: Iterable<string>) =>
    [...new Set(ids)].map((id) => auditRow(request, actor, 'readPatient', at, { kind, id }, 'done'))
  return [...rowsOf('call', callIds), ...rowsOf('line', lineIds)]
}

/** The row about reading the patients of a page of calls (rules 3.16a). It names all of them, and is about no single call. */
const pageRead = (request: Request, actor: Actor, callIds: readonly string[], at: Date): AuditRow =>
  auditRow(request, actor, 'readPatients', at, null, 'done', { calls: [null, [...callIds]] })

/** Audits reads before the answer is sent. The calls of each of `pages` share a row. */
export const recordPatientReads = async (
  request: Request,
  callIds: Iterable<string>,
  lineIds: Iterable<string> = [],
  pages: readonly (readonly string[])[] = [],
): Promise<void> => {
  const [actor, now] = [request.actor!, request.now()]
  const rows = [
    ...pages.filter((page) => page.length > 0).map((page) => pageRead(request, actor, page, now)),
    ...patientReads(request, actor, callIds, now, lineIds),
  ]
  if (rows.length > 0)
    await request.clients.forProvider(request.actor!.providerId).auditEntry.createMany({ data: rows })
}

/** What belongs to no provider is in the audit log of the installation. */
export const ofInstallation = (userId: string | null = null) => ({ providerId: nilUuid, userId })

/** A row about an action outside of any provider: signing in and out, changing the provider. */
export const installationRow = (
  request: Request,
  action: string,
  userId: string | null,
  outcome: string,
  entity: Entity | null = null,
): AuditRow => auditRow(request, ofInstallation(userId), action, request.now(), entity, outcome)
