import type { Clients } from '../db/access/client'
import { callerColumns, type SignedIn } from './sessions'

/** The last use of a token is updated at most this often. */
const touchEveryMs = 60_000

/** Whether the token `s` of the person `u` is valid at the moment in the parameter of this number. */
const isValid = (now: string): string =>
  `s.revoked_at is null and (s.expires_at is null or s.expires_at > ${now}) and u.active`

const validToken = {
  name: 'valid_token',
  text: `select s.id, s.provider_id as "providerId", s.scope, s.last_used_at as "lastUsedAt", ${callerColumns}
    from api_token s join app_user u on u.id = s.user_id
    where s.token_hash = $1 and ${isValid('$3')}`,
}

const living = {
  name: 'living_tokens',
  text: `select s.id from api_token s join app_user u on u.id = s.user_id where s.id = any($1::uuid[]) and ${isValid('$2')}`,
}

type TokenRow = Pick<SignedIn, 'user' | 'epoch' | 'sequences'> & {
  id: string
  providerId: string
  scope: 'read' | 'read-write'
  lastUsedAt: Date | null
}

/** The owner of a valid token; null when it is unknown, revoked or expired. A token has at most the permissions of its owner (rules 2.8). */
export const findApiToken = async (
  clients: Clients,
  tokenHash: Uint8Array<ArrayBuffer>,
  now: Date,
  limits: SignedIn['limits'],
): Promise<SignedIn | null> => {
  const [token] = await clients.rows<TokenRow>(validToken, [tokenHash, null, now])
  if (!token) return null
  if (!token.lastUsedAt || now.getTime() - token.lastUsedAt.getTime() > touchEveryMs)
    await clients.system.apiToken.updateMany({ where: { id: token.id }, data: { lastUsedAt: now } })
  const { id, user, providerId, epoch, sequences } = token
  return {
    user,
    by: { kind: 'token', id },
    providerId,
    readOnly: token.scope === 'read',
    verifiedAt: null,
    ends: null,
    limits,
    epoch,
    sequences,
  }
}

/** Those of the tokens that are still valid. */
export const livingTokens = async (clients: Clients, ids: string[], now: Date): Promise<string[]> =>
  (await clients.rows<{ id: string }>(living, [ids, now])).map(({ id }) => id)
