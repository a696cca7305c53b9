import { defineSlotRecipe, Progress } from '@chakra-ui/react'

const recipe = defineSlotRecipe({
  className: 'chakra-progress',
  slots: ['root', 'track', 'range'],
  base: {
    track: { h: '2', borderRadius: 'full', bg: 'border', overflow: 'hidden' },
    range: {
      h: 'full',
      bg: 'brand.solid',
      transition: 'width 150ms',
      _indeterminate: { w: 'full', animation: 'pulse' },
    },
  },
})

/** How far something is, from 0 to 1; null: nobody knows. */
export const ProgressBar = ({ label, part }: { label: string; part: number | null }) => (
  <Progress.Root recipe={recipe} value={part === null ? null : Math.round(part * 100)}>
    <Progress.Track aria-label={label}>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
)
