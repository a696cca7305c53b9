import { onePerPerson, type Looking } from '../../../domain/calls/queue/look'
import { lookAtCall } from '../../../services/calls/queue/callLook'
import { builder } from '../../kernel/builder'
import { enumOf } from '../../kernel/enumOf'
import { hints } from '../../kernel/plugins/cost'
import { callVerb } from '../inputs'

const CallLookRef = builder.prismaObject('CallLook', {
  description: 'Someone who has a call open in a browser.',
  fields: (t) => ({
    user: t.relation('user', { description: 'The person.' }),
    isEditing: t.exposeBoolean('isEditing', { description: 'Whether the person has unsent entries.' }),
  }),
})

builder.prismaObjectField('Call', 'openBy', (t) =>
  t.field({
    type: [CallLookRef],
    ...hints({ size: 2 }),
    description:
      'The people who have it open in a browser, each once; people with unsent entries come first. `callQueueChanged` reports changes in `opened`; the version of the call does not change.',
    select: (_args, _context, nestedSelection) => ({ looks: nestedSelection() }),
    resolve: ({ looks }) => onePerPerson(looks),
  }),
)

const LookingRef = enumOf<Looking>('Looking', 'What the person does with the call on the page.', {
  VIEWING: 'It is open.',
  EDITING: 'It is open, and there are unsent entries.',
  LEFT: 'It is no longer open.',
})

callVerb(lookAtCall, { types: { doing: LookingRef } })
