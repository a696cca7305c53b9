import { Badge, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { isOnHold, isStat } from 'domain/configuration/statuses/status'
import { shownPatient } from 'domain/lines/line'
import { ListCell, ListName, ListRow } from '../../tables/list/ListTable'
import { Moment } from '../../ui/parts/Moment'
import type { ReportedCall_call$key } from './__generated__/ReportedCall_call.graphql'

const between = (from: string | null | undefined, to: string | null | undefined): string | null =>
  from && to ? showMinutes(minutesBetween(from, new Date(to))) : null

/** A call of the report in summary. Its name is a link to it. */
export const ReportedCall = ({ now, ...props }: { call: ReportedCall_call$key; now: Date }) => {
  const call = useFragment(
    graphql`
      fragment ReportedCall_call on Call {
        databaseId
        patientFirstName
        patientLastName
        mrn
        createdAt
        aliveAt
        startTime
        completedAt
        customJob
        roomDescription
        purpose {
          name
        }
        room {
          name
          facility {
            name
          }
        }
        statusCode {
          name
        }
        completedBy {
          fullName
        }
      }
    `,
    props.call,
  )
  const patient = shownPatient(call.patientLastName, call.patientFirstName)
  const status = call.statusCode.name
  return (
    <ListRow>
      <ListName>
        <Link to={`/calls/${call.databaseId}`}>{call.customJob || call.purpose.name}</Link>
      </ListName>
      <ListCell name="Patient, MRN">
        {patient || call.mrn ? (
          <>
            {patient}
            {call.mrn ? (
              <Text as="span" display="block" color="fg.muted" overflowWrap="break-word">
                {call.mrn}
              </Text>
            ) : null}
          </>
        ) : null}
      </ListCell>
      <ListCell name="Room">{call.room?.name ?? call.roomDescription}</ListCell>
      <ListCell name="Hospital">{call.room?.facility.name}</ListCell>
      <ListCell name="Status">
        <Badge colorPalette={isStat(status) ? 'red' : isOnHold(status) ? 'amber' : 'gray'}>{status}</Badge>
      </ListCell>
      <ListCell name="Created">
        <Moment at={call.createdAt} now={now} />
      </ListCell>
      <ListCell name="Response Time">{between(call.aliveAt, call.startTime)}</ListCell>
      <ListCell name="Completed">{call.completedAt ? <Moment at={call.completedAt} now={now} /> : null}</ListCell>
      <ListCell name="Procedure Time">{between(call.startTime, call.completedAt)}</ListCell>
      <ListCell name="Clinician">{call.completedBy?.fullName}</ListCell>
    </ListRow>
  )
}

export const reportedColumns = [
  'Call',
  'Patient, MRN',
  'Room',
  'Hospital',
  'Status',
  'Created',
  'Response Time',
  'Completed',
  'Procedure Time',
  'Clinician',
].map((name) => ({ name }))
