import { Phone, TriangleAlert, UserX } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { showMoment } from '../../../ui/browser/time'
import { Escalated } from '../../embeds/Escalated'
import { useCard } from '../card/useCard'
import { Waiting } from '../card/Waiting'
import { Workers } from '../card/Workers'
import { RowShape } from './RowShape'
import type { useCard_call$key } from '../card/__generated__/useCard_call.graphql'

type CallRowProps = {
  call: useCard_call$key
  /** Any time of the user's current day. */
  today: Date
  /** Why the call left the list. The row then stays, grayed out, for a moment. */
  leftBecause?: string
}

/** One call of the queue in one row, which is a link to it. */
export const CallRow = memo(function CallRow({ today, leftBecause, ...props }: CallRowProps) {
  const { call, look, word, icon: Icon, others, workedSince, offlineSince, viewers } = useCard(props.call)
  const { purpose, room, assignedTo } = call

  return (
    <RowShape
      look={look}
      data-class={look}
      data-left={leftBecause ? '' : undefined}
      data-abandoned={offlineSince && !leftBecause ? '' : undefined}
    >
      <h3 className="title" translate="no">
        <Link to={`/calls/${call.databaseId}`}>
          {purpose.name}
          {call.customJob ? <span className="job">{` · ${call.customJob}`}</span> : null}
        </Link>
      </h3>
      <p className="place" translate="no">
        {room ? (
          <>
            {room.name} <span className="facility">· {room.facility.name}</span>
          </>
        ) : (
          (call.roomDescription ?? (
            <span className="facility" translate="yes">
              No room given
            </span>
          ))
        )}
      </p>
      <Waiting
        target={call.waitingTarget ?? null}
        aliveAt={call.aliveAt}
        workedSince={workedSince}
        isAbandoned={offlineSince !== null}
      />
      <p>
        <span className="word">
          <Icon aria-hidden size={15} strokeWidth={2.25} />
          {word}
        </span>
      </p>
      <div className="who">
        {leftBecause ? (
          <p className="left">{leftBecause}</p>
        ) : assignedTo || others.length > 0 ? (
          <Workers lead={assignedTo} others={others} viewers={viewers} />
        ) : look === 'default' ? null : (
          <span className="others">Unassigned</span>
        )}
        {call.worseAt && !leftBecause ? (
          <p className="worse">
            <TriangleAlert aria-hidden size={14} />
            Worse, says the ward
          </p>
        ) : null}
        {call.escalation && !leftBecause ? <Escalated at={call.escalation.at} /> : null}
        {offlineSince && !leftBecause ? (
          <p className="offline">
            <UserX aria-hidden size={14} />
            Lead offline since{' '}
            <time translate="no" dateTime={offlineSince}>
              {showMoment(new Date(offlineSince), today)}
            </time>
          </p>
        ) : null}
      </div>
      <p className="contact" translate="no">
        {call.contact ? (
          <>
            <Phone role="img" aria-label="Contact" size={14} />
            {call.contact}
          </>
        ) : null}
      </p>
    </RowShape>
  )
})
