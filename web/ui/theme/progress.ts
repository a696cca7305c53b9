import { defineSlotRecipe } from '@chakra-ui/react'

export const progressRecipe = defineSlotRecipe({
  className: 'chakra-progress',
  slots: ['root', 'track', 'range'],
  base: {
    track: { h: '2', borderRadius: 'full', bg: 'border', overflow: 'hidden' },
    range: { h: 'full', bg: 'brand.solid', transition: 'width 150ms' },
  },
})
