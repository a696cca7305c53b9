import type { Actor, Role } from '../kernel/actor'
import { refuse, type Refusal } from '../kernel/refusal'

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

type Invited = {
  active: boolean
  hasPassword: boolean
  superadmin: boolean
  /** Their role in the provider that invites. */
  role: Role
  /** They have a role in another provider, too. */
  worksElsewhere: boolean
}

export const isSystemAdmin = ({ role, superadmin }: Pick<Actor, 'role' | 'superadmin'>): boolean =>
  superadmin || role === 'SystemAdmin'

/**
 * Whether the person can be invited again (rules 9.5). Whoever is shown the link could choose the password, so without
 * mail it is shown only to those who may set that password (rules 9.3).
 */
export const canInviteAgain = (person: Invited, actor: Actor, { canMail }: { canMail: boolean }): Refusal | null => {
  if (!person.active) return refuse('NOT_INVITABLE', 'The account is disabled. Enable it first.')
  if (person.hasPassword) return refuse('NOT_INVITABLE', 'This person has chosen a password already.')
  if (isSystemAdmin(person) && !isSystemAdmin(actor))
    return refuse('ROLE_NOT_ALLOWED', 'Only a system administrator can invite a system administrator.')
  if (!canMail && !actor.superadmin && (person.worksElsewhere || person.superadmin))
    return refuse('WORKS_ELSEWHERE', 'This account also works elsewhere, so its link is not shown here.')
  return null
}
