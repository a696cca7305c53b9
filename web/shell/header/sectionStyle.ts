/** A section in the header, as a link or as the button of a menu. */
export const sectionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  h: 'header',
  px: { base: '2', xl: '2.5', '2xl': '3.5' },
  color: 'frame.muted',
  fontWeight: 'semibold',
  textStyle: 'sm',
  borderBlockWidth: '3px',
  borderColor: 'transparent',
  outlineOffset: '-4px',
  outlineColor: 'focus.dark',
  whiteSpace: 'nowrap',
  _hover: { color: 'frame.fg', bg: 'frame.raised' },
} as const
