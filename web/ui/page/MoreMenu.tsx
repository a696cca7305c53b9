import { Box, Button } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

/**
 * The actions beside the main one, behind one button, opening upward from a bar at the bottom. They stay mounted while
 * it is closed, so that a dialog that one of them opened outlives the menu.
 */
export const MoreMenu = ({ children }: { children: ReactNode }) => {
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
      <Box
        id={id}
        role="group"
        aria-label="More actions"
        hidden={!isOpen}
        display={isOpen ? 'flex' : 'none'}
        flexDirection="column"
        gap="2"
        position="absolute"
        bottom="calc(100% + 0.75rem)"
        insetInlineStart="0"
        zIndex="dropdown"
        minW="56"
        maxW="calc(100vw - 2rem)"
        maxH="calc(100dvh - 8rem)"
        overflowY="auto"
        p="3"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        boxShadow="lg"
        onClick={() => setOpen(false)}
      >
        {children}
      </Box>
    </Box>
  )
}
