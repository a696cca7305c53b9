import { readMyRequests } from '../../../services/calls/queue/readMyRequests'
import { builder } from '../../kernel/builder'
import { hints } from '../../kernel/plugins/cost'
import { MyRequestRef } from '../../kernel/requests'

builder.prismaObjectField('Provider', 'myRequests', (t) =>
  t.field({
    type: [MyRequestRef],
    ...hints({ personal: true, cost: 50, size: 20 }),
    description:
      'The calls that you created, the newest first: open ones, and those that were completed or deleted in the last 24 hours; at most 100.',
    resolve: (_provider, _args, context) => readMyRequests(context.request),
  }),
)
