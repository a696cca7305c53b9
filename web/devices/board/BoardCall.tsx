import { chakra } from '@chakra-ui/react'
import { UserRound } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { cardClass } from 'domain/calls/queue/queue'
import { minutesBetween, showMinutes, waitingTone } from 'domain/calls/queue/waiting'
import { cardLooks } from '../../calls/embeds/cardLooks'
import { useClock } from '../../relay/serverClock'
import type { BoardCall_call$key } from './__generated__/BoardCall_call.graphql'

const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'space-between',
    columnGap: '0.8em',
    ps: '1em',
    pe: '0.8em',
    py: '0.5em',
    overflow: 'hidden',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      w: '0.4em',
      bg: 'colorPalette.border',
    },
    '& h2': { fontSize: '1.5em', fontWeight: 'bold', lineHeight: '1.2', letterSpacing: 'tight', truncate: true },
    '& .minutes': { fontSize: '1.5em', fontWeight: 'bold', lineHeight: '1.2', whiteSpace: 'nowrap', textAlign: 'end' },
    '&[data-tone=near] .minutes': { color: 'amber.fg' },
    '&[data-tone=late] .minutes': { color: 'red.fg' },
    '& .place': { fontSize: '1.35em', fontWeight: 'semibold', truncate: true },
    '& .place span': { fontSize: '0.75em', fontWeight: 'normal', color: 'fg.muted' },
    '& .what': { textAlign: 'end', color: 'fg.muted', alignSelf: 'center' },
    '& .foot': { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '0.8em', minW: '0' },
    '& .word': {
      display: 'inline-flex',
      flexShrink: '0',
      alignItems: 'center',
      gap: '0.35em',
      px: '0.5em',
      borderRadius: 'md',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      fontWeight: 'semibold',
    },
    '& .people': { display: 'flex', alignItems: 'center', gap: '0.35em', minW: '0', fontWeight: 'semibold' },
    '& .people svg': { flexShrink: '0' },
    '& .people span': { truncate: true },
  },
})

type BoardCallProps = { call: BoardCall_call$key; showsFacility: boolean }

/** A call as it is read from across the room: need, place, how long, and who is on it. */
export const BoardCall = ({ showsFacility, ...props }: BoardCallProps) => {
  const { need, roomName, facilityName, statusName, group, state, since, waitingTarget, leadName, otherNames } =
    useFragment(
      graphql`
        fragment BoardCall_call on BoardCall {
          group
          need
          roomName
          facilityName
          statusName
          state
          since
          waitingTarget
          leadName
          otherNames
        }
      `,
      props.call,
    )
  const facts = { statusName, purposeName: need, lineCheck: group === 'lineCheck', isAssigned: Boolean(leadName) }
  const { word, icon: Icon, palette } = cardLooks[cardClass(facts)]
  const minutes = useClock(10_000, (now) => minutesBetween(since, now))
  const isInProgress = state === 'IN_PROGRESS'
  const names = [...(leadName ? [leadName] : []), ...otherNames]
  return (
    <Card colorPalette={palette} data-tone={isInProgress ? 'calm' : waitingTone(waitingTarget ?? null, minutes)}>
      <h2 translate="no">{need}</h2>
      <p className="minutes" translate="no">
        {showMinutes(minutes)}
      </p>
      <p className="place" translate={roomName ? 'no' : undefined}>
        {roomName ?? 'No room given'}
        {showsFacility && facilityName ? <span>{` · ${facilityName}`}</span> : null}
      </p>
      <p className="what">{isInProgress ? 'in progress' : state === 'ON_HOLD' ? 'on hold' : 'waiting'}</p>
      <div className="foot">
        <span className="word">
          <Icon aria-hidden size="1em" strokeWidth={2.25} />
          {word}
        </span>
        {names.length > 0 ? (
          <p className="people">
            <UserRound role="img" aria-label="Working on it" size="1em" />
            <span translate="no">{names.join(', ')}</span>
          </p>
        ) : null}
      </div>
    </Card>
  )
}
