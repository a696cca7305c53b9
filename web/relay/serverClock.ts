import { useSyncExternalStore } from 'react'

// Ages and clocks go by the server's time, because the clock of a ward's computer may be wrong.

let offset = 0

/** Beyond this the clocks have moved against each other, and the answer was not merely slow. */
const jump = 5_000

/**
 * Learns from an answer what time it is at the server. An answer tells a moment that is already past when it
 * arrives, so the estimate that is furthest ahead is the best one.
 */
export const learnServerTime = (iso: string): void => {
  const estimate = Date.parse(iso) - Date.now()
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

type Ticker = { current: Date; listeners: Set<() => void>; timer: ReturnType<typeof setInterval> | undefined }

const tickers = new Map<number, Ticker>()

const tickerOf = (everyMs: number): Ticker => {
  const existing = tickers.get(everyMs)
  if (existing) return existing
  const created: Ticker = { current: serverNow(), listeners: new Set(), timer: undefined }
  tickers.set(everyMs, created)
  return created
}

const watch = (everyMs: number) => (listener: () => void) => {
  const ticker = tickerOf(everyMs)
  ticker.listeners.add(listener)
  ticker.timer ??= setInterval(() => {
    ticker.current = serverNow()
    for (const each of ticker.listeners) each()
  }, everyMs)
  return () => {
    ticker.listeners.delete(listener)
    if (ticker.listeners.size > 0) return
    clearInterval(ticker.timer)
    ticker.timer = undefined
  }
}

const watchers = new Map<number, ReturnType<typeof watch>>()

const watcherOf = (everyMs: number) => {
  const existing = watchers.get(everyMs)
  if (existing) return existing
  const created = watch(everyMs)
  watchers.set(everyMs, created)
  return created
}

const currentOf = (everyMs: number): Date => {
  const ticker = tickerOf(everyMs)
  if (ticker.listeners.size === 0) {
    const now = serverNow()
    // The same object until it is out of date, as React asks of a snapshot.
    if (Math.abs(now.getTime() - ticker.current.getTime()) >= 100) ticker.current = now
  }
  return ticker.current
}

/** Something made from the server's time; renders again only when it becomes something else. */
export const useClock = <T extends string | number | boolean | null>(everyMs: number, select: (now: Date) => T): T =>
  useSyncExternalStore(watcherOf(everyMs), () => select(currentOf(everyMs)))

/** The server's time, again every so many milliseconds. One timer serves all who ask for the same rhythm. */
export const useNow = (everyMs: number): Date => useSyncExternalStore(watcherOf(everyMs), () => currentOf(everyMs))
