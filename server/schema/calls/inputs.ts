import type { FieldMap } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { CallFacts } from '../../domain/calls/rules'
import type { Command } from '../../services/kernel/command'
import type { InputOptions } from '../kernel/commandInput'
import type { SuccessFields } from '../kernel/inputs'
import { changed, recordAfter, verb, viewerCan } from '../kernel/verb'
import { facts } from './call'

export type Done = { callId: string }

const CallChanged = changed<Done>('CallChanged', 'A verb on a call succeeded.', (t) => ({
  call: recordAfter(t, 'Call', ({ callId }) => callId, {
    nullable: true,
    description: 'The call as it is now; null when you can no longer see it.',
  }),
}))

/** The global id of a call that left the queue, for lists that drop it. */
export const leftQueue = <S extends Done>(t: SuccessFields<S>) =>
  t.id({
    description: 'The id of the call, which has left the queue.',
    resolve: ({ callId }) => encodeGlobalID('Call', callId),
  })

/** What the rules of these verbs need. */
type Facts = CallFacts & { isFromWard: boolean; completedById: string | null; deletedById: string | null }

/** A verb on a call: it answers the call, and gives the call its `viewerCan…` fields. */
export const callVerb = <S extends Done>(
  command: Command<S, Facts>,
  { also, ...options }: InputOptions & { also?: (t: SuccessFields<S>) => FieldMap } = {},
): void => {
  verb(command, { ...options, changes: [CallChanged], success: also })
  viewerCan('Call', facts, command)
}
