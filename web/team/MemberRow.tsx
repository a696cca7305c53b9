import { Badge, chakra } from '@chakra-ui/react'
import { Siren } from 'lucide-react'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import type { Presence } from 'domain/account/presence'
import { isStat } from 'domain/configuration/statuses/status'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useClock } from '../relay/serverClock'
import { ListCell, ListName } from '../tables/list/ListTable'
import { Moment } from '../ui/parts/Moment'
import { PresenceDot, presenceWords } from '../ui/parts/PresenceDot'
import type { MemberRow_member$key } from './__generated__/MemberRow_member.graphql'

type MemberRowProps = {
  member: MemberRow_member$key
  /** Any time of the user's current day. */
  today: Date
  /** The address names this person. */
  isSought: boolean
}

/** One person: presence, current call, and for how long. */
export const MemberRow = ({ today, isSought, ...props }: MemberRowProps) => {
  const { user, call, isLead, since, isElsewhere } = useFragment(
    graphql`
      fragment MemberRow_member on TeamMember {
        isLead
        since
        isElsewhere
        user {
          fullName
          presence
          offlineSince
        }
        call {
          databaseId
          customJob
          roomDescription
          purpose {
            name
          }
          statusCode {
            name
          }
          room {
            name
            facility {
              name
            }
          }
        }
      }
    `,
    props.member,
  )
  const minutes = useClock(10_000, (now) => (since ? minutesBetween(since, now) : null))
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isSought) row.current?.scrollIntoView?.({ block: 'center' })
  }, [isSought])
  const hasLeft = call && isLead && user.presence === 'OFFLINE'

  return (
    <tr role="row" ref={row} data-selected={isSought ? '' : undefined} aria-current={isSought || undefined}>
      <ListName>{user.fullName}</ListName>
      <ListCell isWords name="Presence">
        {hasLeft ? (
          <Badge colorPalette="amber">
            <span>
              Offline
              {user.offlineSince ? (
                <>
                  {' since '}
                  <Moment at={user.offlineSince} now={today} />
                </>
              ) : null}
            </span>
          </Badge>
        ) : (
          <>
            <PresenceDot presence={user.presence} isNamed /> {presenceWords[user.presence as Presence] ?? ''}
          </>
        )}
      </ListCell>
      <ListCell name="Call">
        {call ? (
          <>
            {isStat(call.statusCode.name) ? (
              <Badge colorPalette="red" me="1.5">
                <Siren aria-hidden size={13} />
                Stat
              </Badge>
            ) : null}
            <chakra.span textDecoration="underline" asChild>
              <Link to={`/calls/${call.databaseId}`}>
                {call.purpose.name}
                {call.customJob ? ` · ${call.customJob}` : null}
              </Link>
            </chakra.span>
            {isLead ? null : ' (assisting)'}
          </>
        ) : isElsewhere ? (
          <span translate="yes">On a call elsewhere</span>
        ) : null}
      </ListCell>
      <ListCell name="Room">
        {call ? (call.room ? `${call.room.name} · ${call.room.facility.name}` : call.roomDescription) : null}
      </ListCell>
      <ListCell name="On It For">{call && minutes !== null ? showMinutes(minutes) : null}</ListCell>
      <ListCell name="Since">{call && since ? <Moment at={since} now={today} /> : null}</ListCell>
    </tr>
  )
}
