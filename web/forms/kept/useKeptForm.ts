import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormKeeperContext, type FormChanges } from './formKeeper'

export type KeptForm = {
  /** The fields with entries of a closed page, until the person has discarded them or dismissed the notice. */
  readonly restored: readonly string[]
  /** Whether what is entered now would be there after the browser ended the page. */
  readonly isHeld: boolean
  /** Resets the form; the notice goes with it. */
  readonly discard: () => void
  readonly dismiss: () => void
}

type KeptFormOptions<Values> = {
  /**
   * The form and what it is about, unique in the app; null for a form that is not kept, because it holds a secret or
   * changes nothing.
   */
  name: string | null
  /** The values without the person's changes. */
  before: Values
  values: Values
  /** Puts these values into the form; `from` is what they were changed from. */
  restore: (to: Partial<Values>, from: Partial<Values>) => void
  reset: () => void
}

const nothing = '{}'
const none: readonly string[] = []

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Passwords are never kept, and files cannot be. */
const mayKeep = (name: string, value: unknown): boolean =>
  !/password/i.test(name) && !(Array.isArray(value) && value.some((item) => item instanceof Blob))

const changesOf = (before: object, values: object): FormChanges => {
  const was = before as Record<string, unknown>
  const changed = Object.entries(values).filter(([name, to]) => mayKeep(name, to) && !isSame(was[name], to))
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: was[name], to }]))
}

/** The form of a newer build may have another kind of value under that name. */
const isLike = (one: unknown, other: unknown): boolean =>
  one == null || other == null || (typeof one === typeof other && Array.isArray(one) === Array.isArray(other))

/**
 * Keeps what is typed into a form in the browser, encrypted, until the form is sent, closed or left (rules 10.9a). So it
 * is still there when the browser ended the page: for a reload, for a phone's camera, with a tab. The next page that opens
 * the form gets it where nothing was typed yet.
 */
export const useKeptForm = <Values extends object>({
  name,
  before,
  values,
  restore,
  reset,
}: KeptFormOptions<Values>): KeptForm => {
  const keeper = use(FormKeeperContext)
  const [isKnown, setKnown] = useState(false)
  const [restored, setRestored] = useState(none)
  const [isHeld, setHeld] = useState(false)
  const text = JSON.stringify(changesOf(before, values))
  /** As it lies in the browser. */
  const written = useRef(nothing)

  // Sent, discarded, or typed back.
  if (isKnown && text === nothing && (isHeld || restored.length > 0)) {
    setHeld(false)
    setRestored(none)
  }

  const put = useEffectEvent((left: FormChanges) => {
    written.current = JSON.stringify(left)
    const was = before as Record<string, unknown>
    const now = values as Record<string, unknown>
    const fitting = Object.entries(left).filter(
      ([field, { to }]) =>
        field in now && isLike(to, now[field]) && !isSame(to, now[field]) && isSame(now[field], was[field]),
    )
    if (fitting.length === 0) return
    const valuesOf = (side: 'from' | 'to') =>
      Object.fromEntries(fitting.map(([field, change]) => [field, change[side]])) as Partial<Values>
    restore(valuesOf('to'), valuesOf('from'))
    setRestored(fitting.map(([field]) => field))
    setHeld(true)
  })
  const forget = useEffectEvent((form: string) => {
    if (written.current === nothing) return
    written.current = nothing
    void keeper?.forget(form)
  })
  useEffect(() => {
    if (!keeper || name === null) return
    let isOver = false
    void keeper.take(name).then((left) => {
      if (isOver) return
      if (left) put(left)
      setKnown(true)
    })
    return () => {
      isOver = true
      // A page that the browser ends does not come here.
      forget(name)
    }
  }, [keeper, name])

  const keep = useEffectEvent(() => {
    if (!keeper || name === null || text === written.current) return
    if (text === nothing) return forget(name)
    written.current = text
    void keeper.write(name, JSON.parse(text) as FormChanges).then(setHeld)
  })
  useEffect(() => {
    if (isKnown) keep()
    // The keeper of a next session holds nothing yet.
  }, [isKnown, text, keeper])

  return {
    restored,
    isHeld,
    discard: reset,
    dismiss: () => setRestored(none),
  }
}

/** Where entries are while nothing can be sent, in words. */
export const whereOffline = ({ isHeld }: KeptForm): string =>
  isHeld ? 'Your entries are kept on this device. ' : 'Your entries are only on this page. Keep it open. '
