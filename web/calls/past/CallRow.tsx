import { Badge, Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { shownPatient } from 'domain/lines/line'
import { isOnHold, isStat } from 'domain/configuration/statuses/status'
import { ListCell, ListName, ListRow } from '../../tables/list/ListTable'
import { Moment } from '../../ui/parts/Moment'
import type { CallList } from 'domain/calls/past/pastList'
import type { FromList } from '../embeds/backLinks'
import type { CallRow_call$key } from './__generated__/CallRow_call.graphql'

type CallRowProps = { list: CallList; call: CallRow_call$key; now: Date; from: FromList }

const between = (from: string | null | undefined, to: string | null | undefined): string | null =>
  from && to ? showMinutes(minutesBetween(from, new Date(to))) : null

/** One call of the list. The whole row is a link to it. */
export const CallRow = ({ list, now, from, ...props }: CallRowProps) => {
  const call = useFragment(
    graphql`
      fragment CallRow_call on Call {
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
        deletedAt
        deletedBy {
          fullName
        }
      }
    `,
    props.call,
  )
  const { room } = call
  const patient = shownPatient(call.patientLastName, call.patientFirstName)
  const status = call.statusCode.name
  return (
    <ListRow>
      <ListName>
        <Link to={`/calls/${call.databaseId}`} state={from}>
          {call.purpose.name}
          {call.customJob ? (
            <Text as="span" fontWeight="medium" color="fg.muted">
              {` · ${call.customJob}`}
            </Text>
          ) : null}
        </Link>
      </ListName>
      <ListCell name="Patient, MRN">
        {(patient || call.mrn) && (
          <>
            {patient}
            {call.mrn && (
              <Text as="span" display="block" color="fg.muted" overflowWrap="break-word">
                {call.mrn}
              </Text>
            )}
          </>
        )}
      </ListCell>
      <ListCell name="Room">{room?.name ?? call.roomDescription}</ListCell>
      <ListCell name="Hospital">{room?.facility.name}</ListCell>
      <ListCell name="Status">
        <Badge colorPalette={isStat(status) ? 'red' : isOnHold(status) ? 'amber' : 'gray'}>{status}</Badge>
      </ListCell>
      <ListCell name="Created">
        <Moment at={call.createdAt} now={now} />
      </ListCell>
      <ListCell name="Start">{call.startTime && <Moment at={call.startTime} now={now} />}</ListCell>
      {list === 'completed' && <ListCell name="Response Time">{between(call.aliveAt, call.startTime)}</ListCell>}
      <ListCell name="Completed">{call.completedAt && <Moment at={call.completedAt} now={now} />}</ListCell>
      {list === 'completed' && <ListCell name="Procedure Time">{between(call.startTime, call.completedAt)}</ListCell>}
      <ListCell name="Clinician">{call.completedBy?.fullName}</ListCell>
      {list === 'deleted' && (
        <>
          <ListCell name="Deleted">{call.deletedAt && <Moment at={call.deletedAt} now={now} />}</ListCell>
          <ListCell name="Deleted By">{call.deletedBy?.fullName}</ListCell>
        </>
      )}
    </ListRow>
  )
}
