import { Button } from '@chakra-ui/react'
import { CircleCheck, SearchX, Trash2 } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router'
import type { CallList, CallSort } from 'domain/calls/past/pastList'
import { useNow } from '../../relay/serverClock'
import { NoSuchPage } from '../../tables/list/ListContent'
import { ListTable, type ListColumn } from '../../tables/list/ListTable'
import { numberedLinks } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { useListTop } from '../../tables/list/useListTop'
import { counted, showCount } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import { EndedCall, endedCallHead, type EndedColumn } from '../embeds/EndedCall'
import { listAddress, searchOf, type ListView } from './listAddress'
import type { CallTableQuery as Query } from './__generated__/CallTableQuery.graphql'

/** The columns after the call's name, each with the sorts that order the list by it. */
const columns: readonly { name: EndedColumn; sorts: readonly CallSort[] }[] = [
  { name: 'Patient, MRN', sorts: [] },
  { name: 'Room', sorts: ['room'] },
  { name: 'Hospital', sorts: ['facility'] },
  { name: 'Status', sorts: ['status'] },
  { name: 'Created', sorts: ['createdAt'] },
  { name: 'Start', sorts: ['startTime'] },
  { name: 'Response Time', sorts: ['responseTime'] },
  { name: 'Completed', sorts: ['completedAt'] },
  { name: 'Procedure Time', sorts: ['procedureTime'] },
  { name: 'Clinician', sorts: ['clinician'] },
]

/** Of a deleted call, who deleted it and when matters more than how long it took. */
const columnsOf: Record<CallList, typeof columns> = {
  completed: columns,
  deleted: [
    ...columns.filter(({ name }) => name !== 'Response Time' && name !== 'Procedure Time'),
    { name: 'Deleted', sorts: [] },
    { name: 'Deleted By', sorts: [] },
  ],
}

type CallTableProps = { list: CallList; view: ListView; queryRef: PreloadedQuery<Query> }

/** One page of the list: a table on a desktop, one card per call on a phone. */
export const CallTable = ({ list, view, queryRef }: CallTableProps) => {
  const { provider } = usePreloadedQuery<Query>(
    graphql`
      query CallTableQuery($filter: CallFilter!, $orderBy: CallOrder!, $page: Int!) {
        provider {
          id
          calls(filter: $filter, orderBy: $orderBy, page: $page, first: 20) {
            pageCount
            totalCount
            isMore
            edges {
              node {
                id
                ...EndedCall_call
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { pathname, key: visit } = useLocation()
  const now = useNow(60_000)
  const { edges, totalCount, pageCount, isMore } = provider.calls
  const top = useListTop()
  const head = columnsOf[list].map(({ name, sorts }): ListColumn => ({
    name,
    isSorted: sorts.includes(view.sort) ? (view.descending ? 'descending' : 'ascending') : undefined,
  }))

  if (edges.length === 0 && view.page > 1 && totalCount > 0)
    return <NoSuchPage page={view.page} first={pathname + searchOf({ ...view, page: 1 })} />
  if (edges.length === 0)
    return (
      <EmptyList
        list={list}
        clinician={view.clinician}
        isNarrowed={Boolean(view.searchText || view.from || view.to)}
        all={pathname + searchOf({ ...view, clinician: '', searchText: '', from: '', to: '', page: 1 })}
      />
    )
  return (
    <>
      <ListTable
        ref={top}
        tabIndex={-1}
        cardsBelow="lg"
        aria-label={list === 'completed' ? 'Completed calls' : 'Deleted calls'}
        columns={endedCallHead(head)}
      >
        {edges.map(({ node }) => (
          <EndedCall
            key={node.id}
            call={node}
            columns={columnsOf[list].map(({ name }) => name)}
            now={now}
            from={{ list: pathname + searchOf(view), visit }}
          />
        ))}
      </ListTable>
      <Pager {...numberedLinks(pathname, listAddress, view, pageCount ?? 1)}>
        {(pageCount && pageCount > 1 ? `Page ${showCount(view.page)} of ${showCount(pageCount)} · ` : '') +
          (isMore ? `The newest ${counted(totalCount, 'call')} found` : counted(totalCount, 'call'))}
      </Pager>
    </>
  )
}

type EmptyListProps = {
  list: CallList
  clinician: string
  /** By a text or by days. */
  isNarrowed: boolean
  /** The list without filters. */
  all: string
}

const EmptyList = ({ list, clinician, isNarrowed, all }: EmptyListProps) => {
  if (isNarrowed)
    return (
      <EmptyState
        role="status"
        icon={SearchX}
        title={list === 'completed' ? 'No completed call was found.' : 'No deleted call was found.'}
        description="Check the spelling, or choose other days."
      >
        <Button asChild variant="outline">
          <Link to={all}>Show All</Link>
        </Button>
      </EmptyState>
    )
  if (clinician)
    return (
      <EmptyState role="status" icon={SearchX} title={`No completed calls by a clinician named “${clinician}”.`}>
        <Button asChild variant="outline">
          <Link to={all}>Show All</Link>
        </Button>
      </EmptyState>
    )
  return list === 'completed' ? (
    <EmptyState
      role="status"
      icon={CircleCheck}
      title="No completed calls."
      description="Completed calls appear here."
    />
  ) : (
    <EmptyState
      role="status"
      icon={Trash2}
      title="No deleted calls."
      description="Deleted calls appear here and can be undeleted."
    />
  )
}
