import { Button, Text } from '@chakra-ui/react'
import { FileCheck, SearchX } from 'lucide-react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { reportColumns } from 'domain/compliance/report'
import type { ComplianceReportStatus } from 'domain/compliance/status'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { StatusBadge } from '../../compliance/embeds/StatusBadge'
import { Problem } from '../../relay/problem'
import { NoSuchPage } from '../../tables/list/ListContent'
import { ListCell, ListName, ListRow, ListTable, actionColumn } from '../../tables/list/ListTable'
import { Pager } from '../../tables/list/Pager'
import { useListTop } from '../../tables/list/useListTop'
import { counted, showCount } from '../../ui/parts/counted'
import { EmptyState } from '../../ui/page/EmptyState'
import { complianceAddress, compliancePath, isNarrowed, pageLinks, type ComplianceView } from './complianceAddress'
import type { ComplianceTableQuery as Query } from './__generated__/ComplianceTableQuery.graphql'

const ComplianceTableQuery = graphql`
  query ComplianceTableQuery($search: String, $status: ComplianceReportFilter, $facilityIds: [ID!], $page: Int!) {
    provider {
      id
      complianceReport(search: $search, status: $status, facilityIds: $facilityIds, page: $page) {
        total
        pageCount
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

const columns = [...reportColumns.map((name) => ({ name })), actionColumn]

type TableProps = { queryRef: PreloadedQuery<Query>; view: ComplianceView }

/** One page of the report. */
export const ComplianceTable = ({ queryRef, view }: TableProps) => {
  const { provider } = usePreloadedQuery<Query>(ComplianceTableQuery, queryRef)
  const top = useListTop()
  if (!provider.complianceReport) throw new Problem('FORBIDDEN', 'You do not have permission to see this report.')
  const { rows, total, pageCount } = provider.complianceReport
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
            <ListCell name="Facilities">{facilityNames.join(', ')}</ListCell>
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
      <Pager {...pageLinks(view, pageCount)}>
        {`Page ${showCount(view.page)} of ${showCount(Math.max(1, pageCount))} · ${counted(total, 'row')}`}
      </Pager>
    </>
  )
}
