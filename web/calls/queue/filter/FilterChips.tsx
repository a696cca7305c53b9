import { chakra, Flex } from '@chakra-ui/react'
import { queueChipNames, type QueueChip } from 'domain/calls/queue/filter'
import { X } from 'lucide-react'
import { VisuallyHidden } from '../../../ui/parts/VisuallyHidden'

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minH: { base: 'touch', md: '9' },
    px: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    color: 'fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'button',
    '&:not([aria-pressed=true]):hover': { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '& .count': {
      minW: '6',
      px: '1.5',
      borderRadius: 'full',
      bg: 'bg.emphasized',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
    // A waiting Stat call shows here however far somebody has scrolled.
    '&[data-alarm] .count': { bg: 'red.solid', color: 'red.contrast' },
    _pressed: {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      color: 'brand.contrast',
      '&:not([data-alarm]) .count': { bg: 'brand.contrast', color: 'brand.solid' },
    },
  },
})

type FilterChipsProps = {
  offered: readonly QueueChip[]
  counts: Readonly<Record<QueueChip, number>>
  pressed: readonly QueueChip[]
  onToggle: (chip: QueueChip) => void
}

/** Filters by group and by who has the call. On a phone the row scrolls sideways. */
export const FilterChips = ({ offered, counts, pressed, onToggle }: FilterChipsProps) => (
  <Flex
    // Contains the words for screen readers, which would widen the page.
    position="relative"
    role="group"
    aria-label="Show only"
    tabIndex={-1}
    outline="none"
    gap="2"
    mx={{ base: '-4', md: '-1' }}
    px={{ base: '4', md: '1' }}
    py="1"
    overflowX="auto"
    scrollPaddingX="4"
    css={{ scrollbarWidth: 'none' }}
  >
    {offered.map((chip) => (
      <Chip
        key={chip}
        type="button"
        aria-pressed={pressed.includes(chip)}
        data-alarm={chip === 'stat' && counts.stat > 0 ? '' : undefined}
        onClick={() => onToggle(chip)}
      >
        {queueChipNames[chip]} <span className="count">{counts[chip]}</span>
        <VisuallyHidden>{counts[chip] === 1 ? ' call' : ' calls'}</VisuallyHidden>
        {pressed.includes(chip) ? <X aria-hidden size={16} /> : null}
      </Chip>
    ))}
  </Flex>
)
