import { chakra } from '@chakra-ui/react'
import { CircleCheckBig } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { boardPages } from 'domain/devices/board'
import { BoardCall } from './BoardCall'
import { useFit } from './useFit'
import { usePages } from './usePages'
import type { BoardCalls_board$key } from './__generated__/BoardCalls_board.graphql'

/** In em of the board: what a call needs to be read from afar. */
const card = { width: 20, height: 6.4, gap: 0.6 }

const Part = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minH: '0',
    '& ul': {
      display: 'grid',
      gap: `${card.gap}em`,
      minH: '0',
      overflow: 'hidden',
      listStyle: 'none',
    },
    '& .nothing': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5em',
      fontSize: '1.6em',
      color: 'fg.muted',
    },
    '& .page': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5em',
      pt: '0.5em',
      color: 'fg.muted',
    },
    '& .page i': { w: '0.7em', h: '0.7em', borderRadius: 'full', bg: 'border.emphasized' },
    '& .page i[data-shown]': { bg: 'brand.solid' },
  },
})

/** The queue in its order, as many calls at a time as fit. */
export const BoardCalls = (props: { board: BoardCalls_board$key }) => {
  const { calls, facilityName } = useFragment(
    graphql`
      fragment BoardCalls_board on Board {
        facilityName
        calls {
          id
          group
          ...BoardCall_call
        }
      }
    `,
    props.board,
  )
  const [ref, { columns, rows }] = useFit<HTMLUListElement>(card)
  const pages = boardPages(calls, columns * rows)
  const page = usePages(pages.length)
  return (
    <Part aria-label="Queue">
      {calls.length === 0 ? (
        <p className="nothing">
          <CircleCheckBig aria-hidden size="1.2em" />
          No calls are open.
        </p>
      ) : (
        <ul
          ref={ref}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            // The rows share what is left, so that nothing stays empty below them.
            gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
          }}
        >
          {(pages[page] ?? []).map((call) => (
            <BoardCall key={call.id} call={call} showsFacility={facilityName === null} />
          ))}
        </ul>
      )}
      {pages.length > 1 ? (
        <p className="page">
          {pages.map((_page, index) => (
            <i key={index} aria-hidden data-shown={index === page ? '' : undefined} />
          ))}
          {`Page ${page + 1} of ${pages.length}`}
        </p>
      ) : null}
    </Part>
  )
}
