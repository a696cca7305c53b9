import { Badge, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { FromList } from '../../calls/embeds/useWayBack'
import { ListCell } from '../../tables/list/ListCell'
import { DueDay } from '../DueDay'
import type { LineRow_line$key } from './__generated__/LineRow_line.graphql'

/** A line in the list. The whole row leads to it. */
export const LineRow = ({ from, ...props }: { line: LineRow_line$key; from: FromList }) => {
  const { databaseId, name, types, patientName, nextChangeDate, completedAt, room, roomDescription } = useFragment(
    graphql`
      fragment LineRow_line on Line {
        databaseId
        name
        types
        patientName
        nextChangeDate
        completedAt
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
    props.line,
  )
  return (
    <tr>
      <th scope="row">
        <Link to={`/lines/${databaseId}`} state={from}>
          {patientName || <chakra.span color="fg.muted">No patient name</chakra.span>}
        </Link>
      </th>
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
      <ListCell name="Line Name">{name}</ListCell>
      <ListCell name="Type of Line">{types.join(', ')}</ListCell>
      <ListCell name="Next Change Date">
        {nextChangeDate && <DueDay at={nextChangeDate} timeZone={room?.facility.timeZone} />}
      </ListCell>
      <ListCell name="Status">
        {completedAt ? <Badge colorPalette="gray">Closed</Badge> : <Badge colorPalette="green">Open</Badge>}
      </ListCell>
    </tr>
  )
}
