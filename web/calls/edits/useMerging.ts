import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSameEntry, type Entry, type Pick } from 'domain/calls/merge'
import { controlId } from '../../forms/useFormField'
import type { CallFormState } from '../detail/useStopping'
import { inPageOrder } from './entries'

/** What entries were on their way to, when it showed that somebody else had changed the call. */
export type GoOn = { verb: 'saveEntries' | 'saveCompleted' | 'close' } | { verb: 'closeWithLine'; lineId: string } | { verb: 'closeAndCreateLine'; lineName: string }

/** `look`: the call has just come; `ask`: the person picks; `go`: the form holds what was picked. */
type Step = { is: 'look'; goOn: GoOn } | { is: 'ask'; goOn: GoOn | null } | { is: 'go'; goOn: GoOn }

/** Whoever closes a call leaves it: they see first what they would not see any more. */
const isClosing = ({ verb }: GoOn): boolean => verb !== 'saveEntries' && verb !== 'saveCompleted'

/** Somebody who changes the call all the time must not keep this one sending. */
const mostTries = 3

type Merging = {
  /** Who changed the call last. */
  by: string
  /** Sends the entries as they are in the form now. */
  run: (goOn: GoOn) => void
  /** The call went on changing under the person's hand. */
  onGivenUp: () => void
}

/**
 * Brings the person's entries together with what somebody else made of the call meanwhile (rules 3.21), and then goes
 * on with what the person had asked for. Until they have picked, the form stays as it is.
 */
export const useMerging = ({ entries, context, merge, news, settle }: CallFormState, { by, run, onGivenUp }: Merging) => {
  const [step, setStep] = useState<Step | null>(null)
  const [taken, setTaken] = useState<Readonly<Record<string, { entry: Entry; by: string }>>>({})
  const tries = useRef(0)

  const take = (picks: Readonly<Record<string, Pick>>) => {
    setTaken({ ...taken, ...Object.fromEntries(Object.entries(merge.taken).map(([name, entry]) => [name, { entry, by }])) })
    settle(picks)
  }

  const meet = (goOn: GoOn | null) => {
    if (merge.conflicts.length > 0 || (goOn && isClosing(goOn) && news.length > 0)) return setStep({ is: 'ask', goOn })
    if (news.length > 0) take({})
    setStep(goOn && { is: 'go', goOn })
  }

  const proceed = useEffectEvent((now: Step) => {
    if (now.is === 'look') return meet(now.goOn)
    setStep(null)
    if (now.is === 'go') run(now.goOn)
  })
  useEffect(() => {
    if (!step || step.is === 'ask') return
    let isOver = false
    // Once the store has told the form of the call that came, and the form has what was written into it.
    void Promise.resolve().then(() => {
      if (!isOver) proceed(step)
    })
    return () => {
      isOver = true
    }
  }, [step])

  const marks = Object.entries(taken).filter(([name, { entry }]) => isSameEntry(entries[name], entry))
  return {
    isAsking: step?.is === 'ask',
    goOn: step?.goOn ?? null,
    /** The person asks for it: with what others changed in the form first, when there is any. */
    send: (goOn: GoOn) => {
      tries.current = 0
      if (news.length > 0) meet(goOn)
      else run(goOn)
    },
    /** The server says that the call has moved on; it has come with the refusal. */
    stale: (goOn: GoOn) => {
      tries.current += 1
      if (tries.current > mostTries) onGivenUp()
      else setStep({ is: 'look', goOn })
    },
    show: () => meet(null),
    settle: (picks: Readonly<Record<string, Pick>>) => {
      take(picks)
      setStep(step?.goOn ? { is: 'go', goOn: step.goOn } : null)
    },
    dismiss: () => setStep(null),
    /** Everything of it has been sent. */
    forget: () => setTaken({}),
    names: inPageOrder(news, context),
    /** What is said at fields whose value came from somebody else, until the person changes it. */
    marks: Object.fromEntries(marks.map(([name, mark]) => [controlId(name), `Changed by ${mark.by}`])),
  }
}
