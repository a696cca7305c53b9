import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Order } from './useOrder'
import { pageSize } from '../list/pageLinks'
import type { Paging } from '../list/usePage'

/** The parts of a row that move it. */
export type MovingPart = 'handle' | 'up' | 'down'

/** How to use the handle, for screen readers. */
export const handleHelp =
  'Press Space to lift the row, the arrow keys to move it, Space again to put it down, Escape to put it back.'

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  PageUp: (place) => place - pageSize,
  PageDown: (place) => place + pageSize,
  Home: () => 0,
  End: (_place, last) => last,
}

/**
 * Moves rows without a pointer: by two buttons, or by lifting a row with its handle. Each move is announced; the page
 * and the focus follow the row.
 */
export const useMoving = (
  table: RefObject<HTMLElement | null>,
  order: Order,
  paging: Paging,
  nameOf: (id: string) => string,
) => {
  const [lifted, setLifted] = useState<{ id: string; from: number } | null>(null)
  const [spoken, setSpoken] = useState('')
  const focusNext = useRef<{ id: string; part: MovingPart } | null>(null)

  const count = order.items.length
  const placeOf = (id: string) => order.items.findIndex((item) => item.id === id)
  const placeWords = (place: number) => `place ${place + 1} of ${count}`

  useLayoutEffect(() => {
    if (!focusNext.current) return
    const { id, part } = focusNext.current
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const control = rows.find((row) => row.dataset.row === id)?.querySelector<HTMLElement>(`[data-part="${part}"]`)
    // The browser removes the focus from an element that moves in the page.
    control?.focus()
    control?.scrollIntoView?.({ block: 'nearest' })
    focusNext.current = null
  })

  const moveTo = (id: string, target: number, part: MovingPart): number => {
    const place = Math.min(count - 1, Math.max(0, target))
    if (place === placeOf(id)) return place
    focusNext.current = { id, part }
    order.move(id, place)
    paging.show(Math.floor(place / pageSize))
    return place
  }

  const putDown = () => {
    if (!lifted) return
    setSpoken(`${nameOf(lifted.id)} put down, ${placeWords(placeOf(lifted.id))}. Save Order keeps it.`)
    setLifted(null)
  }

  return {
    spoken,
    liftedId: lifted?.id ?? null,
    /** Moves one place up or down, by a button. */
    step: (id: string, by: -1 | 1) => {
      const before = placeOf(id)
      const place = moveTo(id, before + by, by < 0 ? 'up' : 'down')
      const name = nameOf(id)
      if (place !== before) setSpoken(`${name} moved, ${placeWords(place)}.`)
      else setSpoken(by < 0 ? `${name} is the first.` : `${name} is the last.`)
    },
    /** By pointer: the row was dropped at a place. */
    drop: (id: string, place: number) => {
      setLifted(null)
      setSpoken(`${nameOf(id)} moved, ${placeWords(moveTo(id, place, 'handle'))}.`)
    },
    onHandleKey: (id: string, event: KeyboardEvent) => {
      const isMine = lifted?.id === id
      if (event.key === ' ' || event.key === 'Enter') {
        event.preventDefault()
        if (isMine) return putDown()
        setLifted({ id, from: placeOf(id) })
        setSpoken(
          `${nameOf(id)} lifted, ${placeWords(placeOf(id))}. The arrow keys move it, Space puts it down, Escape puts it back.`,
        )
      } else if (isMine && event.key === 'Escape') {
        event.preventDefault()
        const place = moveTo(id, lifted.from, 'handle')
        setLifted(null)
        setSpoken(`${nameOf(id)} is back, ${placeWords(place)}.`)
      } else if (isMine && steps[event.key]) {
        event.preventDefault()
        const place = moveTo(id, steps[event.key]!(placeOf(id), count - 1), 'handle')
        setSpoken(`${nameOf(id)}, ${placeWords(place)}.`)
      }
    },
    /** Moving the focus elsewhere puts a lifted row down. */
    onHandleLeft: () => {
      if (!focusNext.current) putDown()
    },
  }
}

export type Moving = ReturnType<typeof useMoving>
