import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'

/** A link between the pages for people who are not signed in. */
export const OutsideLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    color: 'brand.fg',
    fontWeight: 'medium',
    textStyle: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
