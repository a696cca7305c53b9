import type { PersonFacts } from '../../domain/users/rules'
import type { Command } from '../../services/kernel/command'
import { createUser, type Created } from '../../services/users/verbs/createUser'
import { lockUser, unlockUser } from '../../services/users/verbs/lockUser'
import { removeUser } from '../../services/users/verbs/removeUser'
import { endUserSessions, setUserPassword } from '../../services/users/verbs/setUserPassword'
import { updateUser } from '../../services/users/verbs/updateUser'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '../kernel/builder'
import type { InputOptions } from '../kernel/commandInput'
import { changed, recordAfter, verb, viewerCan } from '../kernel/verb'
import { byWeight, RoleRef } from './person'

const UserChanged = changed<{ userId: string | null }>('UserChanged', 'A verb on a person succeeded.', (t) => ({
  user: recordAfter(t, 'User', ({ userId }) => userId, {
    nullable: true,
    description: 'The person as they are now; null when you do not see them, such as before they accept a role.',
  }),
}))

/** What the rules about a person go by. */
export const facts = {
  id: true,
  fullName: true,
  accountLocks: { select: { providerId: true } },
  superadmin: true,
  roleCount: true,
  roles: { select: { providerId: true, role: true } },
  allowedFacilities: { orderBy: byWeight, select: { providerId: true, facilityId: true } },
} as const

/** A verb on a person: it answers the person, and gives people its `viewerCan…` fields. */
const userVerb = (command: Command<{ userId: string }, PersonFacts>, options: InputOptions = {}): void => {
  verb(command, { ...options, changes: [UserChanged] })
  viewerCan('User', facts, command)
}

const InvitationRef = builder.objectRef<NonNullable<Created['invitation']>>('Invitation').implement({
  description: 'An invitation that is not mailed: someone hands its link over.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'The secret part of the link `/welcome#<token>`. It is answered only once.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the link works.' }),
  }),
})

const types = { role: RoleRef }

verb(createUser, {
  types,
  changes: [UserChanged],
  success: (t) => ({
    existed: t.exposeBoolean('existed', {
      description:
        'Whether the e-mail address had an account already. It is invited to the role and the facilities here; nothing about it changed.',
    }),
    roleInvitation: recordAfter(t, 'RoleInvitation', ({ roleInvitationId }) => roleInvitationId, {
      nullable: true,
      description: 'The invitation of an account that existed, until its person accepts; null for a new person.',
    }),
    invitation: t.field({
      type: InvitationRef,
      nullable: true,
      description: 'The link of the invitation; null when it is mailed, and when a password was set.',
      resolve: ({ invitation }) => invitation,
    }),
  }),
})
userVerb(updateUser, { types })
userVerb(setUserPassword)
userVerb(endUserSessions)
userVerb(lockUser)
userVerb(unlockUser)
verb(removeUser, {
  success: (t) => ({
    removedUserId: t.id({
      description: 'The id of the removed person.',
      resolve: ({ userId }) => encodeGlobalID('User', userId),
    }),
  }),
})
viewerCan('User', facts, removeUser)
