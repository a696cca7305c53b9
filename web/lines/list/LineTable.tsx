import { Box, Button, Text } from '@chakra-ui/react'
import { SearchX, Spline } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { useHand } from '../../live/useHand'
import { allowed } from '../../relay/problem'
import { NoSuchPage } from '../../tables/list/ListContent'
import { ListTable } from '../../tables/list/ListTable'
import { cursorLinks, pagesOf } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { useListTop } from '../../tables/list/useListTop'
import { counted, showCount } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import { useFreshLines } from '../useFreshLines'
import { firstPage, lineAddress, linePath, searchOf, type LineView } from './lineAddress'
import { LineRow } from './LineRow'
import type { LineTableQuery as Query } from './__generated__/LineTableQuery.graphql'

const LineTableQuery = graphql`
  query LineTableQuery(
    $filter: LineFilter!
    $direction: OrderDirection!
    $first: Int
    $last: Int
    $after: String
    $before: String
  ) {
    provider {
      id
      lines(filter: $filter, direction: $direction, first: $first, last: $last, after: $after, before: $before) {
        total {
          count
          isMore
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        edges {
          node {
            id
            ...LineRow_line
          }
        }
      }
    }
  }
`

/** The names of administration, section 2. */
const columns = [
  { name: 'Patient Name', width: '21%' },
  { name: 'Room', width: '20%' },
  { name: 'Line Name', width: '23%' },
  { name: 'Type of Line', width: '13%' },
  { name: 'Next Change Date', width: '14%' },
  { name: 'Status', width: '9%' },
]

const inWords = ({ count, isMore }: { count: number; isMore: boolean }): string =>
  isMore ? `more than ${showCount(count)} lines` : counted(count, 'line')

/** One page of the list: a table on a desktop, one card per line on a phone. */
export const LineTable = ({ view, queryRef }: { view: LineView; queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(LineTableQuery, queryRef)
  const { key: visit } = useLocation()
  const top = useListTop()
  const hand = useHand()
  useFreshLines<Query>(LineTableQuery, queryRef.variables, { isHeld: hand.isHeld })
  const { edges, total, pageInfo } = allowed(provider.lines)

  if (edges.length === 0)
    return view.place ? (
      <NoSuchPage page={view.page} first={linePath + searchOf({ ...view, ...firstPage })} />
    ) : (
      <EmptyList view={view} />
    )
  // Search results are counted up to a thousand. Beyond that, the last page is unknown.
  const count = total.isMore ? null : total.count
  const pages = count === null ? null : pagesOf(count)
  const found = inWords(total)
  return (
    <Box {...hand.handlers}>
      <Text
        role="status"
        textStyle="sm"
        color="fg.muted"
        mb="2"
        fontVariantNumeric="tabular-nums"
        srOnly={!view.searchText}
      >
        {view.searchText ? `${found[0]!.toUpperCase()}${found.slice(1)} found for “${view.searchText}”` : found}
      </Text>
      <ListTable ref={top} tabIndex={-1} isFixed cardsBelow="lg" aria-label="Lines" columns={columns}>
        {edges.map(({ node }) => (
          <LineRow key={node.id} line={node} from={{ list: linePath + searchOf(view), visit }} />
        ))}
      </ListTable>
      <Pager {...cursorLinks(linePath, lineAddress, view, pageInfo, count)}>
        {(pages === 1
          ? ''
          : `Page ${showCount(view.page)}${pages ? ` of ${showCount(Math.max(pages, view.page))}` : ''} · `) + found}
      </Pager>
    </Box>
  )
}

const EmptyList = ({ view }: { view: LineView }) => {
  const { searchText, status, facility } = view
  const isNarrowed = status !== 'all' || facility !== ''
  const to = (changes: Partial<LineView>) => linePath + searchOf({ ...view, ...changes, ...firstPage })
  if (!searchText && !isNarrowed)
    return (
      <EmptyState
        role="status"
        icon={Spline}
        title="No lines."
        description="A line is created when the call that placed it is closed."
      />
    )
  const about =
    searchText.length > 2
      ? 'The search covers line names, patient names, rooms and MRNs.'
      : 'One or two letters match only the beginning of a word.'
  return (
    <EmptyState
      role="status"
      icon={SearchX}
      title={searchText ? `No lines found for “${searchText}”.` : 'No lines match these filters.'}
      description={searchText ? about : undefined}
    >
      {isNarrowed && (
        <Button asChild variant="outline">
          <Link to={to({ status: 'all', facility: '' })}>{searchText ? 'Search All Lines' : 'Show All'}</Link>
        </Button>
      )}
      {searchText && (
        <Button asChild variant="outline">
          <Link to={to({ searchText: '' })}>Clear Search</Link>
        </Button>
      )}
    </EmptyState>
  )
}
