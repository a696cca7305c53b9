import { Box, Button } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFold } from '../dialog/useFold'

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
  const { isOpen, setOpen, panelId, triggerProps, rootProps } = useFold()

  return (
    <Box {...rootProps} display={isFolded ? 'block' : 'contents'} position="relative" flex="0 0 auto !important">
      {isFolded && (
        <Button variant="outline" {...triggerProps}>
          <Ellipsis aria-hidden />
          More
        </Button>
      )}
      <Box
        id={panelId}
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
