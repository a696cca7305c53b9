import { canSave } from '../../domain/calls/rules'
import { addCallLine } from '../../services/calls/ending/addCallLine'
import { closeCall, closeCallAndCreateLine } from '../../services/calls/ending/closeCall'
import { saveCall } from '../../services/calls/ending/saveCall'
import { inOrderOf } from '../../services/kernel/inOrderOf'
import { matchingLineIds } from '../../services/lines/reading/matchingLines'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { FieldTypeRef } from '../kernel/configurationTypes'
import { hints } from '../kernel/plugins/cost'
import { databaseId } from '../kernel/globalId'
import { recordAfter } from '../kernel/verb'
import { RefusalAnswer, RefusalRef } from '../kernel/refusal'
import type { InputOptions } from '../kernel/commandInput'
import { callVerb, leftQueue } from './inputs'

export const RecordedFieldRef = builder.prismaObject('CallValue', {
  name: 'RecordedField',
  description: 'The values recorded for a field of a procedure, with the names of that time.',
  fields: (t) => ({
    fieldId: t.exposeString('fieldId', {
      description: 'The raw id of the field, which the input of `closeCall` takes.',
    }),
    procedureId: t.exposeString('procedureId', { description: 'The raw id of its procedure.' }),
    procedureName: t.exposeString('procedureName', { description: 'The name of the procedure.' }),
    fieldName: t.exposeString('fieldName', { description: 'The name of the field.' }),
    type: t.expose('fieldType', { type: FieldTypeRef, description: 'The kind of answer it takes.' }),
    values: t.exposeStringList('values', { description: 'The values; a ticked box is `true`.' }),
  }),
})

const endFacts = {
  id: true,
  completedAt: true,
  deletedAt: true,
  completedById: true,
  completedBy: { select: { fullName: true } },
} as const

builder.prismaObjectFields('Call', (t) => ({
  fields: t.relation('values', {
    ...hints({ size: 10 }),
    type: RecordedFieldRef,
    description: 'The values recorded when it was closed, by procedure.',
    query: {
      orderBy: [{ procedureWeight: 'asc' }, { procedureId: 'asc' }, { fieldWeight: 'asc' }, { fieldId: 'asc' }],
    },
  }),
  followUpDays: t.exposeInt('followUpDays', {
    nullable: true,
    description: 'Days until the follow-up that was chosen at closing; overrides the procedures.',
  }),
  viewerSaveRefusal: t.field({
    type: RefusalRef,
    nullable: true,
    ...hints({ personal: true }),
    description:
      'Why you cannot correct this completed call any more; null when you can, and when it is not completed.',
    select: endFacts,
    resolve: (call, _args, context) => {
      const refusal =
        call.completedAt && !call.deletedAt ? canSave(call, actorOf(context), context.request.now()) : null
      return refusal && new RefusalAnswer(refusal, { kind: 'call', id: call.id })
    },
  }),
  matchingLines: t.prismaField({
    type: ['Line'],
    nullable: true,
    needs: 'lines:see',
    ...hints({ size: 20, cost: 200 }),
    description:
      'Open lines that may belong to this call: lines with the same MRN first, then in the same room, then with the same last name; at most 50. Null for people who may not see lines.',
    args: {
      mrn: t.arg.string({
        description:
          'Search for this MRN, for example one that is entered but not sent yet. Default: the MRN of the call.',
      }),
      roomId: t.arg.id({ description: 'Search in this room. Default: the room of the call.' }),
      patientLastName: t.arg.string({ description: 'Search for this last name. Default: the last name of the call.' }),
    },
    select: { mrn: true, roomId: true, patientLastName: true },
    resolve: async (query, call, { mrn, roomId, patientLastName }, context) => {
      const selection = { ...query }
      const sent = { mrn, roomId: roomId && databaseId('Room', roomId), patientLastName }
      const ids = await matchingLineIds(context.request, {
        ...call,
        ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      })
      return inOrderOf(ids, await context.db.line.findMany({ ...selection, where: { id: { in: ids } } }))
    },
  }),
}))

const FieldValuesInput = builder.inputType('FieldValuesInput', {
  description: 'A filled field of a procedure.',
  fields: (t) => ({
    fieldId: t.string({ required: true, description: 'The raw id of the field.' }),
    values: t.stringList({
      required: true,
      description: 'One value for most types; `true` for a ticked box; any number for checkboxes.',
    }),
  }),
})

const names = { images: 'imageIds' }
const types = { fields: [FieldValuesInput] } satisfies InputOptions['types']

callVerb(closeCall, { names, types, also: (t) => ({ leftQueueId: leftQueue(t) }) })

callVerb(closeCallAndCreateLine, {
  names,
  types,
  without: ['lineId'],
  also: (t) => ({
    leftQueueId: leftQueue(t),
    line: recordAfter(t, 'Line', ({ lineId }) => lineId, {
      nullable: true,
      description: 'The new line; null when you may not see it.',
    }),
  }),
})

callVerb(saveCall, { names, types, without: ['lineId', 'confirm'] })
callVerb(addCallLine)
