import { newCode } from '../../auth/newCode'
import { hashSessionToken } from '../../auth/sessionToken'
import type { LinkKind } from '../../db/generated/prisma/client'
import { linkCodeLength, shownLinkCode } from '../../domain/users/linkCode'
import type { Write } from '../kernel/operation'
import { queueMail } from '../mail/queueMail'

const hourMs = 3_600_000

/** How long each kind of link works (rules 9.5). */
const linkMs: Record<LinkKind, number> = { invitation: 72 * hourMs, reset: hourMs / 2 }

/** Who is invited: to choose a password, or to a role (rules 9.3a). */
export type Invitee = { userId: string; roleInvitationId?: string }

type NewLink = Invitee & {
  kind: LinkKind
  providerId: string | null
  createdById: string | null
  mailedTo?: string
}

/** Makes a link that works once. Its token, which can be typed, is answered only here; the database holds its hash. */
export const makeLink = async (write: Pick<Write, 'tx' | 'now'>, link: NewLink): Promise<IssuedLink> => {
  const [made] = await makeLinks(write, [link])
  return made!
}

export type IssuedLink = { token: string; expiresAt: Date }

const makeLinks = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  links: readonly NewLink[],
): Promise<(IssuedLink & Invitee)[]> => {
  const made = links.map((link) => ({
    link,
    code: newCode(linkCodeLength),
    expiresAt: new Date(now.getTime() + linkMs[link.kind]),
  }))
  await tx.oneTimeLink.createMany({
    data: made.map(({ link, code, expiresAt }) => ({
      ...link,
      tokenHash: hashSessionToken(code),
      createdAt: now,
      expiresAt,
    })),
  })
  return made.map(({ link: { userId, roleInvitationId }, code, expiresAt }) => ({
    ...{ userId, roleInvitationId },
    ...{ token: shownLinkCode(code), expiresAt },
  }))
}

/**
 * No open link to a password of the person works from now on: one was set, another link takes their place, or they left.
 * With a provider, only the links that it made. Invitations to a role stay open, because they ask for the password.
 */
export const closeLinks = async (
  { tx, now }: Pick<Write, 'tx' | 'now'>,
  userId: string,
  providerId?: string,
): Promise<void> =>
  void (await tx.oneTimeLink.updateMany({
    where: { userId, roleInvitationId: null, usedAt: null, ...(providerId ? { providerId } : {}) },
    data: { usedAt: now },
  }))

type Invitation = Pick<NewLink, 'providerId' | 'createdById'> & { canMail: boolean }

/**
 * Invites a person. With mail configured the invitation is sent, and the answer is null; otherwise
 * the administrator is shown its token once.
 */
export const invite = async (
  write: Pick<Write, 'tx' | 'now'>,
  { userId, roleInvitationId, ...invitation }: Invitation & Invitee,
): Promise<IssuedLink | null> => {
  const [made] = await inviteAll(write, [{ userId, roleInvitationId }], invitation)
  return made ? { token: made.token, expiresAt: made.expiresAt } : null
}

/** Invites many people at once. Answers their links when there is no mail, and nothing otherwise. */
export const inviteAll = async (
  write: Pick<Write, 'tx' | 'now'>,
  invitees: readonly Invitee[],
  { canMail, providerId, createdById }: Invitation,
): Promise<(IssuedLink & Invitee)[]> => {
  if (!canMail)
    return makeLinks(
      write,
      invitees.map((invitee) => ({ kind: 'invitation', ...invitee, providerId, createdById })),
    )
  await queueMail(
    write,
    invitees.map(({ userId, roleInvitationId = null }) => ({
      ...{ kind: 'invitation', userId, providerId },
      facts: { createdById, roleInvitationId },
    })),
  )
  return []
}
