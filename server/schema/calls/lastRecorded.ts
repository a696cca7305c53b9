import { lastRecords, type LastRecord } from '../../services/calls/past/lastRecorded'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { RecordedFieldRef } from './closing'

const LastRecordRef = builder.objectRef<LastRecord>('LastRecord').implement({
  description: 'What a procedure recorded when it was last done on a line.',
  fields: (t) => ({
    callId: t.exposeString('callId', { description: 'The raw UUID of the call.' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', description: 'When that call was completed.' }),
    procedureId: t.exposeString('procedureId', { description: 'The raw id of the procedure.' }),
    fields: t.field({
      type: [RecordedFieldRef],
      ...hints({ size: 6 }),
      description: 'The recorded values, with the names of that time.',
      resolve: ({ values }) => values as never,
    }),
  }),
})

builder.prismaObjectField('Call', 'lastRecords', (t) =>
  t.field({
    type: [LastRecordRef],
    nullable: true,
    needs: 'lines:see',
    ...hints({ personal: true, cost: 100, size: 5 }),
    description:
      'For each procedure, what the latest completed call of its line recorded that you may see, without this call. The page of a call offers it as *Same as last time*. Null for people who may not see lines.',
    select: { id: true, lineId: true, completedAt: true },
    resolve: (call, _args, context) => lastRecords(context.db, actorOf(context), call),
  }),
)
