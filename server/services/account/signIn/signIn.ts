import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import { signInInput } from '../../../domain/account/input'
import { checkInput } from '../../../domain/kernel/input/input'
import { refuse, type Refusal } from '../../../domain/kernel/refusal'
import { Refused, stopIf } from '../../kernel/refused'
import type { Request } from '../../kernel/request'
import { recordAccess } from '../accessRows'
import { lockPerson } from '../presence/presence'
import { knownDevice, rememberDevice } from './knownDevices'
import { tryPassword } from './signInTries'

/**
 * Opens a session and answers its token, which is shown once, and the token of the known device. An unknown address, a
 * wrong password and a disabled account get the same refusal after the same time. A locked account may sign in, and
 * reaches only its own account (rules 2.4).
 */
export const signIn = async (
  request: Request,
  rawInput: unknown,
  deviceToken: string | null,
): Promise<{ token: string; deviceToken: string }> => {
  const checked = checkInput(signInInput, rawInput)
  stopIf(checked.refusal)
  const { email, password } = checked.value
  const { system } = request.clients
  const now = request.now()
  const device = await knownDevice(request, email, deviceToken)
  const user = await system.user.findFirst({
    where: { email, active: true },
    select: { id: true, passwordHash: true, lastProviderId: true },
  })
  const refuseTry = async (refusal: Refusal): Promise<never> => {
    await recordAccess(system, request, 'signIn', user?.id ?? null, `refused ${refusal.code}`)
    throw new Refused(refusal)
  }
  const attempt = await tryPassword(request, { email, device, passwordHash: user?.passwordHash ?? null, password })
  if (attempt.tooMany) return refuseTry(attempt.tooMany)
  const { matches } = attempt
  const wrong = refuse('SIGN_IN_FAILED', 'The e-mail address or the password is wrong.')
  if (!user || !matches) return refuseTry(wrong)

  const token = newSessionToken()
  const opened = await request.clients.systemTransaction(async (tx, sql) => {
    // The check took long. Whoever changed the account meanwhile has ended its sessions, and this would be one more.
    await lockPerson(sql, user.id)
    const isSame = await tx.user.count({ where: { id: user.id, email, passwordHash: user.passwordHash, active: true } })
    if (isSame === 0) return null
    await attempt.settle(tx)
    await tx.session.create({
      data: {
        tokenHash: hashSessionToken(token),
        userId: user.id,
        providerId: user.lastProviderId,
        createdAt: now,
        seenAt: now,
        userAgent: request.userAgent?.slice(0, 400) ?? null,
        origin: request.origin,
      },
    })
    const remembered = await rememberDevice(tx, user.id, deviceToken, now)
    await recordAccess(tx, request, 'signIn', user.id, 'done')
    return { token, deviceToken: remembered }
  })
  return opened ?? refuseTry(wrong)
}

/** Ends the session; ending it twice is the same as once. */
export const signOut = (request: Request, token: string): Promise<void> =>
  request.clients.systemTransaction(async (tx) => {
    const [ended] = await tx.session.updateManyAndReturn({
      where: { tokenHash: hashSessionToken(token), endedAt: null },
      data: { endedAt: request.now() },
      select: { userId: true },
    })
    if (ended) await recordAccess(tx, request, 'signOut', ended.userId, 'done')
  })
