import { useEffectEvent, useLayoutEffect } from 'react'
import { createSignal } from './signal'
import { readStored, writeStored } from './stored'

export type Shortcut = {
  /** One key, or two in a row: "n", "g q", "/", "?". */
  keys: string
  label: string
}

/** A shortcut that works on the page at hand, and what it does. */
export type Registered = Shortcut & { run: () => void }

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

/** Whether the palette is open. */
export const paletteIsOpen = createSignal(false)

export const openPalette = (): void => paletteIsOpen.set(true)

/** Ctrl+K, on a Mac ⌘K, opens the palette, also while somebody types: it is no single key. */
export const opensPalette = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Inputs that take no letters, so that a key means the page's action there. */
const withoutText = /^(checkbox|radio|button|submit|range|file)$/

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(textarea|select)$/i.test(target.tagName) ||
    (target instanceof HTMLInputElement && !withoutText.test(target.type)))

const secondKeyWithin = 1_500
let first: { key: string; at: number } | null = null

const pressed = (event: KeyboardEvent) => {
  if (!shortcutsAreOn.get() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isTyping(event.target) || document.querySelector('[aria-modal=true], dialog[open]')) return
  const both = first && Date.now() - first.at < secondKeyWithin ? `${first.key} ${event.key}` : null
  first = { key: event.key, at: Date.now() }
  // Latest first: a page's shortcuts come before the frame's.
  const inTurn = [...registered].reverse()
  const found = inTurn.find(({ keys }) => keys === both) ?? inTurn.find(({ keys }) => keys === event.key)
  if (!found) return
  first = null
  event.preventDefault()
  found.run()
}

/** Registers a shortcut while the component is shown. */
export const useShortcut = (keys: string, label: string, run: () => void, isOffered = true): void => {
  const doIt = useEffectEvent(run)
  // Not a moment after what it works on is shown: until then the key, and the letters after it, would mean something else.
  useLayoutEffect(() => {
    if (!isOffered) return
    const shortcut: Registered = { keys, label, run: () => doIt() }
    if (registered.size === 0) addEventListener('keydown', pressed)
    registered.add(shortcut)
    return () => {
      registered.delete(shortcut)
      if (registered.size === 0) removeEventListener('keydown', pressed)
    }
  }, [keys, label, isOffered])
}
