import { chakra, Flex } from '@chakra-ui/react'
import { queueChipNames, type QueueChip } from 'domain/calls/queue/filter'
import { X } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { counted } from '../../../ui/parts/counted'

const ChipShape = chakra('button', {
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
    // Already in sight: the page does not scroll for its focus, as it does for what the bars may hide.
    scrollMarginTop: 'calc(-1 * (var(--sticky-top) + var(--sticky-bar) + 3.5rem))',
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

type ChipProps = { chip: QueueChip; count: number; isPressed: boolean }

/** Memoized: most changes of the queue change no count. */
const Chip = memo(function Chip({ chip, count, isPressed }: ChipProps) {
  return (
    <ChipShape
      type="button"
      aria-pressed={isPressed}
      aria-label={`${queueChipNames[chip]} ${counted(count, 'call')}`}
      data-chip={chip}
      data-alarm={chip === 'stat' && count > 0 ? '' : undefined}
    >
      {queueChipNames[chip]}
      <span className="count">{count}</span>
      {isPressed ? <X aria-hidden size={16} /> : null}
    </ChipShape>
  )
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
    onClick={({ target }: MouseEvent) => {
      const chip = target instanceof Element && target.closest<HTMLElement>('[data-chip]')?.dataset.chip
      if (chip) onToggle(chip as QueueChip)
    }}
  >
    {offered.map((chip) => (
      <Chip key={chip} chip={chip} count={counts[chip]} isPressed={pressed.includes(chip)} />
    ))}
  </Flex>
)
