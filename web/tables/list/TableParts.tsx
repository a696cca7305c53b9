import { chakra } from '@chakra-ui/react'

// A table that becomes a list of cards on a phone. The roles are said, because a browser forgets them with `display`.

export const Grid = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'sm',
    borderCollapse: 'separate',
    borderSpacing: '0',
    display: { base: 'block', md: 'table' },
  },
})

export const Head = chakra('thead', { base: { display: { base: 'none', md: 'table-header-group' } } })

export const HeadCell = chakra('th', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    color: 'fg.muted',
    px: '3',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    whiteSpace: 'nowrap',
  },
})

export const Body = chakra('tbody', { base: { display: { base: 'grid', md: 'table-row-group' }, gap: '2' } })

export const Row = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: '2',
    p: { base: '2', md: '0' },
    bg: 'bg.panel',
    borderWidth: { base: '1px', md: '0' },
    borderColor: 'border',
    borderRadius: { base: 'l2', md: '0' },
    '&[data-movable]': { gridTemplateColumns: 'auto 1fr auto' },
    '&[data-lifted]': {
      position: 'relative',
      zIndex: 'docked',
      bg: 'brand.subtle',
      boxShadow: 'md',
      outline: '2px solid',
      outlineColor: 'brand.solid',
      outlineOffset: '-2px',
    },
  },
})

export const Cell = chakra('td', {
  base: {
    px: { base: '1', md: '3' },
    py: { base: '0.5', md: '1.5' },
    borderBottomWidth: { base: '0', md: '1px' },
    borderColor: 'border.muted',
    textAlign: 'start',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
    gridColumn: { base: '1 / -1', md: 'auto' },
    '[data-movable] > &': { gridColumn: { base: '2 / -1', md: 'auto' } },
    '&[data-name]': {
      fontWeight: 'semibold',
      textStyle: { base: 'md', md: 'sm' },
      gridColumn: { base: '1 / span 1', md: 'auto' },
      '[data-movable] > &': { gridColumn: { base: '2 / span 1', md: 'auto' } },
    },
    '&[data-actions]': { gridRow: '1', gridColumn: '-2 / -1', py: '0' },
    '&[data-order]': { gridRow: '1 / span 12', gridColumn: '1', alignSelf: 'start', py: '0' },
    'tr:last-child > &': { borderBottomWidth: { base: '0', md: '0' } },
  },
})

/** The column's name, where there is no head above the cell. */
export const CellLabel = chakra('span', { base: { hideFrom: 'md', color: 'fg.muted', me: '2' } })
