import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { CircleCheckBig, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { useLiveQuery } from '../screen/useLiveQuery'
import { BoardCalls } from './BoardCalls'
import { BoardHeader } from './BoardHeader'
import { BoardTeam } from './BoardTeam'
import { showTimeIn } from './boardTime'
import type { BoardQuery as Query } from './__generated__/BoardQuery.graphql'

const BoardQuery = graphql`
  query BoardQuery($facilityId: ID) {
    board(facilityId: $facilityId) {
      readAt
      timeZone
      ...BoardHeader_board
      ...BoardCalls_board
      ...BoardTeam_board
    }
  }
`

/** Its letters follow the size of the screen, so that they are read from 5 m on any of them. */
const Frame = chakra('div', {
  base: {
    fontSize: 'clamp(14px, min(2.2vh, 2.4vw), 64px)',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    h: '100dvh',
    overflow: 'hidden',
    bg: 'bg',
    lineHeight: '1.3',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Content = chakra('main', {
  base: {
    display: 'grid',
    gap: '0.8em',
    p: '0.8em',
    minH: '0',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19em)',
    '@media (orientation: portrait)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) minmax(0, 22%)',
    },
  },
})

type BoardProps = { environment: IEnvironment; facilityId: string | null }

export const Board = ({ environment, facilityId }: BoardProps) => {
  const { data, outdatedSince } = useLiveQuery<Query>(environment, BoardQuery, { facilityId })
  useEffect(() => {
    document.title = 'Wall Board – Patency'
  }, [])
  return (
    <Frame aria-busy={data === null}>
      {data ? (
        <>
          <BoardHeader board={data.board} />
          <Content>
            <BoardCalls board={data.board} />
            <BoardTeam board={data.board} />
          </Content>
        </>
      ) : (
        <Flex gridRow="1 / 3" align="center" justify="center" gap="0.5em" color="fg.muted" fontSize="1.4em">
          <CircleCheckBig aria-hidden size="1.2em" />
          <Text role="status">One moment…</Text>
        </Flex>
      )}
      <Box role="status" gridRow="3">
        {outdatedSince ? (
          <Flex
            align="center"
            justify="center"
            gap="0.5em"
            py="0.45em"
            bg="red.solid"
            color="red.contrast"
            fontSize="1.5em"
            fontWeight="bold"
          >
            <TriangleAlert aria-hidden size="1.1em" />
            {data
              ? `Not up to date since ${showTimeIn(data.board.timeZone, outdatedSince)}`
              : 'The server cannot be reached. It is tried again by itself.'}
          </Flex>
        ) : null}
      </Box>
    </Frame>
  )
}
