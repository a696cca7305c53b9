import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import type { TokenScope } from '../../../db/generated/prisma/client'
import type { Write } from '../../kernel/operation'

export type NewToken = { userId: string; providerId: string; name: string; scope: TokenScope; expiresAt: Date | null }

// Makes tokens recognizable in repositories and logs.
const prefix = 'patency_'

/** Creates an API token (rules 2.8). It is answered only once; the stored hash cannot be used to sign in. */
export const addToken = async (
  { tx, now, record }: Write,
  { userId, providerId, name, scope, expiresAt }: NewToken,
): Promise<{ tokenId: string; token: string }> => {
  const token = `${prefix}${newSessionToken()}`
  const { id } = await tx.apiToken.create({
    data: { tokenHash: hashSessionToken(token), userId, providerId, name, scope, createdAt: now, expiresAt },
    select: { id: true },
  })
  record(
    { kind: 'apiToken', id },
    { userId: [null, userId], name: [null, name], scope: [null, scope], expiresAt: [null, expiresAt] },
  )
  return { tokenId: id, token }
}

/** Revokes a token; one that was revoked before keeps its time, and nothing is recorded. */
export const revokeToken = async ({ tx, now, record }: Write, id: string): Promise<void> => {
  const { count } = await tx.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } })
  if (count > 0) record({ kind: 'apiToken', id }, { revokedAt: [null, now] })
}
