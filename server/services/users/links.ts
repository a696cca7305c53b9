import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import type { LinkKind } from '../../db/generated/prisma/client'
import type { Write } from '../kernel/operation'
import { queueMail } from '../mail/queueMail'

const hourMs = 3_600_000

/** How long each kind of link works (rules 9.5). */
const linkMs: Record<LinkKind, number> = { invitation: 72 * hourMs, reset: hourMs / 2 }

type NewLink = { kind: LinkKind; userId: string; providerId: string | null; createdById: string | null }

/** Makes a link that works once. Its token is answered only here; the database holds its hash. */
export const makeLink = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  link: NewLink,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newSessionToken()
  const expiresAt = new Date(now.getTime() + linkMs[link.kind])
  await tx.oneTimeLink.create({ data: { ...link, tokenHash: hashSessionToken(token), createdAt: now, expiresAt } })
  return { token, expiresAt }
}

/**
 * Invites a person to choose a password. With mail configured the invitation is sent, and the answer is null; otherwise
 * the administrator is shown its token once.
 */
export const invite = async (
  write: Pick<Write, 'tx' | 'now'>,
  { userId, providerId, createdById, canMail }: Omit<NewLink, 'kind'> & { canMail: boolean },
): Promise<{ token: string; expiresAt: Date } | null> => {
  if (!canMail) return makeLink(write, { kind: 'invitation', userId, providerId, createdById })
  await queueMail(write, { kind: 'invitation', userId, providerId, facts: { createdById } })
  return null
}
