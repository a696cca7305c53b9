import { readStored, writeStored } from '../browser/stored'
import { isPartOpen } from '../dialog/openPart'
import { askForBuild, loadNewBuild, newBuild, takesOver } from './newBuild'

const quietMs = 5 * 60_000
const lookEveryMs = 30_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const needs = new Set<() => boolean>()

/** The page does not reload by itself while this answers true. Returns what ends that. */
export const stayWhile = (isNeeded: () => boolean): (() => void) => {
  needs.add(isNeeded)
  return () => void needs.delete(isNeeded)
}

/** Asks what a browser asks before it leaves a page: what has unsent entries prevents it. */
const hasUnsent = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

const isTyping = (): boolean => {
  const field = document.activeElement
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== ''
}

const isBusy = (): boolean => hasUnsent() || isPartOpen() || isTyping() || [...needs].some((isNeeded) => isNeeded())

const key = 'reloadedFor'

/**
 * Reloads the page for a newer build once nobody has touched it for five minutes and nothing in it would be lost; once for
 * each build, so that a page that stays old does not go on reloading. Returns what ends that.
 */
export const reloadWhenQuiet = (reload = loadNewBuild): (() => void) => {
  const ending = new AbortController()
  let touchedAt = performance.now()
  const touch = (): void => {
    touchedAt = performance.now()
  }
  for (const event of touches) addEventListener(event, touch, { capture: true, passive: true, signal: ending.signal })

  const isQuiet = (): boolean =>
    newBuild.get() === 'ready' && performance.now() - touchedAt >= quietMs && !isBusy() && !ending.signal.aborted
  const look = async (): Promise<void> => {
    if (!isQuiet()) return
    // The server may be away, or another one, which is not upgraded yet, may answer.
    const build = await askForBuild()
    if (!takesOver(build) || readStored(key, 'sessionStorage') === build || !isQuiet()) return
    writeStored(key, build, 'sessionStorage')
    reload()
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return () => {
    clearInterval(timer)
    ending.abort()
  }
}
