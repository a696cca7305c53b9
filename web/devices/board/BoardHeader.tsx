import { chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { queueGroupNames } from 'domain/calls/queue/queue'
import { minutesBetween, showMinutes, waitingTone } from 'domain/calls/queue/waiting'
import { useClock } from '../../relay/serverClock'
import { showDayIn, showTimeIn } from './boardTime'
import type { BoardHeader_board$key } from './__generated__/BoardHeader_board.graphql'

const Bar = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.6em',
    rowGap: '0.4em',
    px: '0.8em',
    py: '0.5em',
    bg: 'frame',
    color: 'frame.fg',
    '& .place': { flex: '1 1 12em', minW: '0' },
    '& h1': { fontSize: '1.5em', fontWeight: 'bold', letterSpacing: 'tight', truncate: true },
    '& .provider': { fontSize: '0.85em', truncate: true },
    '& dl': { display: 'flex', gap: '1.5em' },
    '& dl div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' },
    '& dt': { fontSize: '0.8em' },
    '& dd': { fontSize: '1.9em', fontWeight: 'bold', lineHeight: '1.1', whiteSpace: 'nowrap' },
    '& dl div[data-alert] dd': { px: '0.35em', borderRadius: 'md', bg: 'red.solid', color: 'red.contrast' },
    '& .clock': { textAlign: 'end' },
    '& .clock time': { display: 'block', fontSize: '1.9em', fontWeight: 'bold', lineHeight: '1.1' },
    '& .clock span': { fontSize: '0.8em' },
  },
})

/** Where the board hangs, how much there is to do, and what time it is there. */
export const BoardHeader = (props: { board: BoardHeader_board$key }) => {
  const { providerName, facilityName, deviceName, timeZone, counts, longestWaiting } = useFragment(
    graphql`
      fragment BoardHeader_board on Board {
        providerName
        facilityName
        deviceName
        timeZone
        counts {
          group
          calls
        }
        longestWaiting {
          since
          waitingTarget
        }
      }
    `,
    props.board,
  )
  const clock = useClock(1_000, (now) => showTimeIn(timeZone, now))
  const day = useClock(10_000, (now) => showDayIn(timeZone, now))
  const minutes = useClock(10_000, (now) => (longestWaiting ? minutesBetween(longestWaiting.since, now) : null))
  const isLate =
    longestWaiting && minutes !== null && waitingTone(longestWaiting.waitingTarget ?? null, minutes) === 'late'
  return (
    <Bar>
      <div className="place">
        <h1 translate="no">{facilityName ?? providerName}</h1>
        <p className="provider">
          {[facilityName ? providerName : 'All facilities', deviceName ?? 'Preview'].join(' · ')}
        </p>
      </div>
      <dl aria-label="Calls">
        {counts.map(({ group, calls }) => (
          <div key={group} data-alert={group === 'stat' && calls > 0 ? '' : undefined}>
            <dt>{queueGroupNames[group as keyof typeof queueGroupNames]}</dt>
            <dd>{calls}</dd>
          </div>
        ))}
        <div data-alert={isLate ? '' : undefined}>
          <dt>Longest waiting</dt>
          <dd>{minutes === null ? '–' : showMinutes(minutes)}</dd>
        </div>
      </dl>
      <div className="clock" translate="no">
        <time>{clock}</time>
        <span>{day}</span>
      </div>
    </Bar>
  )
}
