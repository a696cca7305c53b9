import { setTimeout as wait } from 'node:timers/promises'
import { tooManyTries, tryDelayMs, tryWindowMs } from '../../../domain/account/throttle'
import { checkInput } from '../../../domain/kernel/input/input'
import { refuse } from '../../../domain/kernel/refusal'
import { passwordResetInput } from '../../../domain/users/linkInput'
import { Refused, stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { queueMail } from '../../mail/queueMail'
import { recordAccess } from '../accessRows'
import { beginTry } from '../signIn/signInTries'

/** Every answer takes at least this long, so that its time does not tell whether the account exists. */
const leastMs = 300

/** Nobody's inbox is filled by somebody who asks again and again from different addresses. */
const mostMails = 3

const noMail = () =>
  refuse('MAIL_NOT_CONFIGURED', 'No mail is sent from here. Ask your administrator for a new password.')

/** Whether somebody who forgot their password can ask for a link here. */
export const canResetByMail = ({ canMail = false }: Pick<Request, 'canMail'>): boolean => canMail

/**
 * Mails a link for a new password, if an enabled account has this address. The answer and its time are the same if none
 * has (rules 9.5). Requests are counted like tries to sign in, apart from those of the same account.
 */
export const requestPasswordReset = async (request: Request, rawInput: unknown): Promise<object> => {
  const checked = checkInput(passwordResetInput, rawInput)
  stopIf(checked.refusal)
  stopIf(request.canMail ? null : noMail())
  const { email } = checked.value
  const attempt = await beginTry(request, `password reset ${email}`, null)
  const tooMany = tooManyTries(attempt.failed)
  if (tooMany) {
    await attempt.forget()
    await recordAccess(request.clients.system, request, 'requestPasswordReset', null, `refused ${tooMany.code}`)
    throw new Refused({ ...tooMany, message: 'Too many requests. Wait ten minutes, then try again.' })
  }
  await Promise.all([wait(Math.max(leastMs, tryDelayMs(attempt.failed))), queueReset(request, email)])
  return {}
}

const queueReset = (request: Request, email: string): Promise<void> =>
  request.clients.systemTransaction(async (tx) => {
    const now = request.now()
    const [user] = await tx.$queryRaw<
      { id: string }[]
    >`select id from app_user where email = ${email} and active for no key update`
    const since = new Date(now.getTime() - tryWindowMs)
    const recent = user
      ? await tx.mail.count({ where: { userId: user.id, kind: 'reset', createdAt: { gt: since } }, take: mostMails })
      : mostMails
    if (user && recent < mostMails) await queueMail({ tx, now }, [{ kind: 'reset', userId: user.id, providerId: null }])
    await recordAccess(tx, request, 'requestPasswordReset', user?.id ?? null, 'done')
  })
