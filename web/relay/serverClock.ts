import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/browser/listeners'

// Ages and times use the server's clock, because the clock of a ward's computer may be wrong.

let offset = 0

/** With a larger difference, a clock was changed; the answer was not just slow. */
const jump = 5_000

/**
 * Learns the server's time from an answer. The time in an answer is already past when it
 * arrives, so the estimate that is furthest ahead is the best one.
 */
export const learnServerTime = (time: unknown): void => {
  const estimate = Date.parse(String(time)) - Date.now()
  if (Number.isNaN(estimate)) return
  if (estimate > offset || offset - estimate > jump) offset = estimate
}

/** For tests, and for a fresh start. */
export const resetServerClock = (): void => {
  offset = 0
}

/** The server's time now. */
export const serverNow = (): Date => new Date(Date.now() + offset)

/** The server's time at a moment of this computer's clock. */
export const atServer = (clientMs: number): Date => new Date(clientMs + offset)

const tickers = new Map<number, ReturnType<typeof createTicker>>()

const createTicker = (everyMs: number) => {
  const { subscribe, tell, isEmpty } = createListeners()
  let current = serverNow()
  /** Whether it was read in this task: React reads a snapshot twice in a row and expects the same one. */
  let isRead = false
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    subscribe: (listener: () => void) => {
      const leave = subscribe(listener)
      timer ??= setInterval(() => {
        current = serverNow()
        tell()
      }, everyMs)
      return () => {
        leave()
        if (!isEmpty()) return
        clearInterval(timer)
        timer = undefined
      }
    },
    /** While nobody waits for the next tick, what is out of date is replaced. */
    current: (): Date => {
      if (!isEmpty() || isRead) return current
      const now = serverNow()
      if (Math.abs(now.getTime() - current.getTime()) >= 100) current = now
      isRead = true
      void Promise.resolve().then(() => {
        isRead = false
      })
      return current
    },
  }
}

/** One timer serves all components with the same interval. */
const tickerOf = (everyMs: number) => {
  const ticker = tickers.get(everyMs) ?? createTicker(everyMs)
  tickers.set(everyMs, ticker)
  return ticker
}

/** A value computed from the server's time; renders again only when the value changes. */
export const useClock = <T extends string | number | boolean | null>(everyMs: number, select: (now: Date) => T): T => {
  const { subscribe, current } = tickerOf(everyMs)
  return useSyncExternalStore(subscribe, () => select(current()))
}

/** The server's time, updated every `everyMs`. */
export const useNow = (everyMs: number): Date => {
  const { subscribe, current } = tickerOf(everyMs)
  return useSyncExternalStore(subscribe, current)
}
