import { Button, Flex } from '@chakra-ui/react'
import { FileCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { allowed } from '../../relay/problem'
import { useWider } from '../../live/useWider'
import { AsOf } from '../../tables/list/AsOf'
import { NoSuchPage } from '../../tables/list/ListContent'
import { ListTable, actionColumn } from '../../tables/list/ListTable'
import { numberedLinks } from '../../tables/list/pageLinks'
import { Pager } from '../../tables/list/Pager'
import { useListTop } from '../../tables/list/useListTop'
import { LoadButton } from '../../ui/parts/LoadButton'
import { countedPeople, showCount } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import {
  complianceAddress,
  compliancePath,
  isExpandedAtFirst,
  isNarrowed,
  type ComplianceView,
} from './complianceAddress'
import { CompliancePerson } from './CompliancePerson'
import { ComplianceTotals } from './ComplianceTotals'
import type { ComplianceTableQuery as Query } from './__generated__/ComplianceTableQuery.graphql'

const ComplianceTableQuery = graphql`
  query ComplianceTableQuery(
    $search: String
    $status: ComplianceReportFilter
    $expires: ComplianceExpiry
    $facilityIds: [ID!]
    $page: Int!
    $withRows: Boolean!
  ) {
    provider {
      id
      timeZone
      complianceReport(search: $search, status: $status, expires: $expires, facilityIds: $facilityIds, page: $page) {
        asOf
        personCount
        personPageCount
        people {
          person {
            id
          }
          rowCount
          ...CompliancePerson_row @arguments(withRows: $withRows)
        }
        ...ComplianceTotals_report
      }
    }
  }
`

const columns = [
  ...['User', 'Requirement'].map((name) => ({ name })),
  { name: 'Category', width: '8.5rem' },
  ...['Status', 'Expiration', 'Facilities'].map((name) => ({ name })),
  actionColumn,
]

type TableProps = { queryRef: PreloadedQuery<Query>; view: ComplianceView }

/** One page of the report: its people, each with their requirements below, when expanded. */
export const ComplianceTable = ({ view, ...props }: TableProps) => {
  const { queryRef, loading, widen } = useWider<Query, string>(
    ComplianceTableQuery,
    props.queryRef,
    'The requirements could not be read.',
  )
  const { provider } = usePreloadedQuery<Query>(ComplianceTableQuery, queryRef)
  const top = useListTop()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const report = allowed(provider.complianceReport)
  const { people, personCount, personPageCount } = report
  const { searchOf } = complianceAddress
  const first = compliancePath + searchOf({ ...view, page: 1 })
  const totals = (
    <>
      <AsOf asOf={report.asOf} timeZone={provider.timeZone} />
      <ComplianceTotals report={report} view={view} />
    </>
  )
  if (people.length === 0) {
    if (personCount > 0) return <NoSuchPage page={view.page} first={first} />
    return isNarrowed(view) ? (
      <>
        {totals}
        <EmptyState role="status" icon={SearchX} title="No rows match these filters.">
          <Button asChild variant="outline">
            <Link to={compliancePath + searchOf({ ...view, find: '', status: '', expires: '', page: 1 })}>
              Show All
            </Link>
          </Button>
        </EmptyState>
      </>
    ) : (
      <>
        {totals}
        <EmptyState role="status" icon={FileCheck} title="Nothing is required in these facilities." />
      </>
    )
  }
  const { withRows } = queryRef.variables
  const isExpanded = (id: string) => withRows && isExpandedAtFirst(view) !== toggled.has(id)
  const isEach = people.every(({ person }) => isExpanded(person.id))
  /** Expands those of them who are collapsed and collapses the others. The first time, requirements are read for that. */
  const turn = (ids: readonly string[]) => {
    // Without rows nobody is expanded, also when they could not be read before.
    const next = new Set(withRows ? toggled : [])
    for (const id of ids) if (!next.delete(id)) next.add(id)
    setToggled(next)
    if (!withRows) widen(ids.length === 1 ? ids[0]! : 'all', { ...queryRef.variables, withRows: true })
  }
  return (
    <>
      {totals}
      <Flex justify="flex-end" mb="2" _print={{ display: 'none' }}>
        <LoadButton
          size="sm"
          isLoading={loading === 'all'}
          isBlocked={loading !== null}
          onClick={() => turn(people.map(({ person }) => person.id).filter((id) => isExpanded(id) === isEach))}
        >
          {isEach ? 'Collapse All' : 'Expand All'}
        </LoadButton>
      </Flex>
      <ListTable ref={top} tabIndex={-1} cardsBelow="lg" aria-label="Compliance" columns={columns}>
        {people.map((row) => (
          <CompliancePerson
            key={row.person.id}
            row={row}
            isExpanded={isExpanded(row.person.id)}
            isLoading={loading === row.person.id}
            isBlocked={loading !== null}
            onTurn={() => turn([row.person.id])}
          />
        ))}
      </ListTable>
      <Pager {...numberedLinks(compliancePath, complianceAddress, view, personPageCount)}>
        {`Page ${showCount(view.page)} of ${showCount(Math.max(1, personPageCount))} · ${countedPeople(personCount)}`}
      </Pager>
    </>
  )
}
