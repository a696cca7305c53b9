import { presenceOf } from '../../domain/account/presence'
import { trainsIn } from '../../domain/users/rules'
import { visibleUsers } from '../../services/account/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { enumOf } from '../kernel/enumOf'
import { foundAmong } from '../kernel/node'

const PresenceRef = enumOf('Presence', 'Whether a person is available.', {
  ONLINE: 'At least one of their browsers holds a live connection.',
  AWAY: 'At least one of their browsers holds a live connection, but they chose to be Away: no call is assigned to them automatically.',
  OFFLINE: 'They have no connected browser.',
})

builder.prismaNode('User', {
  description: 'A person.',
  ...foundAmong(visibleUsers),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    fullName: t.exposeString('fullName', { description: 'First and last name.' }),
    presence: t.field({
      type: PresenceRef,
      description: 'Whether the person is available now; `callQueueChanged` reports changes.',
      select: { isOnline: true, awayAt: true },
      resolve: presenceOf,
    }),
    offlineSince: t.expose('offlineSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Since when the person has been Offline; null while they are Online or Away, and when it is not known.',
    }),
    training: t.boolean({
      description: 'Whether the person is a trainee in this provider.',
      select: { roles: { select: { providerId: true, training: true } } },
      resolve: (person, _args, context) => trainsIn(person, actorOf(context).providerId),
    }),
  }),
})
