import { Badge } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { FromList } from '../../calls/embeds/backLinks'
import { ListCell, ListRow } from '../../tables/list/ListTable'
import { useLineCells } from '../useLineCells'
import type { LineRow_line$key } from './__generated__/LineRow_line.graphql'

/** One line of the list. The whole row is a link to it. */
export const LineRow = ({ from, ...props }: { line: LineRow_line$key; from: FromList }) => {
  const line = useFragment(
    graphql`
      fragment LineRow_line on Line {
        completedAt
        ...useLineCells_line
      }
    `,
    props.line,
  )
  const { patient, room, name, types, due } = useLineCells(line, from)
  return (
    <ListRow>
      {patient}
      {room}
      {name}
      {types}
      {due}
      <ListCell isWords name="Status">
        {line.completedAt ? <Badge colorPalette="gray">Closed</Badge> : <Badge colorPalette="green">Open</Badge>}
      </ListCell>
    </ListRow>
  )
}
