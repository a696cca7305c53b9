import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'

/** A link to another call, in a panel about that call. */
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
