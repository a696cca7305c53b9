import { chakra } from '@chakra-ui/react'

/** A table on a desk; where there is no room for its columns, a card for each row. */
export const TableShape = chakra('table', {
  base: {
    w: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    textStyle: 'sm',
    outlineOffset: '2px',

    '& th, & td': {
      textAlign: 'start',
      px: { base: '2.5', lg: '2', xl: '2.5' },
      py: '2.5',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': { ps: '4' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', overflowWrap: 'normal', verticalAlign: 'bottom' },
    '& tbody th, & tbody td': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody th': { fontWeight: 'semibold', minW: '9rem' },
    // A short name of a room is not broken at its hyphen.
    '& tbody td:first-of-type': { minW: '5rem' },
    '& tbody tr': { position: 'relative', _hover: { bg: 'bg.subtle' } },
    '& [data-empty]': { color: 'fg.subtle' },
    '& .job': { fontWeight: 'medium', color: 'fg.muted' },
    // The whole row is the link.
    '& tbody a': { outline: 'none', _after: { content: '""', position: 'absolute', inset: '0' } },
    '& tbody a:focus-visible::after': { outline: '3px solid', outlineColor: 'brand.focusRing', outlineOffset: '-3px' },

    lgDown: {
      display: 'block',
      bg: 'transparent',
      borderWidth: '0',
      '& thead': { srOnly: true },
      '& tbody': { display: 'grid', gap: '2.5' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' },
        columnGap: '4',
        rowGap: '2',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'l3',
        px: '4',
        py: '3',
        minW: '0',
      },
      '& tbody th, & tbody td, & th:first-of-type, & tbody td:first-of-type': {
        p: '0',
        borderTopWidth: '0',
        minW: '0',
      },
      '& tbody th': { gridColumn: '1 / -1', textStyle: 'md' },
      '& tbody td::before': { content: 'attr(data-name)', display: 'block', textStyle: 'xs', color: 'fg.muted' },
      '& td[data-empty]': { display: 'none' },
    },
  },
})
