import { canSave } from '../../domain/calls/rules'
import { addCallLine } from '../../services/calls/ending/addCallLine'
import { closeCall, closeCallAndCreateLine } from '../../services/calls/ending/closeCall'
import { saveCall } from '../../services/calls/ending/saveCall'
import { inOrderOf } from '../../services/kernel/inOrderOf'
import { matchingLineIds } from '../../services/lines/reading/matchingLines'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { FieldTypeRef } from '../kernel/configurationTypes'
import { hints } from '../kernel/cost'
import { databaseId } from '../kernel/globalId'
import { recordAfter } from '../kernel/readNodes'
import { RefusalAnswer, RefusalRef } from '../kernel/refusal'
import type { InputOptions } from '../kernel/commandInput'
import { callVerb, leftQueue } from './inputs'

const RecordedFieldRef = builder.prismaObject('CallValue', {
  name: 'RecordedField',
  description: 'What was recorded for a field of a procedure, with the names that the catalogue had then.',
  fields: (t) => ({
    fieldId: t.exposeString('fieldId', { description: 'The raw id of the field, by which closing names it.' }),
    procedureId: t.exposeString('procedureId', { description: 'The raw id of its procedure.' }),
    procedureName: t.exposeString('procedureName', { description: 'The name of the procedure.' }),
    fieldName: t.exposeString('fieldName', { description: 'The name of the field.' }),
    type: t.expose('fieldType', { type: FieldTypeRef, description: 'The kind of answer it takes.' }),
    values: t.exposeStringList('values', { description: 'A ticked box is `true`.' }),
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
    description: 'What was recorded when it was closed, by procedure.',
    query: {
      orderBy: [{ procedureWeight: 'asc' }, { procedureId: 'asc' }, { fieldWeight: 'asc' }, { fieldId: 'asc' }],
    },
  }),
  followUpDays: t.exposeInt('followUpDays', {
    nullable: true,
    description: 'Days after which a follow-up was asked for, whatever the procedures say.',
  }),
  viewerSaveRefusal: t.field({
    type: RefusalRef,
    nullable: true,
    ...hints({ personal: true }),
    description:
      'Why a completed call cannot be corrected by you any more; null for one that can, and for one that is not completed.',
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
      'Open lines that it may be about: of the same record number first, then in the same room, then of the same last name; at most 50. Null for people who may not see lines.',
    args: {
      mrn: t.arg.string({
        description: 'Look for this record number: one that was entered and not sent yet. Left out, that of the call.',
      }),
      roomId: t.arg.id({ description: 'Look in this room. Left out, that of the call.' }),
      patientLastName: t.arg.string({ description: 'Look for this last name. Left out, that of the call.' }),
    },
    select: { mrn: true, roomId: true, patientLastName: true },
    resolve: async (query, call, { mrn, roomId, patientLastName }, context) => {
      const plan = { ...query }
      const sent = { mrn, roomId: roomId && databaseId('Room', roomId), patientLastName }
      const ids = await matchingLineIds(context.request, {
        ...call,
        ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      })
      return inOrderOf(ids, await context.db.line.findMany({ ...plan, where: { id: { in: ids } } }))
    },
  }),
}))

const FieldValuesInput = builder.inputType('FieldValuesInput', {
  description: 'A filled field of a procedure.',
  fields: (t) => ({
    fieldId: t.string({ required: true, description: 'The raw id of the field.' }),
    values: t.stringList({
      required: true,
      description: 'One for most types; `true` for a ticked box; several for checkboxes.',
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
      description: 'The new line; null when it does not exist for you.',
    }),
  }),
})

callVerb(saveCall, { names, types, without: ['lineId', 'confirm'] })
callVerb(addCallLine)
