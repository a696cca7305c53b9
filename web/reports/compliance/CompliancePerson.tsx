import { Button, Flex, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { ComplianceReportStatus } from 'domain/compliance/status'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { StatusBadge } from '../../compliance/embeds/StatusBadge'
import { ListCell, ListName, ListRow } from '../../tables/list/ListTable'
import { Chevron } from '../../ui/parts/Chevron'
import { LoadButton } from '../../ui/parts/LoadButton'
import { counted, showCount } from '../../ui/parts/counted'
import type { CompliancePerson_row$key } from './__generated__/CompliancePerson_row.graphql'

type PersonProps = {
  row: CompliancePerson_row$key
  isExpanded: boolean
  isLoading: boolean
  /** Something is read, for this person or another. */
  isBlocked: boolean
  /** Expands or collapses. */
  onTurn: () => void
}

/** A person of the report, and when expanded a row for each of their requirements that the filters leave. */
export const CompliancePerson = ({ isExpanded, isLoading, isBlocked, onTurn, ...props }: PersonProps) => {
  const { person, inGraceUntil, rowCount, statuses, rows } = useFragment(
    graphql`
      fragment CompliancePerson_row on ComplianceReportPerson @argumentDefinitions(withRows: { type: "Boolean!" }) {
        person {
          databaseId
          fullName
        }
        inGraceUntil
        rowCount
        statuses {
          status
          rowCount
        }
        rows @include(if: $withRows) {
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
    `,
    props.row,
  )
  return (
    <>
      <ListRow data-group>
        <ListName>
          {person.fullName}
          {inGraceUntil && (
            <Text textStyle="xs" fontWeight="normal" color="fg.muted">
              In grace until {showCalendarDate(inGraceUntil)}
            </Text>
          )}
        </ListName>
        <ListCell name="Requirement">
          <LoadButton
            size="sm"
            variant="ghost"
            ms="-2"
            px="2"
            aria-expanded={isExpanded}
            aria-label={`${isExpanded ? 'Collapse' : 'Expand'} ${person.fullName}, ${counted(rowCount, 'requirement')}`}
            isLoading={isLoading}
            isBlocked={isBlocked}
            onClick={onTurn}
          >
            <Chevron isOpen={isExpanded} />
            {`${isExpanded ? 'Collapse' : 'Expand'} (${showCount(rowCount)})`}
          </LoadButton>
        </ListCell>
        <ListCell name="Category" isBlank />
        <ListCell isWords name="Status" place="whole">
          <Flex wrap="wrap" gap="1">
            {statuses.map(({ status, rowCount: count }) => (
              <StatusBadge key={status} status={status as ComplianceReportStatus} count={count} />
            ))}
          </Flex>
        </ListCell>
        <ListCell name="Expiration" isBlank />
        <ListCell name="Facilities" isBlank />
        <ListCell name="Action" place="trail">
          <Button asChild size="sm" variant="outline">
            <Link to={`/reports/documents/${person.databaseId}`} aria-label={`Details of ${person.fullName}`}>
              Details
            </Link>
          </Button>
        </ListCell>
      </ListRow>
      {isExpanded &&
        rows?.map(({ requirement, categoryName, status, expirationDate, facilityNames }) => (
          <ListRow key={requirement.id} data-part>
            <ListCell name="User" isBlank />
            <ListName>{requirement.name}</ListName>
            <ListCell name="Category">{categoryName}</ListCell>
            <ListCell isWords name="Status">
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
            <ListCell name="Action" isBlank />
          </ListRow>
        ))}
    </>
  )
}
