import { Button, Text } from '@chakra-ui/react'
import { ScrollText, SearchX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { allowed } from '../relay/problem'
import { AsOf } from '../tables/list/AsOf'
import { NoSuchPage } from '../tables/list/ListContent'
import { ListTable } from '../tables/list/ListTable'
import { cursorLinks } from '../tables/list/pageLinks'
import { Pager } from '../tables/list/Pager'
import { useListTop } from '../tables/list/useListTop'
import { showCount } from '../ui/parts/counted'
import { zoneHere, zoneOrUtc } from '../ui/browser/zonedTime'
import { EmptyState } from '../ui/page/EmptyState'
import { auditAddress, auditPath, firstPage, isFiltered, searchOf, type AuditView } from './auditAddress'
import { AuditRow } from './AuditRow'
import type { AuditTableQuery as Query } from './__generated__/AuditTableQuery.graphql'

const AuditTableQuery = graphql`
  query AuditTableQuery($filter: AuditFilter!, $first: Int, $last: Int, $after: String, $before: String) {
    provider {
      id
      timeZone
      audit(filter: $filter, first: $first, last: $last, after: $after, before: $before) {
        asOf
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        edges {
          node {
            sequence
            ...AuditRow_entry
          }
        }
      }
    }
  }
`

const columns = [
  { name: 'When', width: '17%' },
  { name: 'Who', width: '14%' },
  { name: 'What', width: '31%' },
  { name: 'Record', width: '18%' },
  { name: 'Door', width: '10%' },
  { name: 'Outcome', width: '10%' },
]

/** One page of the trail: a table on a desktop, one card for each row on a phone. */
export const AuditTable = ({ view, queryRef }: { view: AuditView; queryRef: PreloadedQuery<Query> }) => {
  const { provider } = usePreloadedQuery<Query>(AuditTableQuery, queryRef)
  const top = useListTop()
  const { asOf, edges, pageInfo } = allowed(provider.audit)
  const { timeZone } = provider

  if (edges.length === 0)
    return view.place ? (
      <NoSuchPage page={view.page} first={auditPath + searchOf({ ...view, ...firstPage })} />
    ) : (
      <>
        <AsOf asOf={asOf} timeZone={timeZone} />
        <EmptyList view={view} />
      </>
    )
  return (
    <>
      <AsOf asOf={asOf} timeZone={timeZone} />
      {timeZone !== zoneHere() && (
        <Text textStyle="sm" color="fg.muted" mb="2">
          Times are those of{' '}
          {zoneOrUtc(timeZone) === timeZone ? timeZone : `UTC: this browser does not know ${timeZone}`}.
        </Text>
      )}
      <ListTable ref={top} tabIndex={-1} isFixed cardsBelow="lg" aria-label="Audit trail" columns={columns}>
        {edges.map(({ node }) => (
          <AuditRow key={node.sequence} entry={node} timeZone={timeZone} />
        ))}
      </ListTable>
      <Pager
        {...cursorLinks(auditPath, auditAddress, view, pageInfo)}
      >{`Page ${showCount(view.page)} · newest first`}</Pager>
    </>
  )
}

const EmptyList = ({ view }: { view: AuditView }) =>
  isFiltered(view) ? (
    <EmptyState role="status" icon={SearchX} title="No rows match these filters.">
      <Button asChild variant="outline">
        <Link to={auditPath}>Show All</Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState role="status" icon={ScrollText} title="Nothing was recorded yet." />
  )
