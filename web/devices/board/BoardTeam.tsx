import { chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { useNow } from '../../relay/serverClock'
import { useFit } from './useFit'
import type { BoardTeam_board$key } from './__generated__/BoardTeam_board.graphql'

const row = { width: 15, height: 3.5, gap: 0 }

const Part = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minH: '0',
    px: '0.9em',
    py: '0.6em',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    '& h2': { fontSize: '1.15em', fontWeight: 'bold', pb: '0.3em' },
    '& ul': {
      display: 'grid',
      alignContent: 'start',
      columnGap: '1em',
      minH: '0',
      overflow: 'hidden',
      listStyle: 'none',
    },
    '& li': { minW: '0', py: '0.35em', borderTopWidth: '1px', borderColor: 'border.muted' },
    '& li b': { display: 'block', fontSize: '1.15em', fontWeight: 'semibold', truncate: true },
    '& li span': { display: 'block', color: 'fg.muted', truncate: true },
    '& li span[data-free]': { color: 'green.fg', fontWeight: 'semibold' },
    '& .empty': { color: 'fg.muted' },
  },
})

/** Who is Available, and on what. */
export const BoardTeam = (props: { board: BoardTeam_board$key }) => {
  const { people } = useFragment(
    graphql`
      fragment BoardTeam_board on Board {
        people {
          id
          fullName
          need
          roomName
          since
          isElsewhere
        }
      }
    `,
    props.board,
  )
  const [ref, { columns, rows }] = useFit<HTMLUListElement>(row)
  const now = useNow(10_000)
  const most = columns * rows
  const shown = people.length > most ? people.slice(0, most - 1) : people
  return (
    <Part aria-label="Team">
      <h2>Available</h2>
      {people.length === 0 ? (
        <p className="empty">No one is Available now.</p>
      ) : (
        <ul
          ref={ref}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: `${row.height}em` }}
        >
          {shown.map(({ id, fullName, need, roomName, since, isElsewhere }) => (
            <li key={id}>
              <b translate="no">{fullName}</b>
              {since ? (
                <span translate="no">
                  {[need, roomName, showMinutes(minutesBetween(since, now))].filter(Boolean).join(' · ')}
                </span>
              ) : isElsewhere ? (
                <span>On a call elsewhere</span>
              ) : (
                <span data-free="">Free</span>
              )}
            </li>
          ))}
          {shown.length < people.length ? <li>and {people.length - shown.length} more</li> : null}
        </ul>
      )}
    </Part>
  )
}
