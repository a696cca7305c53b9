import type { Db, Tx } from '../../db/access/client'
import { nilUuid } from '../../domain/kernel/uuid'
import { auditRow, installationRow, type AuditRow, type FieldChanges } from '../kernel/audit'
import { byProvider } from '../kernel/write'
import type { Request } from '../kernel/request'

/**
 * The rows about a way into an account: signing in and out, also in vain, and a new password by a link. They are in the audit
 * log of the installation, and in that of each provider where the person has a role, whose administrators look there
 * (rules 2.10). An address of nobody is looked up alike, so that its answer takes as long.
 */
export const accessRows = async (
  db: Db | Tx,
  request: Request,
  action: string,
  userId: string | null,
  outcome: string,
  fields?: FieldChanges,
): Promise<AuditRow[]> => {
  const roles = await db.providerRole.findMany({
    where: { userId: userId ?? nilUuid },
    select: { providerId: true },
  })
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
