import { chakra } from '@chakra-ui/react'
import { inputRecipe, textareaRecipe } from '../theme/recipes'

// Chakra's own inputs depend on a field context that no screen uses and that would be in the first download.

export const Input = chakra('input', inputRecipe)

// What stands in it is also its text, and Chakra would take `translate` for a style.
export const Textarea = chakra('textarea', textareaRecipe, {
  forwardProps: ['translate'],
  defaultProps: { translate: 'no' },
})
