import type { LineFacts } from '../../domain/lines/rules'
import { closeLine, reopenLine } from '../../services/lines/verbs/closeLine'
import { createLineCall } from '../../services/lines/verbs/createLineCall'
import { createLineCalls, type LineCall, type LineCallOutcome } from '../../services/lines/verbs/createLineCalls'
import { saveLine } from '../../services/lines/verbs/saveLine'
import type { Command } from '../../services/kernel/command'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { hints } from '../kernel/cost'
import type { InputOptions } from '../kernel/commandInput'
import type { SuccessFields } from '../kernel/inputs'
import { recordAfter } from '../kernel/readNodes'
import { verb, viewerCan } from '../kernel/verb'

const lineAfter = <S extends { lineId: string }>(t: SuccessFields<S>) =>
  recordAfter(t, 'Line', ({ lineId }) => lineId, {
    nullable: true,
    description: 'The line as it is now; null when it moved out of your sight.',
  })

const callAfter = <S extends { callId: string | null }>(t: SuccessFields<S>) =>
  recordAfter(t, 'Call', ({ callId }) => callId, {
    nullable: true,
    ...hints({ cost: 10 }),
    description: 'The call as it is now; null when there is none that you may see.',
  })

type InfectionEntry = { entryId?: string | null }

const InfectionEntryInputRef = builder.inputType('InfectionEntryInput', {
  description: 'Days in which the line was infected.',
  fields: (t) => ({
    entryId: t.string({ description: 'The `entryId` of one that is in the history; a new one has none.' }),
    infectionStart: t.field({ type: 'Date', description: 'The first day. Required.' }),
    infectionStop: t.field({ type: 'Date', description: 'The day on which it was over; null while it goes on.' }),
  }),
})

/** A verb on a line: it answers the line, and the line says whether its buttons are offered. */
const lineVerb = <S extends { lineId: string }, Also extends object>(
  command: Command<S, LineFacts>,
  { also, ...options }: InputOptions & { also?: (t: SuccessFields<S>) => Also } = {},
): void => {
  verb(command, { ...options, success: (t) => ({ line: lineAfter(t), ...also?.(t) }) })
  viewerCan('Line', { completedAt: true }, command)
}

lineVerb(saveLine, {
  types: { infectionHistory: [InfectionEntryInputRef] },
  nullLeavesOut: ['infectionHistory'],
  reads: ({ infectionHistory, ...input }) => ({
    ...input,
    infectionHistory: (infectionHistory as InfectionEntry[] | undefined)?.map(({ entryId, ...days }) => ({
      ...days,
      id: entryId,
    })),
  }),
})
lineVerb(closeLine, {
  also: (t) => ({
    cancelled: t.exposeInt('cancelled', { description: 'How many follow-ups were canceled with it.' }),
  }),
})
lineVerb(reopenLine)
lineVerb(createLineCall, { also: (t) => ({ call: callAfter(t) }) })

const LineCallOutcomeRef = enumOf<LineCallOutcome>(
  'LineCallOutcome',
  'What became of a line when calls were created for several.',
  {
    CREATED: 'A call was created.',
    BROUGHT_FORWARD: 'A call was scheduled for the need; it joined the queue now.',
    CALLED_ALREADY: 'A call for the need waits in the queue already; nothing was done.',
    CLOSED: 'The line is closed; nothing was done.',
  },
)

const CalledLineRef = builder.objectRef<LineCall>('CalledLine').implement({
  description: 'What became of one line.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: LineCallOutcomeRef, description: 'What was done.' }),
    line: lineAfter(t),
    call: callAfter(t),
  }),
})

verb(createLineCalls, {
  success: (t) => ({
    calls: t.expose('calls', {
      type: [CalledLineRef],
      ...hints({ size: 20 }),
      description: 'What became of each line, in the order in which they were named.',
    }),
  }),
})
