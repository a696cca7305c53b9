import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * What a button opens beside itself. Escape, a press outside or moving the focus away closes it. `rootProps` are for the
 * element around the button and the panel, `panelId` is the panel's id; `close` gives the focus back to the button.
 */
export const useFold = () => {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const triggerId = `${id}-trigger`

  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    document.getElementById(triggerId)?.focus()
  }

  return {
    isOpen,
    setOpen,
    close,
    panelId: id,
    triggerProps: { id: triggerId, 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    rootProps: {
      ref: root,
      'data-fold': isOpen ? 'open' : 'closed',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}
