import { Box, type BoxProps } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

type TriggerProps = { id: string; 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }

type PopoverProps = Omit<BoxProps, 'children'> & {
  /** The panel's name for screen readers. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
}

/** A button that opens a panel below it. Escape, a click outside, or moving the focus away closes it. */
export const Popover = ({ label, trigger, children, align = 'end', ...panel }: PopoverProps) => {
  const [isOpen, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-trigger`)?.focus()
  }

  return (
    <Box
      ref={rootRef}
      position="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !rootRef.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      {trigger({ id: `${id}-trigger`, 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
      {isOpen ? (
        <Box
          id={id}
          role="group"
          aria-label={label}
          position="absolute"
          top="calc(100% + 0.5rem)"
          insetInlineEnd={align === 'end' ? '0' : undefined}
          insetInlineStart={align === 'start' ? '0' : undefined}
          zIndex="dropdown"
          minW="64"
          maxW="calc(100vw - 2rem)"
          maxH="min(32rem, calc(100dvh - 8rem))"
          overflowY="auto"
          overscrollBehavior="contain"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="lg"
          animation="slide-from-top 120ms ease-out, fade-in 120ms ease-out"
          {...panel}
        >
          {children(close)}
        </Box>
      ) : null}
    </Box>
  )
}
