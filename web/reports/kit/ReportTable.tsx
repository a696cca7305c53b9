import { Box } from '@chakra-ui/react'
import { FileX } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { headingOf, meaningsOf, type Column } from 'domain/reports/column'
import { ListCell, ListName, ListRow, ListTable } from '../../tables/list/ListTable'
import { EmptyState } from '../../ui/page/EmptyState'
import { Footnotes } from '../../ui/parts/Meaning'
import type { Sorted } from './useSorted'

type ReportTableProps<Row> = {
  label: string
  /** As in the file. The first one names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string
  /** What a column shows instead of its text. */
  cells?: Record<string, (row: Row) => ReactNode>
  /** Below a row. */
  below?: (row: Row) => ReactNode
  /** Why there may be no rows. */
  empty: string
  /** By which column the rows are sorted, and how to change that; without it they stay as they are. */
  sorted?: Pick<Sorted<Row>, 'by' | 'direction' | 'sort'>
}

// A wide table scrolls inside itself, and its first column stays.
const style = {
  borderWidth: '0',
  borderRadius: '0',
  '& th, & td': { overflowWrap: 'normal' },
  '& tr > :first-child': { position: 'sticky', insetStart: '0', zIndex: '1', bg: 'bg.panel' },
  '& tbody th': { minW: { base: '8rem', md: '11rem' }, _print: { minW: '0' } },
} as const

// Whoever scrolls a wide table sideways on a phone need not scroll to read sentences.
const withinSight = {
  position: 'sticky',
  insetStart: '4',
  maxW: 'min(100%, calc(100dvw - 4rem))',
  _print: { maxW: 'full' },
} as const

/** The table of a report: numbers stand to the right, zero is 0, and nothing is –. */
export const ReportTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  cells = {},
  below,
  empty,
  sorted,
}: ReportTableProps<Row>) => {
  if (rows.length === 0) return <EmptyState role="status" icon={FileX} title={empty} />
  const [first, ...others] = columns
  return (
    <>
      <Box
        role="region"
        aria-label={label}
        tabIndex={0}
        overflowX="auto"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        focusVisibleRing="outside"
        // Paper is narrower than a desk, and nothing on it scrolls.
        _print={{ overflow: 'visible', '& table': { fontSize: '0.7rem' }, '& th, & td': { px: '1', py: '1' } }}
      >
        <ListTable
          aria-label={label}
          cardsBelow="never"
          css={style}
          columns={columns.map((column, index) => ({
            name: headingOf(column),
            key: String(index),
            ...(column.isNumber ? { textAlign: 'end', means: column.means } : {}),
            ...(sorted ? { onSort: () => sorted.sort(column) } : {}),
            ...(sorted && sorted.by === column ? { isSorted: sorted.direction } : {}),
          }))}
        >
          {rows.map((row, index) => {
            const more = below?.(row)
            return (
              <Fragment key={keyOf(row, index)}>
                <ListRow>
                  <ListName>{first!.of(row) ?? '–'}</ListName>
                  {others.map((column, place) => (
                    <ListCell key={place} name={headingOf(column)} textAlign={column.isNumber ? 'end' : undefined}>
                      {cells[column.name]?.(row) ?? shown(column.of(row), column.decimals)}
                    </ListCell>
                  ))}
                </ListRow>
                {more ? (
                  <ListRow>
                    <td role="cell" colSpan={columns.length}>
                      <Box {...withinSight}>{more}</Box>
                    </td>
                  </ListRow>
                ) : null}
              </Fragment>
            )
          })}
        </ListTable>
      </Box>
      <Footnotes meanings={meaningsOf(columns)} />
    </>
  )
}

const shown = (value: string | number | null, decimals = 0): string | null =>
  typeof value === 'number'
    ? value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    : value
