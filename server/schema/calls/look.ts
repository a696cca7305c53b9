import { onePerPerson, type Looking } from '../../domain/calls/queue/look'
import { lookAtCall } from '../../services/calls/queue/callLook'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { hints } from '../kernel/cost'
import { callVerb } from './inputs'

const CallLookRef = builder.prismaObject('CallLook', {
  description: 'Somebody who has a call open in a browser.',
  fields: (t) => ({
    user: t.relation('user', { description: 'Who.' }),
    isEditing: t.exposeBoolean('isEditing', { description: 'Whether they entered something that is not sent.' }),
  }),
})

builder.prismaObjectField('Call', 'openBy', (t) =>
  t.field({
    type: [CallLookRef],
    ...hints({ size: 2 }),
    description:
      'Who has it open in a browser, each person once, whoever edits first. `callQueueChanged` tells when that changes (`opened`); the version of the call does not move by it.',
    select: (_args, _context, nestedSelection) => ({ looks: nestedSelection() }),
    resolve: ({ looks }) => onePerPerson(looks),
  }),
)

const LookingRef = enumOf<Looking>('Looking', 'What a page does with the call that it shows.', {
  VIEWING: 'It is open.',
  EDITING: 'It is open, and something was entered that is not sent.',
  LEFT: 'It is not open any more.',
})

callVerb(lookAtCall, { types: { doing: LookingRef } })
