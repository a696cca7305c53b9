import { hashSessionToken, newSessionToken } from '../../../auth/sessionToken'
import { deviceKeptMs, mostDevices } from '../../../domain/account/throttle'
import type { Tx } from '../../../db/access/client'
import type { Request } from '../../kernel/request'

/** The hash of the browser's device token, if the owner of the e-mail address has signed in with it before. */
export const knownDevice = async (
  { clients: { system }, now }: Request,
  email: string,
  token: string | null,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!token) return null
  const tokenHash = hashSessionToken(token)
  const seenAt = { gt: new Date(now().getTime() - deviceKeptMs) }
  const known = await system.knownDevice.findFirst({
    where: { tokenHash, seenAt, user: { email } },
    select: { userId: true },
  })
  return known && tokenHash
}

/**
 * Remembers the browser as a known device of the person; answers its token. A browser keeps a token with which anybody
 * has signed in before, because people share workstations. An unknown token is replaced.
 */
export const rememberDevice = async (tx: Tx, userId: string, token: string | null, seenAt: Date): Promise<string> => {
  const isOurs =
    token !== null && (await tx.knownDevice.count({ where: { tokenHash: hashSessionToken(token) }, take: 1 })) > 0
  const kept = isOurs ? token : newSessionToken()
  const tokenHash = hashSessionToken(kept)
  await tx.knownDevice.upsert({
    where: { userId_tokenHash: { userId, tokenHash } },
    create: { userId, tokenHash, seenAt },
    update: { seenAt },
  })
  const older = await tx.knownDevice.findMany({
    where: { userId },
    orderBy: { seenAt: 'desc' },
    skip: mostDevices,
    select: { tokenHash: true },
  })
  if (older.length > 0)
    await tx.knownDevice.deleteMany({ where: { userId, tokenHash: { in: older.map((device) => device.tokenHash) } } })
  return kept
}
