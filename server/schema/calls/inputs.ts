import { encodeGlobalID } from '@pothos/plugin-relay'
import type { CallFacts } from '../../domain/calls/rules'
import type { Command } from '../../services/kernel/command'
import type { InputOptions } from '../kernel/commandInput'
import type { SuccessFields } from '../kernel/inputs'
import { recordAfter, verb, viewerCan } from '../kernel/verb'
import { facts } from './call'

export type Done = { callId: string }

/** The call as it is after the verb; null when the caller can no longer see it. */
const callAfter = <S extends Done>(t: SuccessFields<S>) =>
  recordAfter(t, 'Call', ({ callId }) => callId, {
    nullable: true,
    description: 'The call as it is now; null when you can no longer see it.',
  })

/** The global id of a call that left the queue, for lists that drop it. */
export const leftQueue = <S extends Done>(t: SuccessFields<S>) =>
  t.id({
    description: 'The id of the call, which has left the queue.',
    resolve: ({ callId }) => encodeGlobalID('Call', callId),
  })

/** What the rules of these verbs need. */
type Facts = CallFacts & { completedById: string | null; deletedById: string | null }

/** A verb on a call: it answers the call, and gives the call its `viewerCan…` fields. */
export const callVerb = <S extends Done, Also extends object>(
  command: Command<S, Facts>,
  { also, ...options }: InputOptions & { also?: (t: SuccessFields<S>) => Also } = {},
): void => {
  verb(command, { ...options, success: (t) => ({ call: callAfter(t), ...also?.(t) }) })
  viewerCan('Call', facts, command)
}
