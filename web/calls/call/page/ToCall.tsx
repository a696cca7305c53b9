import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'

/** A way to another call, in a panel about it. */
export const ToCall = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    mt: '-2',
    fontWeight: 'semibold',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    focusVisibleRing: 'outside',
    borderRadius: 'l1',
  },
})
