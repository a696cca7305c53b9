import type { Actor } from '../kernel/actor'
import { refuse, type Refusal } from '../kernel/refusal'
import { canChangePerson, worksElsewhere, type PersonFacts } from './rules'

/** A link as the database has it; null: no link has this token. */
type LinkFacts = { usedAt: Date | null; expiresAt: Date; isActive: boolean } | null

/** Why a link does not work (rules 9.5). A link that was altered is a link that nobody made. */
export const linkProblem = (link: LinkFacts, now: Date): Refusal | null => {
  if (!link || !link.isActive)
    return refuse(
      'LINK_NOT_VALID',
      'This link does not work. Check that the whole link was copied, or ask for another.',
    )
  if (link.usedAt) return refuse('LINK_NOT_VALID', 'This link was used before. Sign in, or ask for another link.')
  return link.expiresAt <= now ? refuse('LINK_NOT_VALID', 'This link has expired. Ask for another one.') : null
}

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
