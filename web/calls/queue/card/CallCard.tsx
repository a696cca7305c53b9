import { dueMoment } from 'domain/calls/queue/waiting'
import { lastToHaveIt } from 'domain/calls/workOrder'
import {
  CalendarClock,
  Clock,
  History,
  MapPin,
  MessageSquareText,
  NotebookPen,
  Phone,
  Spline,
  UserRound,
} from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { showFully, showMoment } from '../../../ui/browser/time'
import { PersonName } from '../../../account/embeds/PersonName'
import { Escalated } from '../../embeds/Escalated'
import { CallViewers } from '../../call/viewers/CallViewers'
import { Abandoned } from './Abandoned'
import { CardShape } from './CardShape'
import { useCard } from './useCard'
import { Waiting } from './Waiting'
import { Workers } from './Workers'
import { Worse } from './Worse'
import type { useCard_call$key } from './__generated__/useCard_call.graphql'

type CallCardProps = {
  call: useCard_call$key
  /** Any time of the user's current day. */
  today: Date
  /** Why the call left the list. The card then stays, grayed out, for a moment. */
  leftBecause?: string
}

/** One call of the queue, readable at arm's length: purpose, place and waiting time first, then the rest. */
export const CallCard = memo(function CallCard({ today, leftBecause, ...props }: CallCardProps) {
  const {
    call,
    look,
    statusName,
    word,
    icon: Icon,
    others,
    workedSince,
    offlineSince,
    leadName,
    viewers,
    otherViewers,
  } = useCard(props.call)
  const { purpose, room, assignedTo, line } = call
  const last = assignedTo ? null : lastToHaveIt(call.workOrders)
  const worse = call.worseAt && !leftBecause ? call.worseText : null
  // What is worse stands first on the card, so it is not told twice.
  const update = leftBecause || call.latestUpdate?.text === worse ? null : call.latestUpdate
  const due = dueMoment({ ...call, statusName, lineCheck: purpose.lineCheck })
  const moment = due ?? call.createdAt

  return (
    <CardShape
      look={look}
      data-class={look}
      data-left={leftBecause ? '' : undefined}
      data-abandoned={offlineSince && !leftBecause ? '' : undefined}
    >
      {worse ? <Worse callId={call.id} text={worse} at={call.worseAt!} statusName={statusName} today={today} /> : null}
      <div className="top">
        <h3 className="title" translate="no">
          <Link to={`/calls/${call.databaseId}`}>
            {purpose.name}
            {call.customJob ? <span className="job">{` · ${call.customJob}`}</span> : null}
          </Link>
        </h3>
        <Waiting
          target={call.waitingTarget ?? null}
          aliveAt={call.aliveAt}
          workedSince={workedSince}
          isAbandoned={offlineSince !== null}
        />
        <p className="place" translate="no">
          {room ? (
            <>
              {room.name} <span className="facility">{room.facility.name}</span>
            </>
          ) : (
            (call.roomDescription ?? (
              <span className="facility" translate="yes">
                No room given
              </span>
            ))
          )}
        </p>
      </div>
      <div className="class">
        <span className="word">
          <Icon aria-hidden size={15} strokeWidth={2.25} />
          {word}
        </span>
        {word === statusName ? null : <span className="status">{statusName}</span>}
        {assignedTo || look === 'default' || leftBecause ? null : <span className="status">Unassigned</span>}
        {call.escalation && !leftBecause ? <Escalated at={call.escalation.at} /> : null}
        {otherViewers.length > 0 && !leftBecause ? (
          <span className="onlookers">
            <CallViewers viewers={otherViewers} />
          </span>
        ) : null}
        <time className="created" translate="no" dateTime={moment} title={showFully(new Date(moment))}>
          {due ? <CalendarClock aria-hidden size={13} /> : <Clock role="img" aria-label="Created" size={13} />}
          {due ? <span translate="yes">due </span> : null}
          {showMoment(new Date(moment), today)}
        </time>
      </div>
      {call.contact || line || call.preComments || (room && call.roomDescription) || update ? (
        <div className="details" translate="no">
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
          {update ? (
            <p className="detail">
              <MessageSquareText role="img" aria-label="Latest update" size={14} />
              <span>
                {update.by}: {update.text}
              </span>
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
          leadName={leadName}
          since={offlineSince}
          today={today}
        />
      ) : null}
      {leftBecause ? (
        <p className="people left">{leftBecause}</p>
      ) : assignedTo || others.length > 0 ? (
        <p className="people">
          <UserRound role="img" aria-label="Working on it" size={15} />
          <Workers linksToTeam lead={assignedTo} others={others} viewers={viewers} />
        </p>
      ) : last ? (
        <p className="people">
          <History role="img" aria-label="Last had it" size={15} />
          <span className="others">
            <PersonName user={last.user} /> until{' '}
            <time translate="no" dateTime={last.end}>
              {showMoment(new Date(last.end), today)}
            </time>
          </span>
        </p>
      ) : null}
    </CardShape>
  )
})
