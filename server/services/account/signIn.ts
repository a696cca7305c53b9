import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { passwordMatches } from '../../auth/password'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { signInInput } from '../../domain/account/input'
import { tooManyTries, tryDelayMs, tryWindowMs, type FailedTries } from '../../domain/account/throttle'
import { checkInput } from '../../domain/kernel/input'
import { refuse, type Refusal } from '../../domain/kernel/refusal'
import { installationRow } from '../kernel/audit'
import { Refused, stopIf } from '../kernel/refused'
import type { Request } from '../kernel/request'

/**
 * Opens a session and answers its token, which is shown once. An unknown address, a wrong
 * password and a disabled account are refused in the same words and after the same time. A
 * locked account may sign in: it reaches its own account, and nothing else (rules 2.4).
 */
export const signIn = async (request: Request, rawInput: unknown): Promise<{ token: string }> => {
  const checked = checkInput(signInInput, rawInput)
  stopIf(checked.refusal)
  const { email, password } = checked.value
  const { system } = request.clients
  const now = request.now()
  const tryAt = await beginTry(request, email)

  const user = await system.user.findFirst({ where: { email, active: true }, select: { id: true, passwordHash: true, lastProviderId: true } })
  const refuseTry = async (refusal: Refusal): Promise<never> => {
    await system.auditEntry.createMany({ data: [installationRow(request, 'signIn', user?.id ?? null, `refused ${refusal.code}`)] })
    throw new Refused(refusal)
  }
  const tooMany = tooManyTries(tryAt.failed)
  if (tooMany) {
    await tryAt.forget()
    return refuseTry(tooMany)
  }
  await wait(tryDelayMs(tryAt.failed))
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  if (!user || !matches) return refuseTry(refuse('SIGN_IN_FAILED', 'The e-mail address or the password is wrong.'))

  const token = newSessionToken()
  await request.clients.systemTransaction(async (tx) => {
    await tx.signInTry.deleteMany({ where: { account: tryAt.account } })
    await tx.session.create({ data: { tokenHash: hashSessionToken(token), userId: user.id, providerId: user.lastProviderId, createdAt: now, seenAt: now } })
    await tx.auditEntry.createMany({ data: [installationRow(request, 'signIn', user.id, 'done')] })
  })
  return { token }
}

/**
 * Counts the failed tries before this one. This one is written down first, as failed until it
 * succeeds, so that many at once cannot slip through between the count and the check; and by
 * itself, so that it stays written down whatever becomes of the rest.
 */
const beginTry = async ({ clients: { system }, origin, now }: Request, email: string) => {
  const account = new Uint8Array(createHash('sha256').update(email).digest())
  const at = now()
  const recent = { gt: new Date(at.getTime() - tryWindowMs) }
  await system.signInTry.deleteMany({ where: { at: { lte: recent.gt } } })
  const { id } = await system.signInTry.create({ data: { account, origin, at }, select: { id: true } })
  const others = { at: recent, id: { lt: id } }
  const failed: FailedTries = {
    account: await system.signInTry.count({ where: { account, ...others } }),
    origin: origin === null ? 0 : await system.signInTry.count({ where: { origin, ...others } }),
  }
  return { account, failed, forget: async () => void (await system.signInTry.deleteMany({ where: { id } })) }
}

/** Ends the session; ending one that is over is the same as ending it once. */
export const signOut = (request: Request, token: string): Promise<void> =>
  request.clients.systemTransaction(async (tx) => {
    const [ended] = await tx.session.updateManyAndReturn({
      where: { tokenHash: hashSessionToken(token), endedAt: null },
      data: { endedAt: request.now() },
      select: { userId: true },
    })
    if (ended) await tx.auditEntry.createMany({ data: [installationRow(request, 'signOut', ended.userId, 'done')] })
  })
