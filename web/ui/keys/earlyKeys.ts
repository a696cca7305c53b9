import { useLayoutEffect } from 'react'
import { scannerMs } from './keyPresses'
import { isCovered, takesText } from './targets'

// Keys that are pressed before what they are meant for is there wait for it, and reach it in order (rules 10.4a).

/** Moves the focus to a field that takes the keys after it, so it acts at once. */
export const toSearch = '/'

/** Whoever waited for longer has seen that nothing happened. */
const keptMs = 5_000

type EarlyKey = {
  key: string
  timeStamp: number
  heldAt: number
  /** What the key does where no text is typed; of a key for a dialog nothing. */
  act: ((isFollowed: boolean) => void) | null
}

let early: EarlyKey[] = []

/** How many pages or parts of them, and how many dialogs, are loading. */
const awaited = { page: 0, dialog: 0 }

const isInDialog = (): boolean => document.activeElement?.closest('[aria-modal=true], dialog[open]') != null

const type = (field: HTMLElement, text: string): void => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const deliver = (): void => {
  if (awaited.page + awaited.dialog > 0 || early.length === 0) return
  // A dialog takes the focus a moment after it is shown.
  if (isCovered() && !isInDialog()) return addEventListener('focusin', deliver, { once: true })
  const keys = early.filter(({ heldAt }) => performance.now() - heldAt < keptMs)
  early = []
  for (const [index, { key, timeStamp, act }] of keys.entries()) {
    const place = document.activeElement
    if (!takesText(place)) act?.((keys[index + 1]?.timeStamp ?? Infinity) - timeStamp < scannerMs)
    else if (key === 'Enter') place.closest('form')?.requestSubmit()
    else if (act || isInDialog()) type(place, key)
    // Nothing can be searched here, and the letters after it are no shortcuts.
    if (key === toSearch && !takesText(document.activeElement)) return
  }
}

/** The key does nothing now. A letter waits for what is loading. */
export const holdKey = (event: KeyboardEvent, act: EarlyKey['act'] = null): void => {
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Backspace') early.pop()
  if (event.key.length === 1 || (act && event.key === 'Enter'))
    early.push({ key: event.key, timeStamp: event.timeStamp, heldAt: performance.now(), act })
}

/** They were a scanner's, which is told of them in another way. */
export const forgetKeys = (): void => void (early = [])

/**
 * Whether a key waits for the page at hand, or a part of it, to load: one that is not known yet, and what somebody types
 * after the key that goes to the search.
 */
export const isEarly = ({ key }: KeyboardEvent, isKnown: boolean): boolean =>
  awaited.page > 0 &&
  (early.some((each) => each.key === toSearch)
    ? key.length === 1 || key === 'Enter' || key === 'Backspace'
    : key.length === 1 && key !== ' ' && !isKnown)

// In the page and in its fields: somebody who opens a dialog goes on typing in it.
document.addEventListener(
  'keydown',
  (event) => {
    const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey && !/^(Tab|Escape|F\d+)$/.test(event.key)
    if (awaited.dialog > 0 && isTyped) holdKey(event)
  },
  { capture: true },
)

/** While it is shown, a page, or a dialog, is loading that keys are meant for; null: none is. */
export const useAwaited = (what: keyof typeof awaited | null): void =>
  useLayoutEffect(() => {
    if (!what) return
    awaited[what] += 1
    return () => {
      awaited[what] -= 1
      // What takes its place is shown at the same time, and may be waiting for more.
      queueMicrotask(deliver)
    }
  }, [what])
