import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Without a layout, as before the first one, so many are shown. */
const usual = 8

/**
 * How many boxes of so many `em` fit into an element, beside and below each other. It counts anew when the screen is
 * turned or its size changes.
 */
export const useFit = <E extends HTMLElement>(box: {
  width: number
  height: number
  gap: number
}): [ref: RefObject<E | null>, fit: { columns: number; rows: number }] => {
  const ref = useRef<E>(null)
  const [fit, setFit] = useState({ columns: 1, rows: usual })
  const { width, height, gap } = box
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const count = (): void => {
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || 16
      const along = (space: number, size: number) => Math.max(1, Math.floor((space / em + gap) / (size + gap)))
      const next = { columns: along(element.clientWidth, width), rows: along(element.clientHeight, height) }
      setFit((before) => (before.columns === next.columns && before.rows === next.rows ? before : next))
    }
    count()
    const observer = new ResizeObserver(count)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width, height, gap])
  return [ref, fit]
}
