import { setPresenceInput } from '../../domain/account/input'
import { command } from '../kernel/command'
import { lockPerson } from './presence'

/** The person is Away by choice, or Available again. Choosing what one has chosen already changes nothing. */
export const setPresence = command({ name: 'setPresence', permission: 'presence:set', input: setPresenceInput }, async ({ tx, actor, now, record }, { away }) => {
  const was = (await lockPerson(tx, actor.userId)).awayAt !== null
  if (away !== was) {
    await tx.user.update({ where: { id: actor.userId }, data: { awayAt: away ? now : null } })
    record({ kind: 'user', id: actor.userId }, { away: [was, away] })
  }
  return { userId: actor.userId }
})
