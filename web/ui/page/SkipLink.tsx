import { chakra } from '@chakra-ui/react'

/** A link to a part of the page, visible while it has the focus. */
export const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skipNav',
    bg: 'bg.panel',
    color: 'brand.fg',
    fontWeight: 'semibold',
    px: '4',
    py: '3',
    borderRadius: 'l2',
    boxShadow: 'lg',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none', outline: '2px solid', outlineColor: 'brand.border' },
  },
})
