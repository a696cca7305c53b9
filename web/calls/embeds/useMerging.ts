import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSameEntry, type Entries, type Entry, type Merge, type Pick } from 'domain/calls/entries/merge'
import { controlId } from '../../forms/fields/useFormField'

/** The form of a record that others may change meanwhile, as entries. */
export type Edits = {
  /** All that is entered. */
  entries: Entries
  /** The same of the record as the person knows it. */
  knownEntries: Entries
  /** What others made of it since, and what both changed. */
  merge: Merge
  /** Names of entries that are not any more as the person knows them. */
  news: readonly string[]
  /** Takes over what only others changed, and of what both changed what was picked. */
  settle: (picks: Readonly<Record<string, Pick>>) => void
  words: EntryWords
}

/** How the entries of a form are told. */
export type EntryWords = {
  /** What is changed: a call, a line. */
  thing: string
  inPageOrder: (names: readonly string[]) => string[]
  nameOf: (name: string) => string
  /** As a person reads it; null for an empty one. */
  show: (name: string, entry: Entry) => string | null
}

/** `look`: the record has just come; `ask`: the person picks; `go`: the form holds what was picked. */
type Step<GoOn> = { is: 'look'; goOn: GoOn } | { is: 'ask'; goOn: GoOn | null } | { is: 'go'; goOn: GoOn }

/** Somebody who changes it all the time must not keep this one sending. */
const mostTries = 3

type Merging<GoOn> = {
  /** Who changed it last. */
  by: string
  /** Whether the person leaves with it: they see first what they would not see any more. */
  isParting?: (goOn: GoOn) => boolean
  /** Sends the entries as they are in the form now. */
  run: (goOn: GoOn) => unknown
  /** It went on changing under the person's hand. */
  onGivenUp: () => void
}

/**
 * Brings the person's entries together with what somebody else made of the record meanwhile (rules 3.21), and then goes
 * on with what the person had asked for. Until they have picked, the form stays as it is.
 */
export const useMerging = <GoOn>(
  { entries, merge, news, settle, words }: Edits,
  { by, isParting, run, onGivenUp }: Merging<GoOn>,
) => {
  const [step, setStep] = useState<Step<GoOn> | null>(null)
  const [taken, setTaken] = useState<Readonly<Record<string, { entry: Entry; by: string }>>>({})
  const tries = useRef(0)

  const take = (picks: Readonly<Record<string, Pick>>) => {
    setTaken({
      ...taken,
      ...Object.fromEntries(Object.entries(merge.taken).map(([name, entry]) => [name, { entry, by }])),
    })
    settle(picks)
  }

  const meet = (goOn: GoOn | null) => {
    if (merge.conflicts.length > 0 || (goOn && isParting?.(goOn) && news.length > 0))
      return setStep({ is: 'ask', goOn })
    if (news.length > 0) take({})
    setStep(goOn && { is: 'go', goOn })
  }

  const proceed = useEffectEvent((now: Step<GoOn>) => {
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
      return news.length > 0 ? meet(goOn) : run(goOn)
    },
    /** The server says that the record has moved on; it has come with the refusal. */
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
    names: words.inPageOrder(news),
    /** What is said at fields whose value came from somebody else, until the person changes it. */
    marks: Object.fromEntries(marks.map(([name, mark]) => [controlId(name), `Changed by ${mark.by}`])),
  }
}
