import { hashSessionToken } from '../../../auth/sessionToken'
import type { Db, Tx } from '../../../db/access/client'
import { linkAsks, linkProblem } from '../../../domain/users/links'
import { recordOfInstallation } from '../../kernel/audit'
import { Refused } from '../../kernel/refused'
import type { Request } from '../../kernel/request'

/** The link of a token, used or not, and whose it is. */
const findLink = (db: Db | Tx, token: string) =>
  db.oneTimeLink.findUnique({
    where: { tokenHash: hashSessionToken(token) },
    select: {
      kind: true,
      userId: true,
      usedAt: true,
      expiresAt: true,
      mailedTo: true,
      roleInvitation: true,
      provider: { select: { name: true, movedTo: true } },
      user: { select: { fullName: true, email: true, active: true, addressConfirmedAt: true } },
    },
  })

/** The link of a token that works now; any other is refused, and audited under the action (rules 2.10). */
export const mustWork = async (request: Request, action: string, db: Db | Tx, token: string) => {
  const link = await findLink(db, token)
  const problem = linkProblem(link && { ...link, isActive: link.user.active }, request.now())
  if (!problem && link)
    return { ...link, asks: linkAsks({ ...link, isForRole: link.roleInvitation !== null, account: link.user }) }
  await recordOfInstallation(request, action, link?.userId ?? null, `refused ${problem!.code}`)
  throw new Refused(problem!)
}
