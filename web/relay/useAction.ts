import { useCallback, useRef, useState } from 'react'
import { commitMutation, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { newBuild, newBuildNotice } from '../ui/build/newBuild'
import { useNotices } from '../ui/notices/notices'
import { notSent } from '../ui/browser/offline'
import { useLink } from './connection'
import { withLimit } from './environment'
import { Problem, type ProblemCode } from './problem'
import { useSignInAgain } from './signInAgain'
import type { useAction_refusal$data, useAction_refusal$key } from './__generated__/useAction_refusal.graphql'

/** What every mutation selects of a refusal: `...useAction_refusal @alias(as: "refusal")`, or more with it. */
const refusalFragment = graphql`
  fragment useAction_refusal on Refusal @inline {
    code
    message
    fields {
      field
      message
    }
  }
`

type Payload<M extends MutationParameters> = NonNullable<M['response'][keyof M['response']]>
type Selected<M extends MutationParameters, Name extends 'success' | 'refusal'> =
  Payload<M> extends Partial<Record<Name, infer Selection>> ? NonNullable<Selection> : unknown

/** A refusal as the caller reads it: its code and words, and what else the mutation selects of it. */
type Refused<M extends MutationParameters> = Omit<useAction_refusal$data, ' $fragmentType'> & Selected<M, 'refusal'>

type Answer<M extends MutationParameters> = {
  success?: Selected<M, 'success'> | null
  refusal?: (useAction_refusal$key & Selected<M, 'refusal'>) | null
}

export type ActionResult<M extends MutationParameters> =
  | { ok: true; data: Selected<M, 'success'> }
  /**
   * `problem`: the request failed as a whole. The person has been notified unless `tellsProblems` is set. Both are null when
   * the same verb is already in flight, or when the person was asked for the password and cancelled.
   */
  | { ok: false; refusal: Refused<M> | null; problem: Problem | null }

type Options = {
  /** A longer limit, for a request that may take longer than usual. */
  limitMs?: number
  /** The caller reports a failed request itself. */
  tellsProblems?: boolean
}

const messages: Record<ProblemCode, { title: string; description?: string } | null> = {
  // The sign-in page, the page for such an account, or another provider is shown instead.
  UNAUTHENTICATED: null,
  ACCOUNT_LOCKED: null,
  PASSWORD_CHANGE_REQUIRED: null,
  PROVIDER_INACTIVE: null,
  FORBIDDEN: { title: 'You are not allowed to do this.' },
  NOT_FOUND: { title: 'This does not exist any more.' },
  // The connection was lost while the request was in flight. Without a connection nothing is sent at all.
  OFFLINE: {
    title: 'May not have been sent',
    description: 'The connection was lost. Check whether it was done before you try again.',
  },
  TIMEOUT: {
    title: 'The server did not answer in time.',
    description: 'Check whether it was done before you try again.',
  },
  // The server's message says whether something may have been saved.
  UNAVAILABLE: { title: 'That is not possible right now.' },
  VALIDATION: { title: 'The request was not valid.' },
  BROKEN: {
    title: 'That did not work.',
    description: 'Nothing may have been saved. Try again, or contact your administrator.',
  },
}

/**
 * A verb for a component: `const [run, isInFlight] = useAction<callVerbsAssignCallMutation>(mutation)`. The mutation has one
 * root field, a `Success | Refusal` union, of which it selects `success` and `refusal` by `@alias`. A second run while
 * one is in flight does nothing. When the verb needs a recent sign-in, the person is asked for the password in place, and
 * the verb is sent again.
 */
export const useAction = <M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { limitMs, tellsProblems = false }: Options = {},
): [run: (variables: M['variables']) => Promise<ActionResult<M>>, isInFlight: boolean] => {
  const { fail } = useNotices()
  const link = useLink()
  const environment = useRelayEnvironment()
  const signInAgain = useSignInAgain()
  const [isInFlight, setInFlight] = useState(false)
  // State changes with the next render; a double click is faster.
  const inFlight = useRef(false)

  const run = useCallback(
    (variables: M['variables']): Promise<ActionResult<M>> => {
      if (inFlight.current) return Promise.resolve({ ok: false, refusal: null, problem: null })
      if (link.getSnapshot().isOffline) {
        if (!tellsProblems) fail(notSent)
        return Promise.resolve({ ok: false, refusal: null, problem: new Problem('OFFLINE', notSent.description) })
      }
      inFlight.current = true
      setInFlight(true)
      const settle = () => {
        inFlight.current = false
        setInFlight(false)
      }
      const send = (): Promise<ActionResult<M>> =>
        new Promise((resolve) => {
          commitMutation<M>(environment, {
            mutation,
            variables,
            ...(limitMs === undefined ? {} : { cacheConfig: { force: true, ...withLimit(limitMs) } }),
            onCompleted: (response) => {
              const [payload] = Object.values(response as Record<string, Answer<M>>)
              const sent = payload!.refusal
              const refusal = sent ? { ...sent, ...readInlineData(refusalFragment, sent) } : null
              if (signInAgain && refusal?.code === 'SIGN_IN_AGAIN') {
                void signInAgain().then((isDone) => {
                  if (isDone) return resolve(send())
                  settle()
                  resolve({ ok: false, refusal: null, problem: null })
                })
                return
              }
              settle()
              if (refusal) resolve({ ok: false, refusal, problem: null })
              else resolve({ ok: true, data: payload!.success! })
            },
            onError: (error) => {
              settle()
              const problem = error instanceof Problem ? error : new Problem('BROKEN', error.message)
              const message = messages[problem.code]
              if (message && !tellsProblems)
                fail(
                  // A newer server may not know what an older page asks.
                  newBuild.get() !== 'none' && (problem.code === 'VALIDATION' || problem.code === 'BROKEN')
                    ? newBuildNotice
                    : {
                        kind: 'error',
                        ...message,
                        ...(problem.code === 'UNAVAILABLE' ? { description: problem.message } : {}),
                      },
                )
              resolve({ ok: false, refusal: null, problem })
            },
          })
        })
      return send()
    },
    [environment, link, mutation, fail, limitMs, tellsProblems, signInAgain],
  )

  return [run, isInFlight]
}
