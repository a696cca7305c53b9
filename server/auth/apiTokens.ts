import type { Clients } from '../db/client'
import { callerFacts, type SignedIn } from './sessions'

/** A token's use is written down at most this often. */
const touchEveryMs = 60_000

/** Whose living token this is; null when it is unknown, revoked or over. It gives no more than its owner has now (rules 2.8). */
export const findApiToken = async (clients: Clients, tokenHash: Uint8Array<ArrayBuffer>, now: Date): Promise<SignedIn | null> => {
  const token = await clients.system.apiToken.findFirst({ where: { tokenHash, ...livingTokens(now), user: { active: true } }, include: callerFacts })
  if (!token) return null
  if (!token.lastUsedAt || now.getTime() - token.lastUsedAt.getTime() > touchEveryMs)
    await clients.system.apiToken.updateMany({ where: { id: token.id }, data: { lastUsedAt: now } })
  return { user: token.user, by: { kind: 'token', id: token.id }, providerId: token.providerId, readOnly: token.scope === 'read' }
}

export const livingTokens = (now: Date) => ({ revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] })
