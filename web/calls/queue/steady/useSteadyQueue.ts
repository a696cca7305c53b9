import { useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { asShown, grayFor, nextShown, waitingChanges, type Shown, type QueueCard } from './steady'

type Options<T extends QueueCard> = {
  current: readonly T[]
  isHeld: boolean
  /** A change of the filter shows at once, also while the list is held. */
  choice: string
}

/** The cards to show, and how many changes wait until the list is released. */
export const useSteadyQueue = <T extends QueueCard>({ current, isHeld, choice }: Options<T>) => {
  const environment = useRelayEnvironment()
  const [state, setState] = useState(() => ({ current, isHeld, choice, shown: asShown(current) }))
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  let { shown } = state
  // Derive state from props during the render, so that the old list never shows for a moment.
  if (state.current !== current || state.isHeld !== isHeld || state.choice !== choice) {
    shown = state.choice === choice ? nextShown(shown, current, isHeld) : asShown(current)
    setState({ current, isHeld, choice, shown })
  }

  const left = shown.flatMap(({ id, hasLeft }) => (hasLeft ? id : [])).join()

  useEffect(() => {
    if (isHeld || left === '') return
    const running = timers.current
    for (const id of left.split(',')) {
      if (running.has(id)) continue
      const drop = () => {
        running.delete(id)
        setState((last) => ({
          ...last,
          shown: last.isHeld ? last.shown : last.shown.filter((card) => card.id !== id || !card.hasLeft),
        }))
      }
      running.set(id, setTimeout(drop, grayFor))
    }
  }, [left, isHeld])

  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
      running.clear()
    }
  }, [])

  // Calls that left the queue still have a card, so their records must stay in the store.
  const hasLeft = left !== ''
  useEffect(() => {
    if (!hasLeft) return
    const hold = environment.getStore().holdGC()
    return () => hold.dispose()
  }, [hasLeft, environment])

  const apply = () => setState((last) => ({ ...last, shown: asShown(last.current) }))

  return {
    shown: shown as readonly Shown<T>[],
    waiting: isHeld ? waitingChanges(shown, current) : { count: 0, newStat: 0 },
    apply,
  }
}
