import { useEffectEvent, useLayoutEffect } from 'react'
// Its listener comes before this one.
import './earlyKeys'
import { belongsToAnother, scannerMs } from './keyPresses'
import { isCovered, takesText } from './targets'

// A handheld scanner types what it reads, and mostly Enter or Tab after it (rules 10.13c). Libraries that tell it from a
// person measure when the page hears a key, so a busy page takes a scan for typing; these are the times of the keys.

/** Shorter than this, a row of quick keys is no scan. */
const leastLetters = 4
/** No barcode holds more. */
const mostLetters = 7_089
/** So long after its last key a scan without an end is over. A busy page hears the next key late, so it is not short. */
const overAfterMs = 250

/** What is typed into a field with this attribute by a scanner is a scan, as beside all fields. */
export const takesScans = { 'data-scans': '' } as const

export type Scan = {
  text: string
  /** What stood in the field before the scanner typed into it; null beside fields. */
  replaced: string | null
}
type Handler = { of: 'dialog' | 'page' | 'frame'; run: (scan: Scan) => void }

const handlers = new Set<Handler>()

/** The quick keys since the last pause. */
let letters = ''
/** Where they were typed, and what stood there before. */
let target: EventTarget | null = null
let before = ''
/** They are more than letters, or came to several places. */
let isSpoiled = false
let lastAt = -Infinity
/** When the last letter of a row came that is long enough for a scan. */
let scannedAt = -Infinity
let timer: ReturnType<typeof setTimeout> | undefined

const begin = (place: EventTarget | null): void => {
  letters = ''
  target = place
  before = place instanceof HTMLInputElement || place instanceof HTMLSelectElement ? place.value : ''
  isSpoiled = false
}

const letterOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null => {
  // The separator of GS1.
  if (key === ']' && ctrlKey) return '\u001D'
  if (ctrlKey || metaKey || altKey) return null
  // Browsers that fill in a field tell of a key without a name.
  return [...((key as string | undefined) ?? '')].length === 1 ? key : null
}

const isScan = (): boolean =>
  !isSpoiled &&
  letters.length >= leastLetters &&
  (!takesText(target) || (target instanceof HTMLInputElement && 'scans' in target.dataset))

const handOver = (): void => {
  const place = target
  const scan: Scan = { text: letters, replaced: takesText(place) ? before : null }
  const of = isCovered() ? ['dialog'] : ['page', 'frame']
  // The scanner's first letter went to an option that begins with it.
  if (place instanceof HTMLSelectElement && place.value !== before) {
    place.value = before
    place.dispatchEvent(new Event('change', { bubbles: true }))
  }
  begin(null)
  of.flatMap((each) => [...handlers].filter((handler) => handler.of === each).at(-1) ?? [])[0]?.run(scan)
}

/** The key does nothing where it was pressed. */
const hold = (event: KeyboardEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** Passwords and codes are typed by programs that keep them and by security keys, which end with Enter as well. */
const sendsByEnter = (place: EventTarget | null): boolean =>
  place instanceof HTMLInputElement && (place.type === 'password' || place.autocomplete === 'one-time-code')

const ended = (event: KeyboardEvent, isOfScan: boolean): void => {
  if (isScan()) {
    hold(event)
    handOver()
  } else if (event.key === 'Enter' && (isOfScan || letters.trim() !== '')) {
    // Space alone is no code: it checks a box, and who is quick sends the form after it.
    const isTyped = takesText(event.target)
    // A scanner's Enter presses no button and sends no form; in a text of several lines it begins one.
    if (!isTyped || (isOfScan && event.target instanceof HTMLInputElement)) {
      if (!sendsByEnter(event.target)) hold(event)
    }
  }
  begin(null)
}

const wentDown = (event: KeyboardEvent): void => {
  if (belongsToAnother.test(event.key)) return
  clearTimeout(timer)
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
  const isEnd = isPlain && (event.key === 'Enter' || event.key === 'Tab')
  // Scanners without a wire may send the end late, and some send two.
  const isOfScan = isEnd && event.timeStamp - scannedAt < overAfterMs
  const isQuick = event.timeStamp - lastAt < scannerMs || isOfScan
  lastAt = event.timeStamp
  if (!isQuick) {
    begin(event.target)
    scannedAt = -Infinity
  }
  if (isEnd) return ended(event, isOfScan)
  const letter = letterOf(event)
  if (letter === null || event.repeat || event.isComposing || event.target !== target) isSpoiled = true
  if (letter === null) return
  // Space would press a button, and a select goes to an option by its letters. Space alone is no code: a quick person
  // lifts a row with it, and puts it down.
  if (letters.trim() !== '' && !takesText(event.target)) hold(event)
  if (letters.length < mostLetters) letters += letter
  if (!isSpoiled && letters.length >= leastLetters && letters.trim() !== '') scannedAt = lastAt
  timer = setTimeout(() => {
    if (isScan()) handOver()
  }, overAfterMs)
}

addEventListener('keydown', wentDown, { capture: true })

type ScanOptions = Pick<Handler, 'of'> & { isOffered?: boolean }

/** Takes what a scanner types while the component is shown: the dialog's come first, then the page's, then the frame's. */
export const useScan = (run: (scan: Scan) => void, { of, isOffered = true }: ScanOptions): void => {
  const take = useEffectEvent(run)
  useLayoutEffect(() => {
    if (!isOffered) return
    const handler: Handler = { of, run: (scan) => take(scan) }
    handlers.add(handler)
    return () => void handlers.delete(handler)
  }, [of, isOffered])
}
