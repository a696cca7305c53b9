import type { FieldMap } from '@pothos/core'
import type { LineFacts } from '../../domain/lines/rules'
import { closeLine, reopenLine } from '../../services/lines/verbs/closeLine'
import { createLineCall } from '../../services/lines/verbs/createLineCall'
import { createLineCalls, type LineCall, type LineCallOutcome } from '../../services/lines/verbs/createLineCalls'
import { saveLine } from '../../services/lines/verbs/saveLine'
import type { Command } from '../../services/kernel/command'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { hints } from '../kernel/plugins/cost'
import type { InputOptions } from '../kernel/commandInput'
import type { SuccessFields } from '../kernel/inputs'
import { changed, recordAfter, verb, viewerCan } from '../kernel/verb'

const lineAfter = <S extends { lineId: string }>(t: SuccessFields<S>) =>
  recordAfter(t, 'Line', ({ lineId }) => lineId, {
    nullable: true,
    description: 'The line as it is now; null when you can no longer see it.',
  })

const LineChanged = changed<{ lineId: string }>('LineChanged', 'A verb on a line succeeded.', (t) => ({
  line: lineAfter(t),
}))

const callAfter = <S extends { callId: string | null }>(t: SuccessFields<S>) =>
  recordAfter(t, 'Call', ({ callId }) => callId, {
    nullable: true,
    ...hints({ cost: 10 }),
    description: 'The call as it is now; null when there is no call that you may see.',
  })

type InfectionEntry = { entryId?: string | null }

const InfectionEntryInputRef = builder.inputType('InfectionEntryInput', {
  description: 'A period in which the line was infected.',
  fields: (t) => ({
    entryId: t.string({ description: 'The `entryId` of an existing entry; leave it out for a new entry.' }),
    infectionStart: t.field({ type: 'Date', description: 'The first day. Required.' }),
    infectionStop: t.field({ type: 'Date', description: 'The last day; null while the infection continues.' }),
  }),
})

/** A verb on a line: it answers the line, and gives the line its `viewerCan…` fields. */
const lineVerb = <S extends { lineId: string }>(
  command: Command<S, LineFacts>,
  { also, ...options }: InputOptions & { also?: (t: SuccessFields<S>) => FieldMap } = {},
): void => {
  verb(command, { ...options, changes: [LineChanged], success: also })
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
    cancelled: t.exposeInt('cancelled', { description: 'The number of follow-ups that were canceled with it.' }),
  }),
})
lineVerb(reopenLine)
lineVerb(createLineCall, { also: (t) => ({ call: callAfter(t) }) })

const LineCallOutcomeRef = enumOf<LineCallOutcome>(
  'LineCallOutcome',
  'The outcome for a line when calls were created for several lines.',
  {
    CREATED: 'A call was created.',
    BROUGHT_FORWARD: 'A call with this purpose was scheduled; it joined the queue now.',
    CALLED_ALREADY: 'A call with this purpose is already in the queue; nothing was done.',
    CLOSED: 'The line is closed; nothing was done.',
  },
)

const CalledLineRef = builder.objectRef<LineCall>('CalledLine').implement({
  description: 'The outcome for one line.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: LineCallOutcomeRef, description: 'The outcome.' }),
    line: lineAfter(t),
    call: callAfter(t),
  }),
})

verb(createLineCalls, {
  success: (t) => ({
    calls: t.expose('calls', {
      type: [CalledLineRef],
      ...hints({ size: 20 }),
      description: 'The outcome for each line, in the order of the input.',
    }),
  }),
})
