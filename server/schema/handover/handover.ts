import { GraphQLError } from 'graphql'
import type { TakeOverShiftFacts } from '../../domain/handover/rules'
import {
  handoversOnPage,
  listHandovers,
  readCurrentHandover,
  readPastHandover,
  type CurrentHandover,
  type PastHandover,
} from '../../services/handover/readHandover'
import { changeHandoverNote, handOver, takeOverShift } from '../../services/handover/verbs'
import { visibleHandoverNotes, visibleHandovers } from '../../services/handover/visibility'
import { inOrderOf } from '../../services/kernel/inOrderOf'
import { builder } from '../kernel/builder'
import { databaseId } from '../kernel/globalId'
import type { SuccessFields } from '../kernel/inputs'
import { foundAmong } from '../kernel/node'
import { hints } from '../kernel/plugins/cost'
import { readNodes, readSelected } from '../kernel/readNodes'
import { changed, recordAfter, verb, viewerCan } from '../kernel/verb'
import { HandoverContentsRef } from './contents'

builder.prismaNode('HandoverNote', {
  description: "The team's note for the next shift of a facility. Each facility has one; a hand-over takes its text.",
  ...foundAmong(visibleHandoverNotes),
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Increases with each change and each hand-over; verbs compare it with `expectedVersion`.',
    }),
    text: t.exposeString('text', { nullable: true, description: 'The note; null when it is empty.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', nullable: true, description: 'When it was changed.' }),
    changedBy: t.relation('changedBy', { nullable: true, description: 'Who changed it.' }),
  }),
})

const RecordRef = builder.objectRef<PastHandover>('HandoverRecord').implement({
  description: 'What a hand-over said at its moment.',
  fields: (t) => ({
    note: t.exposeString('note', { nullable: true, description: "The team's note; null when there was none." }),
    contents: t.expose('contents', { type: HandoverContentsRef, description: 'The calls and lines.' }),
  }),
})

const HandoverRef = builder.prismaNode('Handover', {
  description: "A hand-over of a facility's shift.",
  ...foundAmong(visibleHandovers),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    facility: t.relation('facility', { description: 'The facility.' }),
    handedOverAt: t.expose('handedOverAt', { type: 'DateTime', description: 'When it was handed over.' }),
    handedOverBy: t.relation('handedOverBy', { description: 'Who handed over.' }),
    takenOverAt: t.expose('takenOverAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was taken over; null when it was not.',
    }),
    takenOverBy: t.relation('takenOverBy', { nullable: true, description: 'Who took over.' }),
    replacedAt: t.expose('replacedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When another hand-over followed before anyone took this one over.',
    }),
    record: t.field({
      type: RecordRef,
      ...hints({ personal: true, cost: 20 }),
      description: 'What it said. Reading it is audited.',
      select: { id: true },
      resolve: ({ id }, _args, { request }) => readPastHandover(request, id),
    }),
  }),
})

const ListRef = builder.objectRef<{ total: number; handovers: { id: string }[] }>('HandoverList').implement({
  description: 'Hand-overs of a facility.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many there are.' }),
    pageCount: t.int({
      description: `The number of pages of ${handoversOnPage}.`,
      resolve: ({ total }) => Math.ceil(total / handoversOnPage),
    }),
    handovers: t.field({
      type: [HandoverRef],
      ...hints({ size: handoversOnPage }),
      description: 'Those of the page, the newest first.',
      resolve: ({ handovers }) => handovers as never,
    }),
  }),
})

const CurrentRef = builder.objectRef<CurrentHandover>('CurrentHandover').implement({
  description: 'The page of a facility for its next shift, as it is now.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: "The server's time of the reading." }),
    contents: t.expose('contents', { type: HandoverContentsRef, description: 'The calls and lines.' }),
    facility: t.field({
      type: 'Facility' as never,
      description: 'The facility.',
      resolve: async ({ facility: { id } }, _args, context, info) =>
        (await readNodes([{ typename: 'Facility', id }], context, info))[0] as never,
    }),
    note: t.field({
      type: 'HandoverNote' as never,
      description: "The team's note for the next shift.",
      resolve: async ({ facility: { id } }, _args, context, info) =>
        (await readNodes([{ typename: 'HandoverNote', id }], context, info))[0] as never,
    }),
    handovers: t.field({
      type: ListRef,
      ...hints({ personal: true, cost: 10 }),
      description: 'The hand-overs of the facility, the newest first.',
      args: { page: t.arg.int({ defaultValue: 1, description: 'The page, from 1.' }) },
      resolve: async ({ facility }, { page }, context, info) => {
        if (page != null && page < 1)
          throw new GraphQLError('Pages begin with 1.', { extensions: { code: 'MALFORMED' } })
        const { handovers, total } = (await listHandovers(context.request, facility.id, (page ?? 1) - 1))!
        const ids = handovers.map(({ id }) => id)
        const rows = await readSelected('Handover', { id: { in: ids } }, context, info, [['handovers']])
        return { total, handovers: inOrderOf(ids, [...rows.values()]) }
      },
    }),
  }),
})

builder.prismaObjectField('Provider', 'handover', (t) =>
  t.field({
    type: CurrentRef,
    nullable: true,
    needs: 'call:work',
    ...hints({ personal: true, cost: 100 }),
    description:
      'What a facility hands over to its next shift, as it is now. Null for people who do not work calls, and for a facility that you do not see.',
    args: {
      facilityId: t.arg.id({ description: 'The `id` of the facility. Default: the first one that you see.' }),
    },
    resolve: (_provider, { facilityId }, { request }) =>
      readCurrentHandover(request, facilityId == null ? null : databaseId('Facility', facilityId)),
  }),
)

const HandoverNoteChanged = changed<{ facilityId: string }>(
  'HandoverNoteChanged',
  'A verb on what a facility hands over succeeded.',
  (t) => ({
    note: recordAfter(t, 'HandoverNote', ({ facilityId }) => facilityId, {
      nullable: true,
      description: 'The note as it is now; null when you can no longer see it.',
    }),
  }),
)

const stampAfter = (t: SuccessFields<{ handoverId: string }>) => ({
  handover: recordAfter(t, 'Handover', ({ handoverId }) => handoverId, {
    nullable: true,
    description: 'The hand-over as it is now; null when you can no longer see it.',
  }),
})

verb(changeHandoverNote, { changes: [HandoverNoteChanged] })
for (const command of [handOver, takeOverShift]) verb(command, { changes: [HandoverNoteChanged], success: stampAfter })
viewerCan<TakeOverShiftFacts>(
  'Handover',
  {
    handedOverById: true,
    takenOverAt: true,
    replacedAt: true,
    takenOverBy: { select: { fullName: true } },
    facility: { select: { timeZone: true } },
  },
  takeOverShift,
)
