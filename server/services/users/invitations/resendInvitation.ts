import { canInviteAgain, canSeeLink } from '../../../domain/users/links'
import { resendInvitationInput } from '../../../domain/users/linkInput'
import { command } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import type { PersonFacts } from '../../../domain/users/rules'
import { closeLinks, invite } from '../links'
import { lockPerson } from '../lockPerson'

type Row = PersonFacts & { active: boolean; passwordHash: string | null }

export type Resent = { token: string | null; expiresAt: Date | null }

/** Invites a person again who has not chosen a password yet (rules 9.5). Older links of theirs stop working. */
export const resendInvitation = command({
  name: 'resendInvitation',
  permission: 'users:change',
  // Whether the person works elsewhere is seen across providers.
  scope: 'installation',
  input: resendInvitationInput,
  on: 'person',
  description:
    'Invites a person again who has not chosen a password yet. With mail configured the invitation is sent; otherwise the token of its link is answered, once.',
  refusals: ['NOT_INVITABLE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES', 'WORKS_ELSEWHERE'],
  viewerCan: {
    viewerCanInviteAgain: {
      description: 'Whether you may invite them again, because they have not chosen a password yet.',
      rule: ({ passwordHash, ...person }: Row, actor) =>
        canInviteAgain({ ...person, hasPassword: passwordHash !== null }, actor),
    },
  },
  prepare: (_input, request) => Promise.resolve(request.canMail === true),
  run: async (context, { userId }, canMail): Promise<Resent> => {
    const { tx, now, record } = context
    const { person, actor } = await lockPerson(context, { userId })
    stopIf(canInviteAgain(person, actor) ?? (canMail ? null : canSeeLink(person, actor)))
    await closeLinks({ tx, now }, person.id)
    const { providerId, userId: createdById } = actor
    const link = await invite({ tx, now }, { userId: person.id, providerId, createdById, canMail })
    record({ kind: 'user', id: person.id }, { invitedAt: [null, now.toISOString()] })
    return { token: link?.token ?? null, expiresAt: link?.expiresAt ?? null }
  },
})
