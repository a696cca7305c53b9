import type { SystemStyleObject } from '@chakra-ui/react'

/** One column on a phone; on wider screens as many as can be read at arm's length. */
export const cardGrid: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19.5rem), 1fr))',
  gap: '3',
  listStyleType: 'none',
}

/** Cards out of sight cost nothing; the guess of their height keeps the scroll bar still. */
export const cardItem: SystemStyleObject = {
  minW: '0',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9.5rem',
  // Room for the outline and the shadow, which the containment would cut.
  m: '-1',
  p: '1',
}
