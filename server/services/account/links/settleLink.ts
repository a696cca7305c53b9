import type { TransactionSql, Tx } from '../../../db/access/client'
import { refuseLink } from '../../../domain/users/links'
import { auditRow, installationRow } from '../../kernel/audit'
import { writeAtCommit } from '../../kernel/write'
import { Refused } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { beginRole } from '../../users/invitations/beginRole'
import { accessRows } from '../accessRows'
import type { mustWork } from './linkOf'

type Used = Awaited<ReturnType<typeof mustWork>>

/** Begins the role that the link invites to, and audits what was done: a role, in its provider's log too. */
export const settleLink = async (
  { request, tx, sql, now }: { request: Request; tx: Tx; sql: TransactionSql; now: Date },
  action: string,
  { kind, userId, user, roleInvitation }: Used,
): Promise<{ email: string }> => {
  const subject = { kind: 'user', id: userId } as const
  const link: Record<string, [null, string]> = { link: [null, kind] }
  // Other providers learn of a new password, and not of a role elsewhere.
  const rows =
    action === 'acceptLink'
      ? await accessRows(tx, request, action, userId, 'done', link)
      : [{ ...installationRow(request, action, userId, 'done', subject), fields: link }]
  if (roleInvitation) {
    const fields = await beginRole(tx, roleInvitation, now)
    if (!fields) throw new Refused(refuseLink('facilitiesGone'))
    const by = { providerId: roleInvitation.providerId, userId }
    rows.push(auditRow(request, by, 'acceptInvitation', now, subject, 'done', fields))
  }
  writeAtCommit(sql, rows, [])
  return { email: user.email }
}
