import type { Db, Tx } from '../../db/access/client'
import { nilUuid } from '../../domain/kernel/uuid'
import { auditRow, installationRow, type AuditRow, type FieldChanges } from '../kernel/audit'
import { byProvider } from '../kernel/write'
import type { Request } from '../kernel/request'

/**
 * The rows about a way into an account: signing in and out, also in vain, and a new password by a link. They are in the audit
 * log of the installation, and in that of each provider where the person has a role, whose administrators look there
 * (rules 2.10). An address of nobody is looked up alike, so that its answer takes as long. The log of a provider that has
 * moved away goes on elsewhere. While it moves, people sign in and ask for a link, with the same answer as nobody; what would
 * be undone where it arrives, signing out and a new password, waits (rules 9.13).
 */
export const accessRows = async (
  db: Db | Tx,
  request: Request,
  action: string,
  userId: string | null,
  outcome: string,
  fields?: FieldChanges,
): Promise<AuditRow[]> => {
  const waits = action === 'signOut' || action === 'acceptLink'
  const roles = await db.$queryRaw<{ providerId: string }[]>`
    select role.provider_id as "providerId" from provider_role role
    join provider on provider.id = role.provider_id left join audit_head head on head.provider_id = role.provider_id
    where role.user_id = ${userId ?? nilUuid}::uuid and provider.moved_to is null and (${waits} or not coalesce(head.closed, false))`
  const about = userId ? ({ kind: 'user', id: userId } as const) : null
  return byProvider([
    { ...installationRow(request, action, userId, outcome, about), ...(fields ? { fields: fields as object } : {}) },
    ...roles.map(({ providerId }) =>
      auditRow(request, { providerId, userId }, action, request.now(), about, outcome, fields),
    ),
  ])
}

/** Writes them. */
export const recordAccess = async (...[db, ...about]: Parameters<typeof accessRows>): Promise<void> =>
  void (await db.auditEntry.createMany({ data: await accessRows(db, ...about) }))
