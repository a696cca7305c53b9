import type { Actor } from '../kernel/actor'
import { refuse, type Refusal } from '../kernel/refusal'
import { canChangePerson, worksElsewhere, type PersonFacts } from './rules'

/** A link as the database has it, and who invites with it; null: no link has this token. */
type LinkFacts = {
  usedAt: Date | null
  expiresAt: Date
  isActive: boolean
  provider: { name: string; movedTo: string | null } | null
} | null

const linkProblems = {
  unknown: 'This link or code does not work. Check that the whole of it was copied, or ask for another.',
  used: 'This link was used before. Sign in, or ask for another link.',
  expired: 'This link has expired. Ask for another one.',
  needsPassword: 'This link needs the password of your account. Open it again.',
  setsPassword: 'This link sets a new password. Open it again.',
  facilitiesGone: 'The facilities of this invitation are gone. Ask for another one.',
}

export const refuseLink = (problem: keyof typeof linkProblems): Refusal =>
  refuse('LINK_NOT_VALID', linkProblems[problem])

/** Why a link does not work (rules 9.5). A link that was altered is a link that nobody made. */
export const linkProblem = (link: LinkFacts, now: Date): Refusal | null => {
  if (!link || !link.isActive) return refuseLink('unknown')
  if (link.usedAt) return refuseLink('used')
  const { name, movedTo } = link.provider ?? { movedTo: null }
  if (movedTo !== null)
    return refuse('LINK_NOT_VALID', `${name} has moved to ${movedTo}. Ask there for another invitation.`)
  return link.expiresAt <= now ? refuseLink('expired') : null
}

/** A link that works, the role that begins with it, and its account. */
type OpenLink = {
  mailedTo: string | null
  isForRole: boolean
  account: { email: string; addressConfirmedAt: Date | null }
}

/**
 * What a link asks of whoever opens it (rules 9.3a, 9.5). A role begins only with the account's own password, because
 * whoever handed the link over has seen it. While nobody has opened a link that was mailed to the account's address,
 * somebody else may have made the account and know its password, so a mailed link sets a new one.
 */
export const linkAsks = ({ mailedTo, isForRole, account }: OpenLink): 'newPassword' | 'ownPassword' =>
  !isForRole || (mailedTo === account.email && account.addressConfirmedAt === null) ? 'newPassword' : 'ownPassword'

type Invited = PersonFacts & { active: boolean; hasPassword: boolean }

/** Whether the person can be invited again by mail (rules 9.5). */
export const canInviteAgain = (person: Invited, actor: Actor): Refusal | null => {
  if (!person.active) return refuse('NOT_INVITABLE', 'The account is disabled. Enable it first.')
  if (person.hasPassword) return refuse('NOT_INVITABLE', 'This person has chosen a password already.')
  return canChangePerson(person, actor)
}

/** Anyone who is shown the link could choose the password, so only those who may set it are shown it (rules 9.3). */
export const canSeeLink = (person: Invited, actor: Actor): Refusal | null =>
  worksElsewhere(person, actor.providerId) && !actor.superadmin
    ? refuse('WORKS_ELSEWHERE', 'This account also works elsewhere, so its link is not shown here.')
    : null
