import { chakra } from '@chakra-ui/react'

/** A checkbox outside a form. */
export const Check = chakra(
  'input',
  { base: { w: '5', h: '5', flexShrink: '0', accentColor: 'brand.solid' } },
  { defaultProps: { type: 'checkbox' } },
)

/** The checkbox with its label, large enough for a finger. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: { base: 'touch', lg: '9' },
    cursor: 'checkbox',
  },
})
