import type { Prisma } from '../../db/generated/prisma/client'
import type { Actor } from '../../domain/kernel/actor'
import { isSameList } from '../../domain/kernel/lists'
import { troubleOf } from '../../db/access/trouble'
import { nilUuid } from '../../domain/kernel/uuid'
import type { SubjectKind } from './refused'
import type { Request } from './request'

/** A record in the audit log. */
export type Entity = {
  kind:
    | SubjectKind
    | 'lineChecks'
    | 'complianceConfiguration'
    | 'centralTypes'
    | 'committeeMail'
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

/** Old and new values by field; `enteredBy` is added by `nameOverwritten`. */
export type FieldChanges = Record<string, [from: unknown, to: unknown, enteredBy?: string]>

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

/** So many calls and lines are named in one row. */
const mostNamed = 100

/**
 * The rows about reading the patients of these calls, and of lines without a call, in one request (rules 2.10). One record
 * has a row about it; several share a row that names them and is about no single one.
 */
export const patientReads = (
  request: Request,
  actor: Pick<Actor, 'providerId' | 'userId'>,
  callIds: Iterable<string>,
  at: Date,
  lineIds: Iterable<string> = [],
): AuditRow[] => {
  const entities = [
    ...[...new Set(callIds)].map((id) => ({ kind: 'call', id }) as const),
    ...[...new Set(lineIds)].map((id) => ({ kind: 'line', id }) as const),
  ]
  const [only, ...others] = entities
  if (only && others.length === 0) return [auditRow(request, actor, 'readPatient', at, only, 'done')]
  return Array.from({ length: Math.ceil(entities.length / mostNamed) }, (_, part) => {
    const named = entities.slice(part * mostNamed, (part + 1) * mostNamed)
    const idsOf = (of: 'call' | 'line'): FieldChanges[string] => [
      null,
      named.flatMap(({ kind, id }) => (kind === of ? [id] : [])),
    ]
    const fields = Object.entries({ calls: idsOf('call'), lines: idsOf('line') }).filter(
      ([, [, ids]]) => (ids as string[]).length > 0,
    )
    return auditRow(request, actor, 'readPatients', at, null, 'done', Object.fromEntries(fields))
  })
}

/**
 * Writes rows, all of one provider, about what changes nothing: readings and refusals. While the provider moves to another
 * installation, its own log is closed, and they are in the installation's (rules 9.13).
 */
export const recordAside = async ({ clients }: Pick<Request, 'clients'>, rows: AuditRow[]): Promise<void> => {
  const [first] = rows
  if (!first) return
  try {
    await clients.forProvider(first.providerId).auditEntry.createMany({ data: rows })
  } catch (error) {
    if (troubleOf(error) !== 'moving') throw error
    await clients.system.auditEntry.createMany({ data: rows.map((row) => ({ ...row, providerId: nilUuid })) })
  }
}

/** Audits reads before the answer is sent. */
export const recordPatientReads = async (
  request: Request,
  callIds: Iterable<string>,
  lineIds: Iterable<string> = [],
): Promise<void> => recordAside(request, patientReads(request, request.actor!, callIds, request.now(), lineIds))

/** Audits a read of something else than patients, before the answer is sent. */
export const recordRead = async (
  request: Request,
  action: string,
  entity: Entity | null,
  fields?: FieldChanges,
): Promise<void> =>
  recordAside(request, [auditRow(request, request.actor!, action, request.now(), entity, 'done', fields)])

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

/** Writes it at once. */
export const recordOfInstallation = async (...about: Parameters<typeof installationRow>): Promise<void> =>
  void (await about[0].clients.system.auditEntry.createMany({ data: [installationRow(...about)] }))
