import { presenceOf } from '../../domain/account/presence'
import { visibleUsers } from '../../services/account/visibility'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { foundAmong } from '../kernel/node'

const PresenceRef = enumOf('Presence', 'Whether a person is there.', {
  ONLINE: 'At least one of their browsers holds a live connection.',
  AWAY: 'The same, but they chose to be Away: nothing is assigned to them by itself.',
  OFFLINE: 'None of their browsers is connected.',
})

builder.prismaNode('User', {
  description: 'A person.',
  ...foundAmong(visibleUsers),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    fullName: t.exposeString('fullName', { description: 'First and last name.' }),
    presence: t.field({
      type: PresenceRef,
      description: 'Whether the person is there now; `callQueueChanged` tells when it changes.',
      select: { isOnline: true, awayAt: true },
      resolve: presenceOf,
    }),
    offlineSince: t.expose('offlineSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the person is Offline; null while they are there, and when it is not known.',
    }),
    training: t.exposeBoolean('training', { description: 'Whether the person is a trainee.' }),
  }),
})
