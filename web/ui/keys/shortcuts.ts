import { useEffectEvent, useLayoutEffect } from 'react'
import { holdKeys, searchArrived, toSearch } from './earlyKeys'
import { onceQuiet, pressOf, quietMs, scannerMs } from './keyPresses'
import { isCovered, takesLetters } from './targets'
import { createSignal } from '../browser/signal'
import { readStored, writeStored } from '../browser/stored'

export type Shortcut = {
  /** One key, or two in a row: "n", "g q", "/", "?". */
  keys: string
  label: string
}

/** What the key of a shortcut does. */
export type KeyEffect = {
  /**
   * It changes something on the server, or asks about that in a dialog into which a scanner would type on, so it waits
   * until no other key followed it for 200 ms (rules 10.4a). What only shows something or goes to another page waits as
   * long as a scanner would need for its next key.
   */
  writes: boolean
}

/** A shortcut that works on the page at hand, and what it does. `run` does not wait. */
export type Registered = Shortcut & KeyEffect & { run: () => void }

const registered = new Set<Registered>()

/** Single-key shortcuts interfere with dictation, so they can be turned off (WCAG 2.2, 2.1.4). */
export const shortcutsAreOn = createSignal(readStored('shortcuts') !== 'off')

export const turnShortcuts = (isOn: boolean): void => {
  shortcutsAreOn.set(isOn)
  writeStored('shortcuts', isOn ? null : 'off')
}

/** Whether the list of shortcuts is shown. */
export const shortcutsAreShown = createSignal(false)

export const showShortcuts = (): void => shortcutsAreShown.set(true)

export const knownShortcuts = (): Registered[] => [...registered]

/** The scan with which the palette opened, '' without one; null while it is closed. */
export const paletteScan = createSignal<string | null>(null)

export const openPalette = (scan = ''): void => paletteScan.set(scan)

/** Ctrl+K, on a Mac ⌘K, opens the palette, also while somebody types: it is no single key. */
export const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  // Browsers that fill in a field tell of a key without a name.
  (key as string | undefined)?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Latest first: a page's shortcuts come before the frame's. */
const shortcutOf = (keys: string): Registered | undefined =>
  [...registered].reverse().find((each) => each.keys === keys)

/** Whether a key means the page's actions there. */
const isListening = (target: EventTarget | null): boolean =>
  shortcutsAreOn.get() && !takesLetters(target) && !isCovered()

const secondKeyWithin = 1_500
/** The key that may be the first of two. */
let first: KeyboardEvent | null = null

const pressed = (event: KeyboardEvent) => {
  const press = pressOf(event)
  if (!press || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!isListening(event.target)) return
  const isSecond = first !== null && press.before === first && event.timeStamp - first.timeStamp < secondKeyWithin
  // The second of two may come at any pace.
  const pair = isSecond ? shortcutOf(`${first!.key} ${event.key}`) : undefined
  const found = pair ?? (press.isAfterQuiet ? shortcutOf(event.key) : undefined)
  if (!found && press.isAfterQuiet && event.key === toSearch && holdKeys('search')) return event.preventDefault()
  first = !found && press.isAfterQuiet ? event : null
  if (!found) return
  event.preventDefault()
  if (found.keys === toSearch) return found.run()
  onceQuiet(event, { ms: found.writes ? quietMs : scannerMs, untilUp: found.writes }, () => {
    // Meanwhile the key may have come to mean something else, or nothing.
    if (shortcutOf(found.keys) === found && isListening(document.activeElement)) found.run()
  })
}

addEventListener('keydown', pressed)

type ShortcutOptions = KeyEffect & { isOffered?: boolean }

/** Registers a shortcut while the component is shown. */
export const useShortcut = (
  keys: string,
  label: string,
  run: () => void,
  { writes, isOffered = true }: ShortcutOptions,
): void => {
  const doIt = useEffectEvent(run)
  // Not a moment after what it works on is shown: until then the key, and the letters after it, would mean something else.
  useLayoutEffect(() => {
    if (!isOffered) return
    const shortcut: Registered = { keys, label, writes, run: () => doIt() }
    registered.add(shortcut)
    if (keys === toSearch) searchArrived(shortcut.run)
    return () => void registered.delete(shortcut)
  }, [keys, label, writes, isOffered])
}
