import { hashPassword } from '../../../auth/password'
import { acceptLinkInput } from '../../../domain/users/linkInput'
import { checkInput } from '../../../domain/kernel/input/input'
import { Refused, stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { setPassword } from '../../users/changeUser'
import { refuseLink } from '../../../domain/users/links'
import { lockPerson } from '../presence/presence'
import { mustWork } from './linkOf'
import { settleLink } from './settleLink'

/**
 * Sets the password of the person whose link it is, and begins the role that it invites to (rules 9.3a, 9.5). All their
 * links to a password are used afterwards, and all their sessions end. Of two who use links of one person at once, the
 * second waits for the first and is refused. It signs nobody in: the page does that with the new password, through the
 * one way in (decision 0009).
 */
export const acceptLink = async (request: Request, rawInput: unknown): Promise<{ email: string }> => {
  const checked = checkInput(acceptLinkInput, rawInput)
  stopIf(checked.refusal)
  const { token, password } = checked.value
  // Before the transaction, so that a wrong token costs neither a lock nor a password's hash.
  const { userId } = await mustWork(request, 'acceptLink', request.clients.system, token)
  const passwordHash = await hashPassword(password)
  return request.clients.systemTransaction(async (tx, sql) => {
    await lockPerson(sql, userId)
    const link = await mustWork(request, 'acceptLink', tx, token)
    if (link.asks !== 'newPassword') throw new Refused(refuseLink('needsPassword'))
    const now = request.now()
    await setPassword({ tx, now, record: () => undefined }, userId, { passwordHash })
    // Whoever opens what was mailed there reads the mail of this address.
    if (link.mailedTo === link.user.email)
      await tx.user.update({ where: { id: userId }, data: { addressConfirmedAt: now } })
    return settleLink({ request, tx, sql, now }, 'acceptLink', link)
  })
}
