import { useCallback, useRef, useState } from 'react'
import { commitMutation, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { notify } from '../ui/notify'
import { problemCode, type ProblemCode } from './problem'

type Payload<M extends MutationParameters> = NonNullable<M['response'][keyof M['response']]>
type RefusalOf<M extends MutationParameters> = Extract<Payload<M>, { __typename: 'Refusal' }>
type SuccessOf<M extends MutationParameters> = Exclude<Payload<M>, { __typename: 'Refusal' } | { __typename: '%other' }>

export type ActionResult<M extends MutationParameters> =
  | { ok: true; data: SuccessOf<M> }
  /** `refusal` is null when nothing came of it and the person has been told, or when the same is in flight already. */
  | { ok: false; refusal: RefusalOf<M> | null }

const messages: Record<ProblemCode, { title: string; description?: string } | null> = {
  // The sign-in page and the locked page speak for themselves.
  UNAUTHENTICATED: null,
  ACCOUNT_LOCKED: null,
  FORBIDDEN: { title: 'You are not allowed to do this.' },
  NOT_FOUND: { title: 'This does not exist any more.' },
  OFFLINE: { title: 'The server cannot be reached.', description: 'Check whether it was done before you try again.' },
  // The server's own words say whether something may have been saved.
  UNAVAILABLE: { title: 'That could not be done just now.' },
  VALIDATION: { title: 'That cannot be done as it was asked for.' },
  BROKEN: { title: 'That did not work.', description: 'Nothing may have been saved. Try again, or tell your administrator.' },
}

/**
 * A verb at hand: `const [run, isInFlight] = useAction<useAssignCallMutation>(mutation)`. The mutation has one
 * root field, a `Success | Refusal` union with `__typename`. A second run while one is in flight does nothing.
 */
export const useAction = <M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [run: (variables: M['variables']) => Promise<ActionResult<M>>, isInFlight: boolean] => {
  const environment = useRelayEnvironment()
  const [isInFlight, setInFlight] = useState(false)
  // State arrives with the next render; a double click is faster.
  const inFlight = useRef(false)

  const run = useCallback(
    (variables: M['variables']): Promise<ActionResult<M>> => {
      if (inFlight.current) return Promise.resolve({ ok: false, refusal: null })
      inFlight.current = true
      setInFlight(true)
      const settle = () => {
        inFlight.current = false
        setInFlight(false)
      }
      return new Promise((resolve) => {
        commitMutation<M>(environment, {
          mutation,
          variables,
          onCompleted: (response) => {
            settle()
            const [payload] = Object.values(response as Record<string, Payload<M>>)
            if ((payload as { __typename?: string }).__typename === 'Refusal') resolve({ ok: false, refusal: payload as RefusalOf<M> })
            else resolve({ ok: true, data: payload as SuccessOf<M> })
          },
          onError: (error) => {
            settle()
            const code = problemCode(error)
            const message = messages[code]
            if (message) notify({ kind: 'error', ...message, ...(code === 'UNAVAILABLE' ? { description: error.message } : {}) })
            resolve({ ok: false, refusal: null })
          },
        })
      })
    },
    [environment, mutation],
  )

  return [run, isInFlight]
}
