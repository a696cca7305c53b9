import { useEffect, useEffectEvent, useState } from 'react'
import { forgetParting, readParting } from './parting'

/** Between the readings; what has not arrived after the last is not coming. */
const waits = [300, 400, 800, 1_500, 3_000]

type Awaiting<GoOn> = {
  /** Of the draft as the page has read it. */
  revision: number
  /** How often entries came into the form that the person had not sent. */
  restorations: number
  /** Reads the call and the draft anew; answers when it has, or could not. */
  read: () => Promise<unknown>
  run: (goOn: GoOn) => unknown
}

/**
 * Waits for what the person typed in the last moment of the page before this one (rules 3.22). Until it is there nothing
 * is sent, because sending takes out of the draft what the person would not have seen; when it brought something they
 * see that first, and ask once more.
 */
export const useAwaitedDraft = <GoOn>(callId: string, { revision, restorations, read, run }: Awaiting<GoOn>) => {
  const [parting, setParting] = useState(() => readParting(callId))
  const [held, setHeld] = useState<{ goOn: GoOn; restorations: number } | null>(null)
  const isAwaited = parting !== null && revision <= parting

  const readAgain = useEffectEvent(() => read())
  useEffect(() => {
    if (!isAwaited) return forgetParting(callId)
    let isOver = false
    const wait = async () => {
      for (const ms of waits) {
        await new Promise((resolve) => setTimeout(resolve, ms))
        if (isOver) return
        await readAgain()
      }
      setParting(null)
    }
    void wait()
    return () => {
      isOver = true
    }
  }, [isAwaited, callId])

  const proceed = useEffectEvent(() => {
    setHeld(null)
    if (held?.restorations === restorations) run(held.goOn)
  })
  useEffect(() => {
    if (!held || isAwaited) return
    let isOver = false
    // Once the form has what came.
    void Promise.resolve().then(() => {
      if (!isOver) proceed()
    })
    return () => {
      isOver = true
    }
  }, [held, isAwaited])

  return {
    /** What waits to be sent. */
    held: held?.goOn ?? null,
    send: (goOn: GoOn) => (isAwaited ? setHeld({ goOn, restorations }) : run(goOn)),
  }
}
