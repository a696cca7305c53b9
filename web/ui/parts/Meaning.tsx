import { Box, chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { useEffect, useState, type CSSProperties, type MouseEvent } from 'react'
import { useFold } from '../dialog/useFold'

type MeaningProps = {
  /** What it is about. */
  of: string
  /** One sentence. */
  children: string
}

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '7',
    minH: { base: 'touch', md: '8' },
    color: 'fg.muted',
    cursor: 'button',
    borderRadius: 'sm',
    verticalAlign: 'middle',
    _hover: { color: 'fg' },
    _expanded: { color: 'brand.fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
  },
})

const width = 288
const edge = 8

/** Beside the button and within the window, also where a table scrolls: its panel is fixed, so nothing cuts it off. */
const placeBeside = (button: Element): CSSProperties => {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const most = window.innerWidth - width - edge
  const isLow = bottom > window.innerHeight * 0.7
  return {
    left: Math.max(edge, Math.min((left + right - width) / 2, most)),
    ...(isLow ? { bottom: window.innerHeight - top + 4 } : { top: bottom + 4 }),
  }
}

/** An *i* beside a figure, which says what it counts: by pointer, tap and keyboard. Paper has it as a footnote. */
export const Meaning = ({ of, children }: MeaningProps) => {
  const { isOpen, setOpen, panelId, triggerProps, rootProps } = useFold()
  const triggerId = triggerProps.id
  const [place, setPlace] = useState<CSSProperties>()
  useEffect(() => {
    const button = document.getElementById(triggerId)
    if (!isOpen || !button) return
    const stood = button.getBoundingClientRect()
    // It does not move with what it stands beside. A scroll that ended before it opened may be told only now.
    const shut = () => {
      const { top, left } = button.getBoundingClientRect()
      if (top !== stood.top || left !== stood.left) setOpen(false)
    }
    window.addEventListener('scroll', shut, { capture: true, passive: true })
    window.addEventListener('resize', shut)
    return () => {
      window.removeEventListener('scroll', shut, { capture: true })
      window.removeEventListener('resize', shut)
    }
  }, [isOpen, setOpen, triggerId])
  return (
    <Box as="span" {...rootProps} _print={{ display: 'none' }}>
      <Trigger
        type="button"
        {...triggerProps}
        aria-label={`What ${of} counts`}
        title={isOpen ? undefined : children}
        onClick={(event: MouseEvent) => {
          setPlace(placeBeside(event.currentTarget))
          triggerProps.onClick()
        }}
      >
        <Info aria-hidden size={15} />
      </Trigger>
      <Box as="span" role="status">
        {isOpen ? (
          <Box
            as="span"
            id={panelId}
            display="block"
            position="fixed"
            style={place}
            w={`${width}px`}
            zIndex="popover"
            p="3"
            bg="bg.panel"
            color="fg"
            textStyle="sm"
            fontWeight="normal"
            textAlign="start"
            whiteSpace="normal"
            borderWidth="1px"
            borderColor="border"
            borderRadius="l2"
            boxShadow="lg"
          >
            {children}
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}

/** The same for paper. */
export const Footnotes = ({ meanings }: { meanings: readonly { figure: string; means: string }[] }) =>
  meanings.length > 0 ? (
    <Box as="dl" display="none" _print={{ display: 'block' }} mt="3" textStyle="xs" css={{ breakInside: 'avoid' }}>
      {meanings.map(({ figure, means }) => (
        <div key={figure + means}>
          <Box as="dt" display="inline" fontWeight="bold">
            {figure}:
          </Box>{' '}
          <Box as="dd" display="inline">
            {means}
          </Box>
        </div>
      ))}
    </Box>
  ) : null
