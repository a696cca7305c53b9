import { userInput } from '../../../domain/users/input'
import { canChangePerson, canLock, isLockedIn, type PersonFacts } from '../../../domain/users/rules'
import { markUnlocked } from '../../inbox/markRead'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { lockIn, unlockIn } from '../changeUser'
import { lockPerson, mustKeepAdministrator, type LockedPerson } from '../lockPerson'
import { leaveCalls } from './leaveCalls'

const addVersion = ({ tx }: CommandContext, { id }: LockedPerson): Promise<unknown> =>
  tx.user.update({ where: { id }, data: { version: { increment: 1 } } })

/** Locks a person in the provider for compliance (rules 2.4). */
export const lockUser = command({
  name: 'lockUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: userInput,
  description:
    'Locks a person in the provider: there they reach only their own account and compliance screens, and their open calls return to the queue. Locking twice is the same as once.',
  refusals: ['STALE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES', 'OWN_ROLE', 'LAST_ADMINISTRATOR'],
  rule: canLock,
  history: 'Ended the work of someone whose account was locked',
  viewerCan: { viewerCanLock: { description: 'Whether you may lock or unlock the person here.' } },
  run: async (context, input) => {
    const { person, actor } = await lockPerson(context, input)
    stopIf(canLock(person, actor))
    const { providerId, userId: lockedById } = actor
    await mustKeepAdministrator(context, person, [providerId])
    if (isLockedIn(person, providerId)) context.record({ kind: 'user', id: person.id }, {})
    else {
      await lockIn(context, person.id, { providerId, lockedById })
      await addVersion(context, person)
      await leaveCalls(context, person.id, [providerId])
    }
    return { userId: person.id }
  },
})

export const unlockUser = command({
  name: 'unlockUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: userInput,
  description:
    'Unlocks a person in the provider. Unlocking twice is the same as once. The nightly job locks it again while a requirement is missing or expired for too long.',
  refusals: ['STALE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES'],
  rule: canChangePerson,
  viewerCan: {
    viewerCanUnlock: {
      description: 'Whether the person is locked here and you may unlock them.',
      when: (person: PersonFacts, { providerId }) => isLockedIn(person, providerId),
    },
  },
  run: async (context, input) => {
    const { person, actor } = await lockPerson(context, input)
    stopIf(canChangePerson(person, actor))
    const { providerId } = actor
    if (isLockedIn(person, providerId)) {
      await unlockIn(context, person.id, providerId)
      await markUnlocked(context, person.id)
      await addVersion(context, person)
    } else context.record({ kind: 'user', id: person.id }, {})
    return { userId: person.id }
  },
})
