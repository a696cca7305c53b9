import { Box, type BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFold } from './useFold'

type PopoverProps = Omit<BoxProps, 'children'> & {
  /** The panel's name for screen readers. */
  label: string
  trigger: (props: ReturnType<typeof useFold>['triggerProps']) => ReactNode
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
}

/** A button that opens a panel below it. Escape, a click outside, or moving the focus away closes it. */
export const Popover = ({ label, trigger, children, align = 'end', ...panel }: PopoverProps) => {
  const { isOpen, close, panelId, triggerProps, rootProps } = useFold()
  return (
    <Box {...rootProps} position="relative">
      {trigger(triggerProps)}
      {isOpen ? (
        <Box
          id={panelId}
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
