import { useLayoutEffect } from 'react'
import { belongsToAnother } from './keyPresses'
import { isCovered, takesText } from './targets'

// What somebody types on before it is there waits for it (rules 10.4a): the search of a page after `/`, and the field of a
// dialog after what opens it. Other keys of a page that is not there yet do nothing.

/** The key that moves the focus to a page's search, so it acts at once. */
export const toSearch = '/'

/** Whoever waited for longer has seen that nothing happened. */
const keptMs = 5_000

type Early = { what: 'search' | 'dialog'; since: number; text: string }
let early: Early | null = null

/** How many pages, and parts of pages, are loading. */
let loading = 0

const isEarly = (what: Early['what']): boolean => early?.what === what && performance.now() - early.since < keptMs

const isInDialog = (): boolean => document.activeElement?.closest('[aria-modal=true], dialog[open]') != null

export const forgetKeys = (): void => void (early = null)

/** What is typed from now on is for a dialog that is about to open, or, while the page loads, for its search. */
export const holdKeys = (what: Early['what']): boolean => {
  if (what === 'search' && loading === 0) return false
  if (!isEarly(what)) early = { what, since: performance.now(), text: '' }
  return true
}

/** A line ends what is typed, as Enter does. */
const type = (keys: string): void => {
  const [text = '', ...more] = keys.split('\n')
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (field.type === 'password' || field.selectionEnd === null) return
  field.setRangeText(text, field.selectionStart!, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  if (more.length > 0) field.form?.requestSubmit()
}

/** The search of the page is there: `focus` moves the focus to it. */
export const searchArrived = (focus: () => void): void => {
  if (!isEarly('search') || isCovered()) return
  const { text } = early!
  forgetKeys()
  // After this render.
  queueMicrotask(() => {
    focus()
    type(text)
  })
}

/** While it is shown, the page at hand, or a part of it, is loading. */
export const useLoading = (): void =>
  useLayoutEffect(() => {
    loading += 1
    return () => {
      loading -= 1
      // What takes its place is shown at the same time, and may be loading more.
      queueMicrotask(() => {
        if (loading === 0 && early?.what === 'search') forgetKeys()
      })
    }
  }, [])

const wentDown = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (!early || ctrlKey || metaKey || altKey || belongsToAnother.test(key)) return
  if (!isEarly(early.what) || takesText(target) || isInDialog() || key === 'Escape' || key === 'Tab')
    return forgetKeys()
  // Before shortcuts, buttons, and what tells scans: who types fast is not a scanner here.
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.repeat) return
  if (key === 'Backspace') early.text = early.text.slice(0, -1)
  else if (key === 'Enter' && early.what === 'search') early.text += '\n'
  else if (key.length === 1) early.text += key
}

addEventListener('keydown', wentDown, { capture: true })
addEventListener('pointerdown', forgetKeys, { capture: true })
addEventListener('focusin', () => {
  if (!isEarly('dialog') || !isInDialog()) return
  const { text } = early!
  forgetKeys()
  type(text)
})
