import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import type { LinkKind } from '../../db/generated/prisma/client'
import type { Write } from '../kernel/operation'
import { queueMail } from '../mail/queueMail'

const hourMs = 3_600_000

/** How long each kind of link works (rules 9.5). */
const linkMs: Record<LinkKind, number> = { invitation: 72 * hourMs, reset: hourMs / 2 }

type NewLink = { kind: LinkKind; userId: string; providerId: string | null; createdById: string | null }

/** Makes a link that works once. Its token is answered only here; the database holds its hash. */
export const makeLink = async (write: Pick<Write, 'tx' | 'now'>, link: NewLink): Promise<IssuedLink> => {
  const [made] = await makeLinks(write, [link])
  return made!
}

export type IssuedLink = { token: string; expiresAt: Date }

const makeLinks = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  links: readonly NewLink[],
): Promise<(IssuedLink & { userId: string })[]> => {
  const made = links.map((link) => ({
    link,
    token: newSessionToken(),
    expiresAt: new Date(now.getTime() + linkMs[link.kind]),
  }))
  await tx.oneTimeLink.createMany({
    data: made.map(({ link, token, expiresAt }) => ({
      ...link,
      tokenHash: hashSessionToken(token),
      createdAt: now,
      expiresAt,
    })),
  })
  return made.map(({ link: { userId }, token, expiresAt }) => ({ userId, token, expiresAt }))
}

/**
 * No open link of the person works from now on: a password was set, another link takes their place, or they left. With a
 * provider, only the links that it made.
 */
export const closeLinks = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  userId: string,
  providerId?: string,
): Promise<void> =>
  void (await tx.oneTimeLink.updateMany({
    where: { userId, usedAt: null, ...(providerId ? { providerId } : {}) },
    data: { usedAt: now },
  }))

type Invitation = Omit<NewLink, 'kind' | 'userId'> & { canMail: boolean }

/**
 * Invites a person to choose a password. With mail configured the invitation is sent, and the answer is null; otherwise
 * the administrator is shown its token once.
 */
export const invite = async (
  write: Pick<Write, 'tx' | 'now'>,
  { userId, ...invitation }: Invitation & { userId: string },
): Promise<IssuedLink | null> => {
  const [made] = await inviteAll(write, [userId], invitation)
  return made ? { token: made.token, expiresAt: made.expiresAt } : null
}

/** Invites many people at once. Answers their links when there is no mail, and nothing otherwise. */
export const inviteAll = async (
  write: Pick<Write, 'tx' | 'now'>,
  userIds: readonly string[],
  { canMail, providerId, createdById }: Invitation,
): Promise<(IssuedLink & { userId: string })[]> => {
  if (!canMail)
    return makeLinks(
      write,
      userIds.map((userId) => ({ kind: 'invitation', userId, providerId, createdById })),
    )
  await queueMail(
    write,
    userIds.map((userId) => ({ kind: 'invitation', userId, providerId, facts: { createdById } })),
  )
  return []
}
