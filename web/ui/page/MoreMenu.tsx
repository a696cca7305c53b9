import { Box, Button } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

const folded = {
  flexDirection: 'column',
  gap: '2',
  position: 'absolute',
  bottom: 'calc(100% + 0.75rem)',
  insetInlineStart: '0',
  zIndex: 'dropdown',
  minW: '56',
  maxW: 'calc(100vw - 2rem)',
  maxH: 'calc(100dvh - 8rem)',
  overflowY: 'auto',
  p: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  boxShadow: 'lg',
} as const

/**
 * The actions beside the main one: behind one button, opening upward from a bar at the bottom, or in a row while there is
 * room. They stay mounted meanwhile, so that a dialog that one of them opened outlives the menu and a turned phone.
 */
export const MoreMenu = ({ isFolded, children }: { isFolded: boolean; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const pressed = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])

  return (
    <Box
      ref={root}
      display={isFolded ? 'block' : 'contents'}
      position="relative"
      flex="0 0 auto !important"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        trigger.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      {isFolded && (
        <Button
          ref={trigger}
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis aria-hidden />
          More
        </Button>
      )}
      <Box
        id={id}
        {...(isFolded
          ? {
              ...folded,
              role: 'group',
              'aria-label': 'More actions',
              hidden: !isOpen,
              display: isOpen ? 'flex' : 'none',
            }
          : { display: 'contents', css: { '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' } } } })}
        onClick={() => setOpen(false)}
      >
        {children}
      </Box>
    </Box>
  )
}
