import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import type { TokenScope } from '../../../db/generated/prisma/client'
import type { Write } from '../../kernel/operation'

export type NewToken = { userId: string; providerId: string; name: string; scope: TokenScope; expiresAt: Date | null }

// So that a token that strays into a repository or a log is known for what it is.
const prefix = 'patency_'

/** Makes an API token (rules 2.8). It is told this once; what is stored opens nothing. */
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

/** Ends a token; one that was revoked before keeps the moment at which it was. */
export const revokeToken = async (
  { tx, now, record }: Write,
  { id, revokedAt }: { id: string; revokedAt: Date | null },
): Promise<void> => {
  if (revokedAt) return
  await tx.apiToken.update({ where: { id }, data: { revokedAt: now } })
  record({ kind: 'apiToken', id }, { revokedAt: [null, now] })
}
