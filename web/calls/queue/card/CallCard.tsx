import { cardClass } from 'domain/calls/queue/queue'
import { isUnfinished, lastToHaveIt } from 'domain/calls/workOrder'
import { Clock, History, MapPin, NotebookPen, Phone, Spline, UserRound } from 'lucide-react'
import { memo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { showFully, showMoment } from '../../../ui/browser/time'
import { PersonName } from '../../../account/embeds/PersonName'
import type { PersonName_user$key } from '../../../account/embeds/__generated__/PersonName_user.graphql'
import { useClock } from '../../../relay/serverClock'
import { CallViewers } from '../../call/viewers/CallViewers'
import { useOpenBy, type CallViewer } from '../../call/viewers/useOpenBy'
import { Abandoned } from './Abandoned'
import { offlineSinceOf, staffingOf } from './staffing'
import { cardLooks } from './cardLooks'
import { CardShape } from './CardShape'
import { Waiting } from './Waiting'
import type { CallCard_call$key } from './__generated__/CallCard_call.graphql'

type CallCardProps = {
  call: CallCard_call$key
  /** Any time of the user's current day. */
  today: Date
  /** Why the call left the list. The card then stays, grayed out, for a moment. */
  leftBecause?: string
}

/** One call of the queue, readable at arm's length: purpose, place and waiting time first, then the rest. */
export const CallCard = memo(function CallCard({ today, leftBecause, ...props }: CallCardProps) {
  const call = useFragment(
    graphql`
      fragment CallCard_call on Call {
        id
        databaseId
        version
        createdAt
        aliveAt
        startTime
        contact
        customJob
        preComments
        roomDescription
        purpose {
          id
          name
          lineCheck
        }
        room {
          id
          name
          facility {
            id
            databaseId
            name
          }
        }
        statusCode {
          id
          name
        }
        line {
          id
          name
        }
        assignedTo {
          id
          fullName
          ...PersonName_user
        }
        workOrders {
          id
          start
          end
          role
          user {
            id
            ...PersonName_user
          }
        }
        ...useOpenBy_call
        ...staffing_call
      }
    `,
    props.call,
  )
  const { purpose, room, statusCode, assignedTo, line } = call
  const look = cardClass({
    statusName: statusCode.name,
    purposeName: purpose.name,
    lineCheck: purpose.lineCheck,
    isAssigned: Boolean(assignedTo),
  })
  const { word, icon: Icon } = cardLooks[look]
  const unfinished = call.workOrders.filter(({ end }) => isUnfinished({ end: end ? new Date(end) : null }))
  const lead =
    unfinished.find(({ role, user }) => role === 'Lead' && user.id === assignedTo?.id) ??
    unfinished.find(({ user }) => user.id === assignedTo?.id)
  const others = unfinished.filter((order) => order !== lead)
  const last = assignedTo ? null : lastToHaveIt(call.workOrders)
  const staffing = staffingOf(call)
  const offlineSince = useClock(10_000, (now) => offlineSinceOf(staffing, now))
  const created = new Date(call.createdAt)
  const viewers = useOpenBy(call)
  const isAtWork = ({ id }: CallViewer) => unfinished.some(({ user }) => user.id === id) || assignedTo?.id === id
  const otherViewers = viewers.filter((viewer) => !isAtWork(viewer))

  return (
    <CardShape
      look={look}
      data-class={look}
      data-left={leftBecause ? '' : undefined}
      data-abandoned={offlineSince && !leftBecause ? '' : undefined}
    >
      <div className="top">
        <h3 className="title">
          <Link to={`/calls/${call.databaseId}`}>
            {purpose.name}
            {call.customJob ? <span className="job">{` · ${call.customJob}`}</span> : null}
          </Link>
        </h3>
        <Waiting
          statusName={statusCode.name}
          aliveAt={call.aliveAt}
          workedSince={assignedTo ? (lead?.start ?? call.startTime ?? null) : null}
          isAbandoned={offlineSince !== null}
        />
        <p className="place">
          {room ? (
            <>
              {room.name} <span className="facility">{room.facility.name}</span>
            </>
          ) : (
            (call.roomDescription ?? <span className="facility">No room given</span>)
          )}
        </p>
      </div>
      <div className="class">
        <span className="word">
          <Icon aria-hidden size={15} strokeWidth={2.25} />
          {word}
        </span>
        {word === statusCode.name ? null : <span className="status">{statusCode.name}</span>}
        {assignedTo || look === 'default' || leftBecause ? null : <span className="status">Unassigned</span>}
        {otherViewers.length > 0 && !leftBecause ? (
          <span className="onlookers">
            <CallViewers viewers={otherViewers} />
          </span>
        ) : null}
        <time className="created" dateTime={call.createdAt} title={showFully(created)}>
          <Clock role="img" aria-label="Created" size={13} />
          {showMoment(created, today)}
        </time>
      </div>
      {call.contact || line || call.preComments || (room && call.roomDescription) ? (
        <div className="details">
          {room && call.roomDescription ? (
            <p className="detail">
              <MapPin role="img" aria-label="Room description" size={14} />
              {call.roomDescription}
            </p>
          ) : null}
          {call.contact ? (
            <p className="detail">
              <Phone role="img" aria-label="Contact" size={14} />
              {call.contact}
            </p>
          ) : null}
          {line ? (
            <p className="detail">
              <Spline role="img" aria-label="Line" size={14} />
              {line.name}
            </p>
          ) : null}
          {call.preComments ? (
            <p className="detail">
              <NotebookPen role="img" aria-label="Pre-Procedure Notes" size={14} />
              <span className="notes">{call.preComments}</span>
            </p>
          ) : null}
        </div>
      ) : null}
      {assignedTo && offlineSince && !leftBecause ? (
        <Abandoned
          callId={call.id}
          databaseId={call.databaseId}
          leadName={assignedTo.fullName}
          since={offlineSince}
          today={today}
        />
      ) : null}
      {leftBecause ? (
        <p className="people left">{leftBecause}</p>
      ) : assignedTo || others.length > 0 ? (
        <p className="people">
          <UserRound role="img" aria-label="Working on it" size={15} />
          <Workers lead={assignedTo} others={others} viewers={viewers} />
        </p>
      ) : last ? (
        <p className="people">
          <History role="img" aria-label="Last had it" size={15} />
          <span className="others">
            <PersonName user={last.user} /> until{' '}
            <time dateTime={last.end}>{showMoment(new Date(last.end), today)}</time>
          </span>
        </p>
      ) : null}
    </CardShape>
  )
})

type WorkersProps = {
  lead: ({ readonly id: string } & PersonName_user$key) | null | undefined
  others: readonly {
    readonly id: string
    readonly role: string
    readonly user: { readonly id: string } & PersonName_user$key
  }[]
  viewers: readonly CallViewer[]
}

/** The people who work on the call, each with an icon if they have it open. */
const Workers = ({ lead, others, viewers }: WorkersProps) => {
  const look = (id: string) => <CallViewers viewers={viewers.filter((viewer) => viewer.id === id)} areNamed />
  return (
    <span>
      {lead ? (
        <span className="lead">
          <PersonName user={lead} />
          {look(lead.id)}
        </span>
      ) : null}
      {others.map(({ id, role, user }, index) => (
        <span key={id} className="others">
          {lead || index > 0 ? ', ' : ''}
          <PersonName user={user} /> ({role.toLowerCase()}){look(user.id)}
        </span>
      ))}
    </span>
  )
}
