import { userInput } from '../../../domain/users/input'
import { canRemove, roleIn } from '../../../domain/users/rules'
import { command } from '../../kernel/command'
import { stopIf } from '../../kernel/refused'
import { lockPerson, mustKeepAdministrator } from '../lockPerson'
import { closeLinks } from '../links'
import { leaveCalls } from './leaveCalls'

/** Takes a person out of the provider. The account, and what the person did here, stay. */
export const removeUser = command({
  name: 'removeUser',
  permission: 'users:change',
  scope: 'installation',
  on: 'person',
  input: userInput,
  description:
    'Takes a person out of this provider: their role, facilities and API tokens here end, and their open calls return to the queue. Their account and what they did stay.',
  refusals: ['STALE', 'ROLE_NOT_ALLOWED', 'RESTRICTED_TO_FACILITIES', 'OWN_ROLE', 'LAST_ADMINISTRATOR'],
  rule: canRemove,
  history: 'Ended the work of someone who was removed from the provider',
  viewerCan: { viewerCanRemove: { description: 'Whether you may take them out of this provider.' } },
  run: async (context, input) => {
    const { tx, now, record } = context
    const { person, actor } = await lockPerson(context, input)
    const { providerId } = actor
    stopIf(canRemove(person, actor))
    await mustKeepAdministrator(context, person, [providerId])
    const here = { providerId, userId: person.id }
    await tx.apiToken.updateMany({ where: { ...here, revokedAt: null }, data: { revokedAt: now } })
    await tx.allowedFacility.deleteMany({ where: here })
    await tx.providerRole.delete({ where: { providerId_userId: here } })
    await tx.user.update({ where: { id: person.id }, data: { version: { increment: 1 } } })
    await closeLinks(context, person.id, providerId)
    record(
      { kind: 'user', id: person.id },
      { role: [roleIn(person, providerId), null], allowedFacilityIds: [person.allowedFacilityIds, []] },
    )
    await leaveCalls(context, person.id, [providerId])
    return { userId: person.id }
  },
})
