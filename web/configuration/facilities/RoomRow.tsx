import { Box } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { SendButton } from '../../ui/page/SendButton'
import { FieldError } from '../../forms/fields/FieldFrame'
import { RoomName } from './RoomName'
import { useHideRoom, useShowRoom } from './roomVerbs'
import type { RoomRow_room$key } from './__generated__/RoomRow_room.graphql'

type RoomRowProps = {
  room: RoomRow_room$key
  readOnly: boolean
  onTurned: () => void
  onUnsent: (hasUnsent: boolean) => void
}

/** A room: its name, and whether it can be chosen. */
export const RoomRow = ({ readOnly, onTurned, onUnsent, ...props }: RoomRowProps) => {
  const room = useFragment(
    graphql`
      fragment RoomRow_room on Room {
        id
        name
        hidden
        version
        ...RoomName_room
      }
    `,
    props.room,
  )
  const { id, name, hidden, version } = room
  const [hideRoom, isHiding] = useHideRoom()
  const [showRoom, isShowing] = useShowRoom()
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()

  const turn = async () => {
    setError(null)
    const input = { roomId: id, expectedVersion: version }
    const turned = hidden ? await showRoom({ input }) : await hideRoom({ input })
    if (turned.ok) onTurned()
    else if (turned.refusal) setError(turned.refusal.fields[0]?.message ?? turned.refusal.message)
  }

  return (
    <Box asChild borderBottomWidth="1px" borderColor="border.muted" py="1">
      <li>
        <RoomName room={room} readOnly={readOnly} onUnsent={onUnsent}>
          <SendButton
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-busy={isHiding || isShowing}
            aria-label={`${hidden ? 'Show' : 'Hide'} ${name}`}
            onClick={() => void turn()}
          >
            {hidden ? 'Show' : 'Hide'}
          </SendButton>
        </RoomName>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </li>
    </Box>
  )
}
