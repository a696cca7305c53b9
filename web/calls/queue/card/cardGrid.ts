import type { SystemStyleObject } from '@chakra-ui/react'

/** One column on a phone; more on wider screens, as long as they are readable at arm's length. */
export const cardGrid: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19.5rem), 1fr))',
  gap: '3',
  listStyleType: 'none',
}

/** Cards outside the viewport are not rendered; the estimated height keeps the scroll bar steady. */
export const cardItem: SystemStyleObject = {
  minW: '0',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 9.5rem',
  // Space for the outline and the shadow, which the containment would clip.
  m: '-1',
  p: '1',
}
