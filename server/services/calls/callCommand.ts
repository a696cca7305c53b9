import type { AnyObject, ObjectSchema } from 'yup'
import type { CallInput } from '../../domain/calls/input'
import type { CallFacts } from '../../domain/calls/rules'
import { command, type Command, type CommandContext, type Details } from '../kernel/command'
import { stopIf } from '../kernel/refused'
import type { FoundCall } from '../records/callRow'
import { lockVisibleCall } from '../records/lockVisibleCall'

type CallVerb<I> = Omit<Details<CallFacts>, 'on' | 'rule'> & {
  history: string | null
  input: ObjectSchema<I & AnyObject>
  rule: NonNullable<Details<CallFacts>['rule']>
  run: (context: CommandContext, call: FoundCall) => Promise<void> | void
}

/** A verb on one call: it locks the call and checks the verb's rule before anything is written. */
export const callCommand = <I extends CallInput>({
  run,
  ...verb
}: CallVerb<I>): Command<{ callId: string }, CallFacts> =>
  command({
    ...verb,
    on: 'call',
    run: async (context, input) => {
      const call = await lockVisibleCall(context, input)
      stopIf(verb.rule(call, context.actor, context.now))
      await run(context, call)
      return { callId: call.id }
    },
  })
