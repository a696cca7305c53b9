import { chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { ListCell, ListName } from '../tables/list/ListTable'
import { DueDay } from './DueDay'
import type { useLineCells_line$key } from './__generated__/useLineCells_line.graphql'

/** The cells that all lists of lines share. `state` is passed on to the line's page. */
export const useLineCells = (key: useLineCells_line$key, state?: object) => {
  const line = useFragment(
    graphql`
      fragment useLineCells_line on Line {
        databaseId
        name
        types
        patientName
        nextChangeDate
        roomDescription
        room {
          name
          facility {
            name
            timeZone
          }
        }
      }
    `,
    key,
  )
  const { databaseId, name, types, patientName, nextChangeDate, room, roomDescription } = line
  return {
    line,
    patient: (
      <ListName>
        <Link to={`/lines/${databaseId}`} state={state}>
          {patientName || <chakra.span color="fg.muted">No patient name</chakra.span>}
        </Link>
      </ListName>
    ),
    room: (
      <ListCell name="Room">
        {room ? (
          <>
            {room.name}
            <chakra.span color="fg.muted">{` · ${room.facility.name}`}</chakra.span>
          </>
        ) : (
          roomDescription
        )}
      </ListCell>
    ),
    name: <ListCell name="Line Name">{name}</ListCell>,
    types: <ListCell name="Type of Line">{types.join(', ')}</ListCell>,
    due: (
      <ListCell name="Next Change Date">
        {nextChangeDate && <DueDay at={nextChangeDate} timeZone={room?.facility.timeZone} />}
      </ListCell>
    ),
  }
}
