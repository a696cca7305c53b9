import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { CardClass } from 'domain/calls/queue/queue'
import { cardLooks } from '../../embeds/cardLooks'

const inColorsOf = (look: CardClass): SystemStyleObject => ({ colorPalette: cardLooks[look].palette })

/** All styles of a card in one place: one style sheet entry per class, however many cards there are. */
export const CardShape = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    h: 'full',
    minW: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    ps: '5',
    pe: '4',
    pt: '3',
    pb: '3',
    overflowWrap: 'anywhere',
    transition: 'box-shadow 120ms, border-color 120ms, opacity 200ms',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '-1px',
      insetInlineStart: '-1px',
      w: '6px',
      bg: 'colorPalette.border',
      borderStartRadius: 'l3',
    },
    '&:has(a:hover)': { boxShadow: 'md', borderColor: 'colorPalette.border' },
    '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '&[data-left]': { opacity: '0.75', bg: 'bg.subtle', boxShadow: 'none', _before: { bg: 'border.emphasized' } },

    '& .top': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'start',
    },
    '& .title': { textStyle: 'lg', fontWeight: 'bold', lineHeight: '1.3', letterSpacing: 'tight' },
    // The whole card is a link.
    '& .title a': { outline: 'none', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' } },
    '& .job': { fontWeight: 'medium', color: 'fg.muted' },
    '& .place': { gridRow: '2', gridColumn: '1 / -1', pe: '16', fontWeight: 'semibold', textStyle: 'md' },
    '& .place .facility': { fontWeight: 'normal', color: 'fg.muted' },

    '& .waiting': { display: 'contents' },
    '& .minutes': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      textStyle: 'lg',
      fontWeight: 'bold',
      lineHeight: '1.3',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& .what': { gridColumn: '2', gridRow: '2', textAlign: 'end', textStyle: 'sm', color: 'fg.muted' },
    '& .waiting[data-tone=near] .minutes': { color: 'amber.fg' },
    '& .waiting[data-tone=late] .minutes': { color: 'red.fg' },

    '& .class': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '2',
      rowGap: '1',
      textStyle: 'sm',
    },
    '& .word': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      px: '2',
      py: '0.5',
      borderRadius: 'md',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      fontWeight: 'semibold',
    },
    '& .status, & .created': { color: 'fg.muted' },
    '& .escalated': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.muted', whiteSpace: 'nowrap' },
    // Viewers get the rest of the row, so that the card does not grow while somebody points at it.
    '& .onlookers': { flex: '1 1 0', minW: '8', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .created': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      ms: 'auto',
      fontVariantNumeric: 'tabular-nums',
    },

    '& .details': { display: 'flex', flexDirection: 'column', gap: '1', textStyle: 'sm' },
    '& .detail': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& .detail svg, & .people svg': { flexShrink: '0', mt: '0.1875rem', color: 'fg.subtle' },
    '& .notes': { lineClamp: '3', color: 'fg.muted', whiteSpace: 'pre-line' },

    '& .people': {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      mt: 'auto',
      pt: '2',
      borderTopWidth: '1px',
      borderColor: 'border.muted',
      textStyle: 'sm',
    },
    '& .lead': { fontWeight: 'semibold' },
    // Above the link that covers the card.
    '& .lead a': { position: 'relative', zIndex: '1', py: '1', _hover: { textDecoration: 'underline' } },
    '& .others': { color: 'fg.muted' },
    '& .looks': { color: 'fg.muted', fontWeight: 'normal' },
    '& span + .looks': { ms: '2' },
    '& .looks svg, & .people .looks svg': {
      display: 'inline',
      verticalAlign: '-0.15em',
      mt: '0',
      me: '1',
      color: 'fg.subtle',
    },
    '& .left': { fontWeight: 'semibold' },

    '&[data-abandoned]': { borderColor: 'amber.solid' },
    '& .abandoned': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '2',
      py: '1',
      borderRadius: 'md',
      bg: 'amber.subtle',
      color: 'amber.fg',
      textStyle: 'sm',
      fontWeight: 'semibold',
    },
    // Above the link that covers the card.
    '& .abandoned > svg, & .abandoned button': { flexShrink: '0' },
    '& .abandoned > span': { flex: '1', minW: '0' },
    '& .abandoned button': { position: 'relative', zIndex: '1' },
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
