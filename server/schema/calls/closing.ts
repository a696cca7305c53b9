import { canSave } from '../../domain/calls/rules'
import { may } from '../../domain/kernel/permissions'
import { addCallLine } from '../../services/calls/addCallLine'
import { closeCall, closeCallAndCreateLine } from '../../services/calls/closeCall'
import { saveCall } from '../../services/calls/saveCall'
import { inOrderOf, matchingLineIds } from '../../services/lines/matchingLines'
import { visibleLines } from '../../services/lines/visibility'
import { builder, type Types } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { FieldTypeRef } from '../kernel/catalogueTypes'
import { hints } from '../kernel/cost'
import { databaseId } from '../kernel/globalId'
import { RefusalAnswer, RefusalRef } from '../kernel/refusal'
import { verb } from '../kernel/verb'
import { callAfter, callFields, callOnly, idOf, idOfCall, leftQueue, localIds } from './inputs'

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
  viewerCanSave: t.boolean({
    ...hints({ personal: true }),
    description:
      'Whether you may correct it now that it is completed: for 72 hours whoever completed it may, and administrators always.',
    select: endFacts,
    resolve: (call, _args, context) => {
      const actor = actorOf(context)
      return may(actor, 'call:work') && canSave(call, actor, context.request.now()) === null
    },
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
      const sent = { mrn, roomId: idOf('Room', roomId), patientLastName }
      const ids = await matchingLineIds(context.request, {
        ...call,
        ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      })
      return inOrderOf(ids, await context.db.line.findMany({ ...plan, where: { id: { in: ids } } }))
    },
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

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

/** What is recorded of the work, beside the call's own fields. */
const recordFields = (t: InputFields) => ({
  ...callFields(t),
  statusCodeId: t.id({ description: 'How urgent it was. On Hold becomes Normal.' }),
  fields: t.field({
    type: [FieldValuesInput],
    description: 'The filled fields, as a whole: what is not among them is not recorded. Left out, they stay.',
  }),
  followUpDays: t.int({ description: 'Days after which somebody is to come again, whatever the procedures say.' }),
  infection: t.boolean({ description: 'Whether the line is infected; left out, it stays as it is.' }),
  infectionNotes: t.string({ description: 'What was noted about the infection.' }),
})

const confirmLine = (t: InputFields) =>
  t.boolean({
    description:
      'The line is the right one although its MRN differs. Otherwise such a line is refused with LINE_OF_ANOTHER_PATIENT.',
  })

verb('closeCall', {
  permission: 'call:work',
  description:
    'Completes the call with what was done. Refused with everything that is wrong or missing, each at its field, and with LINE_REQUIRED when a line must be named or created.',
  input: (t) => ({
    ...recordFields(t),
    lineId: t.id({ description: 'The line that it was about. Left out, the one that it has.' }),
    confirm: confirmLine(t),
  }),
  run: ({ request }, input) =>
    closeCall(request, {
      ...localIds(input),
      lineId: input.lineId && databaseId('Line', input.lineId),
      confirm: input.confirm ?? false,
    }),
  success: (t) => ({ call: callAfter(t), leftQueueId: leftQueue(t) }),
})

verb('closeCallAndCreateLine', {
  permission: 'call:work',
  description: 'Completes the call like `closeCall`, and creates its line with it.',
  input: (t) => ({
    ...recordFields(t),
    lineName: t.string({ required: true, description: 'The name of the new line.' }),
    clientMutationId: t.string({
      description: 'Repeated within 24 hours, the first answer is given again and nothing is created.',
    }),
  }),
  run: ({ request }, { clientMutationId, ...input }) =>
    closeCallAndCreateLine({ ...request, idempotencyKey: clientMutationId }, localIds(input)),
  success: (t) => ({
    call: callAfter(t),
    leftQueueId: leftQueue(t),
    line: t.prismaField({
      type: 'Line',
      nullable: true,
      description: 'The new line; null when it does not exist for you.',
      resolve: (query, { lineId }, _args, context) => {
        // Read also when there is none: a plan that was never read counts as forgotten.
        const plan = { ...query }
        return lineId === null
          ? null
          : context.db.line.findUnique({ ...plan, where: { id: lineId, AND: visibleLines(actorOf(context)) } })
      },
    }),
  }),
})

verb('saveCall', {
  permission: 'call:work',
  description:
    'Corrects a completed call: for 72 hours by whoever completed it, and by administrators always. What it meant for its line is reckoned anew while its follow-up is not in the queue.',
  input: recordFields,
  run: ({ request }, input) => saveCall(request, localIds(input)),
  success: (t) => ({ call: callAfter(t) }),
})

verb('addCallLine', {
  permission: 'call:work',
  description: 'Says which line the call is about.',
  input: (t) => ({
    ...callOnly(t),
    lineId: t.id({ required: true, description: 'An open line.' }),
    confirm: confirmLine(t),
  }),
  run: ({ request }, { callId, lineId, confirm, expectedVersion }) =>
    addCallLine(request, {
      callId: idOfCall(callId),
      lineId: databaseId('Line', lineId),
      confirm: confirm ?? false,
      expectedVersion,
    }),
  success: (t) => ({ call: callAfter(t) }),
})
