import { Button, Text } from '@chakra-ui/react'
import { FileCheck, SearchX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import type { ComplianceReportStatus } from 'domain/compliance/status'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { StatusBadge } from '../../compliance/embeds/StatusBadge'
import { useFresh } from '../../live/useFresh'
import { Problem } from '../../relay/problem'
import { NoSuchPage } from '../../tables/list/ListContent'
import { ListCell, ListName, ListRow, ListTable, actionColumn } from '../../tables/list/ListTable'
import { Pager } from '../../tables/list/Pager'
import { useListTop } from '../../tables/list/useListTop'
import { counted, showCount } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import {
  complianceAddress,
  compliancePath,
  isNarrowed,
  pageLinks,
  rowsPerPage,
  type ComplianceView,
} from './complianceAddress'
import type { ComplianceTableQuery as Query } from './__generated__/ComplianceTableQuery.graphql'

const ComplianceTableQuery = graphql`
  query ComplianceTableQuery($search: String, $status: ComplianceReportFilter, $facilityIds: [ID!], $page: Int!) {
    provider {
      id
      complianceReport(search: $search, status: $status, facilityIds: $facilityIds, page: $page) {
        total
        rows {
          person {
            id
            databaseId
            fullName
          }
          requirement {
            id
            name
          }
          categoryName
          status
          expirationDate
          facilityNames
        }
      }
    }
  }
`

const columns = [
  { name: 'User' },
  { name: 'Requirement' },
  { name: 'Category' },
  { name: 'Status' },
  { name: 'Expiration' },
  { name: 'Facilities' },
  actionColumn,
]

/** Documents change one by one; a table of all of them waits until several have. */
const settleMs = 2_000

type TableProps = { queryRef: PreloadedQuery<Query>; view: ComplianceView }

/** One page of the report. */
export const ComplianceTable = ({ queryRef, view }: TableProps) => {
  const { provider } = usePreloadedQuery<Query>(ComplianceTableQuery, queryRef)
  useFresh<Query>({
    query: ComplianceTableQuery,
    variables: queryRef.variables,
    concerns: ({ changedDocumentPersonIds, isAll }) => isAll || changedDocumentPersonIds.length > 0,
    settleMs,
  })
  const top = useListTop()
  if (!provider.complianceReport) throw new Problem('FORBIDDEN', 'You do not have permission to see this report.')
  const { rows, total } = provider.complianceReport
  const pages = Math.max(1, Math.ceil(total / rowsPerPage))
  const { searchOf } = complianceAddress
  if (rows.length === 0) {
    if (total > 0) return <NoSuchPage page={view.page} first={compliancePath + searchOf({ ...view, page: 1 })} />
    return isNarrowed(view) ? (
      <EmptyState role="status" icon={SearchX} title="No rows match these filters.">
        <Button asChild variant="outline">
          <Link to={compliancePath + searchOf({ ...view, find: '', status: '', page: 1 })}>Show All</Link>
        </Button>
      </EmptyState>
    ) : (
      <EmptyState role="status" icon={FileCheck} title="Nothing is required in these facilities." />
    )
  }
  return (
    <>
      <ListTable ref={top} tabIndex={-1} cardsBelow="lg" aria-label="Compliance" columns={columns}>
        {rows.map(({ person, requirement, categoryName, status, expirationDate, facilityNames }) => (
          <ListRow key={`${person.id} ${requirement.id}`}>
            <ListName>{person.fullName}</ListName>
            <ListCell name="Requirement">{requirement.name}</ListCell>
            <ListCell name="Category">{categoryName}</ListCell>
            <ListCell name="Status">
              <StatusBadge status={status as ComplianceReportStatus} />
            </ListCell>
            <ListCell name="Expiration">
              {expirationDate ? (
                <Text as="span" whiteSpace="nowrap">
                  {showCalendarDate(expirationDate)}
                </Text>
              ) : null}
            </ListCell>
            <ListCell name="Facilities">{facilityNames.length > 0 ? facilityNames.join(', ') : 'Global'}</ListCell>
            <ListCell name="Action" place="trail">
              <Button asChild size="sm" variant="outline">
                <Link
                  to={`/reports/documents/${person.databaseId}`}
                  aria-label={`Details of ${person.fullName}, ${requirement.name}`}
                >
                  Details
                </Link>
              </Button>
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
      <Pager {...pageLinks(view, pages)}>
        {`Page ${showCount(view.page)} of ${showCount(pages)} · ${counted(total, 'row')}`}
      </Pager>
    </>
  )
}
