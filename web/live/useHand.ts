import { useCallback, useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

/** A pointer at rest does not hold the list for longer, so that a screen on the wall keeps updating. */
const restsAfter = 5_000
const touchRestsAfter = 2_000
const focusRestsAfter = 15_000

/** Whether somebody is using the list: the pointer moves over it, a finger is on it, or it has the focus. */
export const useHand = () => {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hold = useCallback((ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHeld(false), ms)
    setHeld(true)
  }, [])

  const release = useCallback(() => {
    clearTimeout(timer.current)
    setHeld(false)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])

  const handlers = useMemo(
    () => ({
      onPointerMove: ({ pointerType }: PointerEvent) => hold(pointerType === 'mouse' ? restsAfter : touchRestsAfter),
      onPointerDown: () => hold(touchRestsAfter),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && release(),
      onFocus: () => hold(focusRestsAfter),
      onKeyDown: () => hold(focusRestsAfter),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || release(),
    }),
    [hold, release],
  )

  return { isHeld, release, handlers }
}
