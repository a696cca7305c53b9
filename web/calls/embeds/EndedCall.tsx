import { Badge, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { shownPatient } from 'domain/lines/line'
import { isOnHold, isStat } from 'domain/configuration/statuses/status'
import { ListCell, ListName, ListRow, type ListColumn } from '../../tables/list/ListTable'
import { Moment } from '../../ui/parts/Moment'
import type { FromList } from './backLinks'
import type { EndedCall_call$key } from './__generated__/EndedCall_call.graphql'

/** What a column beside the call's name shows. */
export type EndedColumn =
  | 'Patient, MRN'
  | 'Room'
  | 'Hospital'
  | 'Status'
  | 'Created'
  | 'Start'
  | 'Response Time'
  | 'Completed'
  | 'Procedure Time'
  | 'Clinician'
  | 'Deleted'
  | 'Deleted By'

type EndedCallProps = {
  call: EndedCall_call$key
  /** After the call's name. */
  columns: readonly EndedColumn[]
  now: Date
  /** The list that the call's page leads back to. */
  from?: FromList
}

const between = (from: string | null | undefined, to: string | null | undefined): string | null =>
  from && to ? showMinutes(minutesBetween(from, new Date(to))) : null

/** The head of a table of EndedCalls: the call's name, then these columns. */
export const endedCallHead = (columns: readonly ListColumn[]): ListColumn[] => [{ name: 'Call' }, ...columns]

/** A completed or deleted call in a table. The whole row is a link to it. */
export const EndedCall = ({ columns, now, from, ...props }: EndedCallProps) => {
  const call = useFragment(
    graphql`
      fragment EndedCall_call on Call {
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
  const moment = (at: string | null | undefined) => (at ? <Moment at={at} now={now} /> : null)
  const cells: Record<EndedColumn, ReactNode> = {
    'Patient, MRN':
      patient || call.mrn ? (
        <>
          {patient}
          {call.mrn ? (
            <Text as="span" display="block" color="fg.muted" overflowWrap="break-word">
              {call.mrn}
            </Text>
          ) : null}
        </>
      ) : null,
    Room: room?.name ?? call.roomDescription,
    Hospital: room?.facility.name,
    Status: <Badge colorPalette={isStat(status) ? 'red' : isOnHold(status) ? 'amber' : 'gray'}>{status}</Badge>,
    Created: moment(call.createdAt),
    Start: moment(call.startTime),
    'Response Time': between(call.aliveAt, call.startTime),
    Completed: moment(call.completedAt),
    'Procedure Time': between(call.startTime, call.completedAt),
    Clinician: call.completedBy?.fullName,
    Deleted: moment(call.deletedAt),
    'Deleted By': call.deletedBy?.fullName,
  }
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
      {columns.map((name) => (
        <ListCell key={name} isWords={name === 'Status'} name={name}>
          {cells[name]}
        </ListCell>
      ))}
    </ListRow>
  )
}
