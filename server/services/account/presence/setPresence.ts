import { setPresenceInput } from '../../../domain/account/input'
import { command } from '../../kernel/command'
import { lockPerson } from './presence'

/** Sets the person Away, or Available again. Repeating the current choice changes nothing. */
export const setPresence = command({
  name: 'setPresence',
  permission: 'presence:set',
  input: setPresenceInput,
  on: 'person',
  description:
    'Sets you Away, or Available again. Your team sees it, and nothing is assigned to you automatically while you are Away.',
  run: async (context, { away }) => {
    const { tx, sql, actor, record } = context
    const was = (await lockPerson(sql, actor.userId)).awayAt !== null
    if (away !== was) {
      await tx.user.update({ where: { id: actor.userId }, data: { awayAt: away ? context.now : null } })
      record({ kind: 'user', id: actor.userId }, { away: [was, away] })
    }
    return { userId: actor.userId }
  },
})
