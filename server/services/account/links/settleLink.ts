import type { Tx } from '../../../db/access/client'
import { refuseLink } from '../../../domain/users/links'
import { auditRow, installationRow, type AuditRow } from '../../kernel/audit'
import { byProvider } from '../../kernel/command'
import { Refused } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { beginRole } from '../../users/invitations/beginRole'
import type { mustWork } from './linkOf'

type Used = Awaited<ReturnType<typeof mustWork>>

/** Begins the role that the link invites to, and audits what was done: a role, in its provider's log too. */
export const settleLink = async (
  { request, tx, now }: { request: Request; tx: Tx; now: Date },
  action: string,
  { kind, userId, user, roleInvitation }: Used,
): Promise<{ email: string }> => {
  const subject = { kind: 'user', id: userId } as const
  const rows: AuditRow[] = [
    { ...installationRow(request, action, userId, 'done', subject), fields: { link: [null, kind] } },
  ]
  if (roleInvitation) {
    const fields = await beginRole(tx, roleInvitation, now)
    if (!fields) throw new Refused(refuseLink('facilitiesGone'))
    const by = { providerId: roleInvitation.providerId, userId }
    rows.push(auditRow(request, by, 'acceptInvitation', now, subject, 'done', fields))
  }
  await tx.auditEntry.createMany({ data: byProvider(rows) })
  return { email: user.email }
}
