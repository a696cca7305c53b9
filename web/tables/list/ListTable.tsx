import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Meaning } from '../../ui/parts/Meaning'

/** A card for each row, on screens without room for the columns. */
const cards = {
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
  '& tbody tr > *, & tbody tr > :first-child': { p: '0', borderTopWidth: '0', minW: '0', w: 'auto' },
  '& tbody th': { gridColumn: '1 / -1', order: '-1', textStyle: 'md' },
  '& tbody td::before': { content: 'attr(data-name)', display: 'block', textStyle: 'xs', color: 'fg.muted' },
  '& td[data-empty]': { display: 'none' },
  '& td[data-whole]': { gridColumn: { base: '1 / -1', md: 'auto' } },
  '& tbody tr[data-part]': { ms: '4', bg: 'bg.subtle' },
  // Beside the cells, as high as its buttons.
  '& tbody tr:has(> [data-lead])': { ps: '16', minH: '9rem' },
  '& tbody tr > [data-lead]': { position: 'absolute', top: '1', insetStart: '2' },
  '& tbody tr:has(> [data-trail]) th': { pe: 'var(--trail)' },
  '& tbody tr > [data-trail]': { position: 'absolute', top: '1', insetEnd: '1', w: 'auto' },
  '& tbody tr > [data-lead]::before, & tbody tr > [data-trail]::before': { display: 'none' },
} as const

const Table = chakra('table', {
  base: {
    // On a card, the space beside the name for the row's actions.
    '--trail': '8rem',
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
    outlineColor: 'brand.focusRing',

    '& th, & td': {
      textAlign: 'start',
      px: { base: '2.5', lg: '2', xl: '2.5' },
      py: '2.5',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
    },
    '& tr > :first-child': { ps: '4' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold', overflowWrap: 'normal', verticalAlign: 'bottom' },
    '& tbody th, & tbody td': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody th': { fontWeight: 'semibold', minW: '9rem' },
    // Keeps a short room name from breaking at its hyphen.
    '& tbody th + td': { minW: '5rem' },
    '& tbody tr': { position: 'relative' },
    '& tbody tr:has(th a)': { _hover: { bg: 'bg.subtle' } },
    '& [data-empty]': { color: 'fg.subtle' },
    // The whole row is the link; other controls in it lie above.
    '& tbody th a': { outline: 'none', _after: { content: '""', position: 'absolute', inset: '0' } },
    '& tbody th a:focus-visible::after': {
      outline: '3px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-3px',
    },
    '& tbody td :is(a, button, label)': { position: 'relative', zIndex: '1' },
    '& tbody tr > [data-lead], & tbody tr > [data-trail]': {
      w: '1%',
      py: '0.5',
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    '& tbody tr > [data-trail]': { textAlign: 'end' },
    '& tbody tr > [data-trail] > * + *': { ms: '1' },
    // A row that stands for the rows below it, and such a part.
    '& tbody tr[data-group] > *': { verticalAlign: 'middle' },
    '& tbody tr[data-part]': { bg: 'bg.subtle', '& th': { fontWeight: 'normal' } },
    '& tbody tr[data-selected]': { bg: 'brand.subtle', _hover: { bg: 'brand.muted' } },
    '& tbody tr[data-lifted]': {
      zIndex: 'docked',
      bg: 'brand.subtle',
      boxShadow: 'md',
      outline: '2px solid',
      outlineColor: 'brand.solid',
      outlineOffset: '-2px',
    },
  },
  variants: {
    cardsBelow: {
      lg: { lgDown: cards },
      md: { mdDown: cards },
      // Words and times break between words only.
      never: {
        '& th, & td': { px: { base: '1', sm: '2' } },
        '& td:not([translate]), & time': { overflowWrap: 'normal' },
      },
    },
    // One long name does not squeeze the other columns.
    isFixed: { true: { lg: { tableLayout: 'fixed' } } },
    isInPanel: { true: { bg: 'transparent', borderWidth: '0', '& tr > :first-child': { ps: '0' } } },
  },
})

const SortButton = chakra('button', {
  base: {
    minH: { base: 'touch', md: '8' },
    w: 'full',
    textAlign: 'start',
    fontWeight: 'inherit',
    color: 'inherit',
    cursor: 'button',
    borderRadius: 'sm',
    _hover: { color: 'fg', textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    _print: { minH: '0' },
  },
})

export type ListColumn = {
  name: string
  /** Identifies it where names may be equal. */
  key?: string
  width?: string
  textAlign?: 'end'
  /** What its numbers count, beside the heading. */
  means?: string
  isSorted?: 'ascending' | 'descending'
  /** Its heading sorts the list by it. */
  onSort?: () => void
}

/** The column of a row's actions. */
export const actionColumn: ListColumn = { name: 'Action', width: '1%', textAlign: 'end' }

type ListTableProps = ComponentProps<typeof Table> & { columns: readonly ListColumn[] }

const arrows = { ascending: '\u00a0↑', descending: '\u00a0↓' } as const

/**
 * A list: a table on a desktop, and a card for each row on screens without room for the columns. Rows are `ListRow` with
 * `ListCell`; roles are explicit, because a browser drops them when `display` changes.
 */
export const ListTable = ({ columns, children, ...props }: ListTableProps) => (
  <Table role="table" {...props}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ name, key = name, means, isSorted, onSort, ...style }) =>
          name ? (
            <th
              key={key}
              role="columnheader"
              scope="col"
              style={style}
              aria-sort={isSorted}
              aria-label={means ? name : undefined}
            >
              <Heading means={means} name={name} isAtEnd={style.textAlign === 'end'} sorts={onSort !== undefined}>
                {onSort ? (
                  <SortButton type="button" w={means ? 'auto' : 'full'} textAlign={style.textAlign} onClick={onSort}>
                    {name}
                    {isSorted && <span aria-hidden>{arrows[isSorted]}</span>}
                  </SortButton>
                ) : (
                  <span>
                    {name}
                    {isSorted && <span aria-hidden>{arrows[isSorted]}</span>}
                  </span>
                )}
              </Heading>
            </th>
          ) : (
            <td key={key} style={style} />
          ),
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">{children}</tbody>
  </Table>
)

type HeadingProps = { name: string; means: string | undefined; isAtEnd: boolean; sorts: boolean; children: ReactNode }

/** The height of the *i* beyond a line of words, on both sides. */
const besideLine = { my: { base: '-3', md: '-1.5' } }

/** The heading of a column; the *i* stands so that the words stay above their numbers. */
const Heading = ({ name, means, isAtEnd, sorts, children }: HeadingProps) =>
  means ? (
    <Flex align="flex-end" direction={isAtEnd ? 'row-reverse' : 'row'} justify="flex-start">
      {children}
      <Box {...(sorts ? null : besideLine)}>
        <Meaning of={name}>{means}</Meaning>
      </Box>
    </Flex>
  ) : (
    children
  )

export const ListRow = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />

/** The cell that names its row. */
export const ListName = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" translate="no" {...props} />

type ListCellProps = {
  /** The name of its column, which a card shows in each cell. */
  name: string
  /**
   * Its place on a card: `lead`, before the others, moves the row; `trail`, after them, holds its actions; `whole`, for
   * long words, is as wide as a narrow card.
   */
  place?: 'lead' | 'trail' | 'whole'
  textAlign?: 'end'
  /** It holds words of the product, which a browser may translate. Others hold data, and controls are words. */
  isWords?: boolean
  /** The row has no such thing, so that not even a dash is shown. */
  isBlank?: true
  children?: ReactNode
}

export const ListCell = ({ name, place, textAlign, isWords, isBlank, children }: ListCellProps) => {
  const isEmpty = children == null || children === false || children === ''
  return (
    <td
      role="cell"
      translate={isWords || place === 'lead' || place === 'trail' ? undefined : 'no'}
      data-name={name}
      style={textAlign && { textAlign }}
      data-lead={place === 'lead' ? '' : undefined}
      data-trail={place === 'trail' ? '' : undefined}
      data-whole={place === 'whole' ? '' : undefined}
      data-empty={isEmpty ? '' : undefined}
    >
      {isEmpty && !isBlank && (!place || place === 'whole') ? '–' : children}
    </td>
  )
}
