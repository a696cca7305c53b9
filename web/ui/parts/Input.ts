import { chakra } from '@chakra-ui/react'
import { inputRecipe, textareaRecipe } from '../theme/recipes'

// Chakra's own inputs depend on a field context that no screen uses and that would be in the first download.

// One line holds a name, a number or a code, which no phone should correct.
export const Input = chakra('input', inputRecipe, { defaultProps: { autoCorrect: 'off', spellCheck: false } })

// What stands in it is also its text, and Chakra would take `translate` for a style.
export const Textarea = chakra('textarea', textareaRecipe, {
  forwardProps: ['translate'],
  defaultProps: { translate: 'no' },
})
