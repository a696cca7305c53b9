import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { CardClass } from 'domain/calls/queue/queue'
import { cardLooks } from '../../embeds/cardLooks'

const inColorsOf = (look: CardClass): SystemStyleObject => ({ colorPalette: cardLooks[look].palette })

/** All styles of a row in one place: columns on a desktop, two lines on narrower screens. */
export const RowShape = chakra('article', {
  base: {
    position: 'relative',
    display: { base: 'flex', lg: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns:
      'minmax(10rem, 2fr) minmax(9rem, 1.7fr) 7rem minmax(8.5rem, 1fr) minmax(9rem, 1.6fr) minmax(7rem, 1.3fr)',
    alignItems: 'center',
    columnGap: { base: '2.5', lg: '3' },
    minW: '0',
    minH: 'touch',
    ps: '5',
    pe: { base: '3', lg: '4' },
    py: { base: '1.5', lg: '0.5' },
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      w: '6px',
      bg: 'colorPalette.border',
    },
    '&:has(a:hover)': { bg: 'bg.subtle' },
    '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-3px' },
    '&[data-left]': { bg: 'bg.subtle', color: 'fg.muted', _before: { bg: 'border.emphasized' } },

    // On narrow screens the need and the waiting time fill the first line.
    '& .title': {
      order: { base: '-2', lg: '0' },
      flex: '1 1 calc(100% - 8.5rem)',
      minW: '0',
      textStyle: 'md',
      fontWeight: 'bold',
      lineHeight: '1.3',
    },
    // The whole row is a link.
    '& .title a': { outline: 'none', _after: { content: '""', position: 'absolute', inset: '0' } },
    '& .job': { fontWeight: 'medium', color: 'fg.muted' },
    '& .place': { fontWeight: 'semibold' },
    '& .facility, & .others, & .contact': { fontWeight: 'normal', color: 'fg.muted' },

    '& .waiting': {
      order: { base: '-1', lg: '0' },
      flex: '0 0 7.5rem',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      ms: 'auto',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.2',
    },
    '& .minutes': { display: 'inline-flex', alignItems: 'center', gap: '1', fontWeight: 'bold' },
    '& .what': { textStyle: 'xs', color: 'fg.muted', lgDown: { srOnly: true } },
    '& .waiting[data-tone=near] .minutes': { color: 'amber.fg' },
    '& .waiting[data-tone=late] .minutes': { color: 'red.fg' },

    '& .word': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      px: '2',
      borderRadius: 'md',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
    },
    '& .lead, & .left': { fontWeight: 'semibold' },
    '& .looks': { color: 'fg.muted', fontWeight: 'normal' },
    '& .looks svg, & .contact svg, & .offline svg, & .worse svg, & .escalated svg': {
      display: 'inline',
      verticalAlign: '-0.15em',
      me: '1',
      color: 'fg.subtle',
    },
    '& .escalated': { display: 'block', color: 'fg.muted' },
    '& .offline': { color: 'amber.fg', fontWeight: 'semibold', '& svg': { color: 'inherit' } },
    '& .worse': { color: 'red.fg', fontWeight: 'semibold', '& svg': { color: 'inherit' } },
    '&[data-abandoned]': { bg: 'amber.subtle' },
    // On a desktop the columns keep their places without it; narrower screens need no empty item.
    '& .contact:empty, & .who:empty': { display: { base: 'none', lg: 'block' } },
  },
  variants: {
    look: {
      stat: {
        ...inColorsOf('stat'),
        _before: { w: '8px', bg: 'colorPalette.solid' },
        '& .word': { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      },
      onhold: inColorsOf('onhold'),
      assigned: inColorsOf('assigned'),
      dressingchange: inColorsOf('dressingchange'),
      linecheck: inColorsOf('linecheck'),
      default: { ...inColorsOf('default'), _before: { bg: 'border.emphasized' } },
    },
  },
})

/** The rows of a group. Rows outside the viewport are not rendered; the estimated height keeps the scroll bar steady. */
export const rowList: SystemStyleObject = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  overflow: 'clip',
  listStyleType: 'none',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
}

export const rowItem: SystemStyleObject = {
  minW: '0',
  contentVisibility: 'auto',
  containIntrinsicSize: { base: 'auto 4rem', lg: 'auto 2.75rem' },
}
