import { passwordMatches } from '../../auth/password'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { signInInput } from '../../domain/account/input'
import { checkInput } from '../../domain/kernel/input'
import { refuse } from '../../domain/kernel/refusal'
import { stopIf } from '../kernel/refused'
import type { Request } from '../kernel/request'

/** Events that belong to no provider are chained under the nil id. */
const installation = '00000000-0000-0000-0000-000000000000'

/**
 * Opens a session and answers its token, which is shown once. An unknown address, a wrong
 * password and a disabled account are refused in the same words. A locked account may sign
 * in: it reaches its own account, and nothing else (rules 2.4).
 */
export const signIn = async (request: Request, rawInput: unknown): Promise<{ token: string }> => {
  const checked = checkInput(signInInput, rawInput)
  stopIf(checked.refusal)
  const { email, password } = checked.value
  const { system } = request.clients
  const now = request.now()
  const user = await system.user.findFirst({ where: { email, active: true }, select: { id: true, passwordHash: true, lastProviderId: true } })
  const matches = await passwordMatches(user?.passwordHash ?? null, password)
  const audit = { providerId: installation, at: now, actorId: user?.id ?? null, door: request.door, origin: request.origin, action: 'signIn' }
  if (!user || !matches) {
    await system.auditEntry.createMany({ data: [{ ...audit, outcome: 'refused SIGN_IN_FAILED' }] })
    stopIf(refuse('SIGN_IN_FAILED', 'The e-mail address or the password is wrong.'))
  }
  const token = newSessionToken()
  await system.session.create({ data: { tokenHash: hashSessionToken(token), userId: user!.id, providerId: user!.lastProviderId, createdAt: now, seenAt: now } })
  await system.auditEntry.createMany({ data: [{ ...audit, outcome: 'done' }] })
  return { token }
}

/** Ends the session; ending one that is over is the same as ending it once. */
export const signOut = async (request: Request, token: string): Promise<void> => {
  const now = request.now()
  const { count } = await request.clients.system.session.updateMany({ where: { tokenHash: hashSessionToken(token), endedAt: null }, data: { endedAt: now } })
  if (count === 0) return
  const audit = { providerId: installation, at: now, actorId: request.actor?.userId ?? null, door: request.door, origin: request.origin, action: 'signOut' }
  await request.clients.system.auditEntry.createMany({ data: [{ ...audit, outcome: 'done' }] })
}
