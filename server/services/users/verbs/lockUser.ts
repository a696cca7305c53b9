import { userInput } from '../../../domain/users/input'
import { canChangePerson, canLock, type PersonFacts } from '../../../domain/users/rules'
import { command, type CommandContext } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { setLocked } from '../changeUser'
import { administeredBy, lockPerson, mustKeepAdministrator, type LockedPerson } from '../lockPerson'
import { leaveCalls } from './leaveCalls'

const change = async (context: CommandContext, person: LockedPerson, isLocked: boolean) => {
  if (person.isLocked !== isLocked) {
    await context.tx.user.update({ where: { id: person.id }, data: { version: { increment: 1 } } })
    // A lock holds in every provider of the person.
    for (const { providerId } of person.roles) context.inProvider(providerId)
    await setLocked(context, person, isLocked)
    if (isLocked)
      await leaveCalls(
        context,
        person.id,
        person.roles.map(({ providerId }) => providerId),
      )
  } else context.record({ kind: 'user', id: person.id }, {})
  return { userId: person.id }
}

/** Locks an account for compliance (rules 2.4). */
export const lockUser = command({
  name: 'lockUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: userInput,
  description:
    'Locks an account: its person reaches only their own account and compliance screens, and their open calls return to the queue. Locking twice is the same as once.',
  refusals: ['STALE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES', 'OWN_ROLE', 'LAST_ADMINISTRATOR'],
  rule: canLock,
  history: 'Ended the work of somebody whose account was locked',
  viewerCan: { viewerCanLock: { description: 'Whether you may lock or unlock the account.' } },
  run: async (context, input) => {
    const { person, actor } = await lockPerson(context, input)
    stopIf(canLock(person, actor))
    await mustKeepAdministrator(context, person, administeredBy(person))
    return change(context, person, true)
  },
})

export const unlockUser = command({
  name: 'unlockUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: userInput,
  description:
    'Unlocks an account. Unlocking twice is the same as once. The nightly job locks it again while a requirement is missing or expired for too long.',
  refusals: ['STALE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES'],
  rule: canChangePerson,
  viewerCan: {
    viewerCanUnlock: {
      description: 'Whether the account is locked and you may unlock it.',
      when: ({ isLocked }: PersonFacts & { isLocked?: boolean }) => isLocked === true,
    },
  },
  run: async (context, input) => {
    const { person, actor } = await lockPerson(context, input)
    stopIf(canChangePerson(person, actor))
    return change(context, person, false)
  },
})
