import { useRef } from 'react'
import { shortcutsAreOn, useShortcut, type KeyEffect, type Shortcut } from './shortcuts'
import { useSignal } from '../browser/signal'

/** The props of a button that a key presses while it is shown and enabled. Its tooltip names the key. */
export const useKeyOf = (shortcut: Shortcut | undefined, { writes }: KeyEffect) => {
  const ref = useRef<HTMLButtonElement>(null)
  const areOn = useSignal(shortcutsAreOn)
  useShortcut(shortcut?.keys ?? '', shortcut?.label ?? '', () => ref.current?.click(), {
    writes,
    isOffered: shortcut !== undefined,
  })
  return {
    ref,
    ...(shortcut && areOn ? { title: `${shortcut.label} (${shortcut.keys})`, 'aria-keyshortcuts': shortcut.keys } : {}),
  }
}
