import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { SearchField } from '../../forms/fields/SearchField'
import { matches } from '../../forms/fields/searchOptions'
import type { RoomList_facility$key } from './__generated__/RoomList_facility.graphql'
import { AddRooms } from './AddRooms'
import { RoomRow } from './RoomRow'

/** With fewer rooms, a search field is not needed. */
const searchedFrom = 12
const shownAtFirst = 20

type RoomListProps = {
  facilityId: string
  facility: RoomList_facility$key
  isJustAdded: boolean
  readOnly: boolean
  onUnsent: (hasUnsent: boolean) => void
}

/** Finds, adds, renames, hides and shows rooms. */
export const RoomList = ({ facilityId, isJustAdded, readOnly, onUnsent, ...props }: RoomListProps) => {
  const { allRooms } = useFragment(
    graphql`
      fragment RoomList_facility on Facility {
        allRooms {
          id
          name
          hidden
          ...RoomRow_room
        }
      }
    `,
    props.facility,
  )
  const [query, setQuery] = useState('')
  const [areHidden, setHidden] = useState(false)
  const [isWhole, setWhole] = useState(false)
  /** Rooms that were just hidden or shown: they stay in place, so that the change can be undone. */
  const [turned, setTurned] = useState<readonly string[]>([])
  /** The ids of what has unsent entries: rooms with a new name, and the facility with rooms to be added. */
  const [unsent, setUnsent] = useState<readonly string[]>([])
  const all = allRooms ?? []
  const hidden = all.filter((room) => room.hidden)
  // A row that goes loses its unsent name, so it stays.
  const isUnsent = ({ id }: { id: string }) => unsent.includes(id)
  const kind = all.filter((room) => room.hidden === areHidden || turned.includes(room.id) || isUnsent(room))
  const found = kind.filter((room) => matches(room.name, query) || isUnsent(room))
  const shown = found.filter((room, at) => isWhole || at < shownAtFirst || isUnsent(room))

  const hasUnsent = unsent.length > 0
  const tell = useEffectEvent(() => onUnsent(hasUnsent))
  useEffect(() => tell(), [hasUnsent])
  const note = (id: string, isNow: boolean) =>
    setUnsent((before) => {
      if (before.includes(id) === isNow) return before
      return isNow ? [...before, id] : before.filter((each) => each !== id)
    })

  const showKind = (isHidden: boolean) => {
    setHidden(isHidden)
    setTurned([])
  }

  return (
    <>
      {readOnly ? null : (
        <AddRooms
          facilityId={facilityId}
          known={all}
          isFirst={isJustAdded}
          onUnsent={(isNow) => note(facilityId, isNow)}
        />
      )}
      {all.length > searchedFrom ? (
        <Box mb="3">
          <SearchField hideLabel label="Search Rooms" placeholder="Search rooms" value={query} onType={setQuery} />
        </Box>
      ) : null}
      {hidden.length > 0 ? (
        <Flex gap="2" mb="2" role="group" aria-label="Which rooms">
          {[false, true].map((isHidden) => (
            <Button
              key={String(isHidden)}
              size="sm"
              variant={areHidden === isHidden ? 'subtle' : 'ghost'}
              colorPalette={areHidden === isHidden ? 'brand' : 'gray'}
              aria-pressed={areHidden === isHidden}
              onClick={() => showKind(isHidden)}
            >
              {isHidden ? `Hidden (${hidden.length})` : `In use (${all.length - hidden.length})`}
            </Button>
          ))}
        </Flex>
      ) : null}
      <chakra.ul listStyleType="none" aria-label={areHidden ? 'Hidden rooms' : 'Rooms'}>
        {shown.map((room) => (
          <RoomRow
            key={room.id}
            room={room}
            readOnly={readOnly}
            onTurned={() => setTurned([...turned, room.id])}
            onUnsent={(isNow) => note(room.id, isNow)}
          />
        ))}
      </chakra.ul>
      <Flex role="status" align="center" justify="space-between" gap="3" mt="2" color="fg.muted" textStyle="sm">
        {found.length === 0 ? (
          <Text>{query ? 'No matches' : areHidden ? 'No room is hidden.' : 'No rooms yet.'}</Text>
        ) : null}
        {found.length > shown.length ? (
          <>
            <Text>
              {shown.length} of {found.length}
            </Text>
            <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
              Show all
            </Button>
          </>
        ) : null}
      </Flex>
    </>
  )
}
