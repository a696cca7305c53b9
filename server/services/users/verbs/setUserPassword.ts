import { hashPassword } from '../../../auth/password'
import { setUserPasswordInput, userInput } from '../../../domain/users/input'
import { canEndSessions, canSetPassword } from '../../../domain/users/rules'
import { command } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { endSessions, setPassword } from '../changeUser'
import { lockPerson } from '../lockPerson'

/** Sets a password that the person must change at the next sign-in (rules 9.4). */
export const setUserPassword = command({
  name: 'setUserPassword',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: setUserPasswordInput,
  description:
    'Sets a password for someone else. It ends their sessions, and they must change the password when they sign in.',
  refusals: ['ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES', 'WORKS_ELSEWHERE'],
  rule: canSetPassword,
  viewerCan: { viewerCanSetPassword: { description: 'Whether you may set their password.' } },
  // Hashing takes long, and needs no row.
  prepare: ({ password }) => hashPassword(password),
  run: async (context, { userId }, passwordHash) => {
    const { person, actor } = await lockPerson(context, { userId })
    stopIf(canSetPassword(person, actor))
    await setPassword(context, person.id, { passwordHash, mustChange: true })
    return { userId: person.id }
  },
})

/** Signs a person out of every browser (rules 9.9). API tokens stay valid. */
export const endUserSessions = command({
  name: 'endUserSessions',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: userInput,
  description: 'Signs a person out of every browser.',
  refusals: ['STALE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES', 'WORKS_ELSEWHERE', 'OWN_ROLE'],
  rule: canEndSessions,
  viewerCan: { viewerCanEndSessions: { description: 'Whether you may sign them out everywhere.' } },
  run: async (context, input) => {
    const { person, actor } = await lockPerson(context, input)
    stopIf(canEndSessions(person, actor))
    await endSessions(context, person.id, null)
    context.record({ kind: 'user', id: person.id }, {})
    return { userId: person.id }
  },
})
