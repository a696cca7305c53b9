import { mostCalledFor } from '../../domain/lines/input'
import { visibleCalls } from '../../services/calls/visibility'
import { closeLine, reopenLine } from '../../services/calls/lines/closeLine'
import { createLineCall } from '../../services/calls/lines/createLineCall'
import { createLineCalls, type LineCall, type LineCallOutcome } from '../../services/calls/lines/createLineCalls'
import { saveLine } from '../../services/calls/lines/saveLine'
import { visibleLines } from '../../services/lines/visibility'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { databaseId } from '../kernel/globalId'
import { idOr, once, version, type InputFields, type SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'

const permission = 'lines:change'

const which = (t: InputFields) => ({ lineId: t.id({ required: true, description: 'The line.' }), ...version(t) })
const idOfLine = (globalId: string): string => databaseId('Line', globalId)

/** The line as it is after the verb; null when that moved it out of the caller's sight. */
const lineAfter = <S extends { lineId: string }>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Line',
    nullable: true,
    description: 'The line as it is now; null when it moved out of your sight.',
    resolve: (query, { lineId }, _args, context) =>
      context.db.line.findUnique({ ...query, where: { id: lineId, AND: visibleLines(actorOf(context)) } }),
  })

const callAfter = <S extends { callId: string | null }>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Call',
    nullable: true,
    ...hints({ cost: 10 }),
    description: 'The call as it is now; null when there is none that you may see.',
    resolve: (query, { callId }, _args, context) => {
      // Read also when there is none: a plan that was never read counts as forgotten.
      const plan = { ...query }
      return callId === null
        ? null
        : context.db.call.findUnique({ ...plan, where: { id: callId, AND: visibleCalls(actorOf(context)) } })
    },
  })

const InfectionEntryInputRef = builder.inputType('InfectionEntryInput', {
  description: 'Days in which the line was infected.',
  fields: (t) => ({
    entryId: t.string({ description: 'The `entryId` of one that is in the history; a new one has none.' }),
    infectionStart: t.field({ type: 'Date', description: 'The first day. Required.' }),
    infectionStop: t.field({ type: 'Date', description: 'The day on which it was over; null while it goes on.' }),
  }),
})

verb('saveLine', {
  permission,
  description:
    'Changes an open line. What is left out stays. What the flag or an entry that goes on means for the history follows by itself, and what is scheduled for the line moves with its day and its place.',
  input: (t) => ({
    ...which(t),
    name: t.string({ description: 'As the team calls it. Not empty.' }),
    followUpInterval: t.int({
      description: 'Days between dressing changes, from 1 to 3650, when nothing else says so.',
    }),
    nextChangeDate: t.string({
      description: 'A day at the facility (YYYY-MM-DD) or a moment (ISO 8601, with its zone), within ten years.',
    }),
    roomId: t.id({ description: 'The room. Required for people who are restricted to facilities.' }),
    roomDescription: t.string({ description: 'Where it is, in words.' }),
    infection: t.boolean({
      description:
        'Whether it is infected. Set, an entry of the history begins today; taken off, the one that goes on ends today.',
    }),
    infectionNotes: t.string({ description: 'What was noted about the infection.' }),
    infectionHistory: t.field({
      type: [InfectionEntryInputRef],
      description:
        'The whole history; an entry that is not among them is taken out. Entries that overlap are refused, naming the other.',
    }),
  }),
  run: ({ request }, { lineId, roomId, infectionHistory, ...input }) =>
    saveLine(request, {
      ...input,
      lineId: idOfLine(lineId),
      roomId: idOr('Room', roomId),
      infectionHistory: infectionHistory?.map(({ entryId, ...days }) => ({ ...days, id: entryId })),
    }),
  success: (t) => ({ line: lineAfter(t) }),
})

verb('closeLine', {
  permission,
  description:
    'Closes the line: it is read-only then, and no follow-up is scheduled for it. One that is scheduled and not in the queue yet is cancelled.',
  input: which,
  run: ({ request }, { lineId, ...input }) => closeLine(request, { ...input, lineId: idOfLine(lineId) }),
  success: (t) => ({
    line: lineAfter(t),
    cancelled: t.exposeInt('cancelled', { description: 'How many follow-ups were cancelled with it.' }),
  }),
})

verb('reopenLine', {
  permission,
  description: 'Opens a closed line again. Follow-ups that were cancelled do not come back.',
  input: which,
  run: ({ request }, { lineId, ...input }) => reopenLine(request, { ...input, lineId: idOfLine(lineId) }),
  success: (t) => ({ line: lineAfter(t) }),
})

verb('createLineCall', {
  permission,
  description:
    "Puts a call about an open line into the queue, with the patient, place and ordering provider of the line's latest call.",
  input: (t) => ({
    ...which(t),
    purposeId: t.id({ description: 'The need. Required.' }),
    customJob: t.string({ description: 'Required when the need is Custom.' }),
    statusCodeId: t.id({ description: 'Without one the call is Normal.' }),
    roomId: t.id({ description: "The room; left out, that of the line's latest call." }),
    roomDescription: t.string({ description: 'Where it is, in words; left out, as in the latest call.' }),
    ...once(t),
  }),
  run: ({ request }, { clientMutationId, lineId, ...input }) =>
    createLineCall(
      { ...request, idempotencyKey: clientMutationId },
      {
        ...input,
        lineId: idOfLine(lineId),
        purposeId: idOr('Purpose', input.purposeId),
        statusCodeId: idOr('StatusCode', input.statusCodeId),
        roomId: idOr('Room', input.roomId),
      },
    ),
  success: (t) => ({ call: callAfter(t), line: lineAfter(t) }),
})

const outcomes: Record<LineCallOutcome, { description: string }> = {
  CREATED: { description: 'A call was created.' },
  BROUGHT_FORWARD: { description: 'A call was scheduled for the need; it joined the queue now.' },
  CALLED_ALREADY: { description: 'A call for the need waits in the queue already; nothing was done.' },
  CLOSED: { description: 'The line is closed; nothing was done.' },
}
const LineCallOutcomeRef = builder.enumType('LineCallOutcome', {
  values: outcomes,
  description: 'What became of a line when calls were created for several.',
})

const CalledLineRef = builder.objectRef<LineCall>('CalledLine').implement({
  description: 'What became of one line.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: LineCallOutcomeRef, description: 'What was done.' }),
    line: lineAfter(t),
    call: callAfter(t),
  }),
})

verb('createLineCalls', {
  permission,
  description:
    'Calls for several open lines at once. No line gets a second call for a need while the first is neither done nor deleted: one that is scheduled joins the queue now, one that waits there stays alone.',
  input: (t) => ({
    lineIds: t.idList({ required: true, description: `The lines, at most ${mostCalledFor}.` }),
    purposeId: t.id({ description: 'The need; without one Dressing Change. Not Custom.' }),
    ...once(t),
  }),
  run: ({ request }, { clientMutationId, lineIds, purposeId }) =>
    createLineCalls(
      { ...request, idempotencyKey: clientMutationId },
      { lineIds: lineIds.map(idOfLine), purposeId: idOr('Purpose', purposeId) },
    ),
  success: (t) => ({
    calls: t.expose('calls', {
      type: [CalledLineRef],
      ...hints({ size: 20 }),
      description: 'What became of each line, in the order in which they were named.',
    }),
  }),
})
