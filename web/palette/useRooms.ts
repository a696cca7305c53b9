import { searchKeyOf } from 'domain/calls/queue/filter'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useViewer } from '../relay/viewer'
import type { Entry } from './entries'
import type { useRoomsQuery as Query } from './__generated__/useRoomsQuery.graphql'

// As the form of a new call reads them, so that they are in the store once that was open.
const query = graphql`
  query useRoomsQuery {
    viewer {
      provider {
        facilities {
          name
          rooms {
            databaseId
            name
          }
        }
      }
    }
  }
`

/** The rooms for which the viewer may create a call; none until they are read. */
export const useRooms = (go: (to: string) => void): Entry[] => {
  const environment = useRelayEnvironment()
  const { canCreateCall } = useViewer()
  const [rooms, setRooms] = useState<Entry[]>([])

  useEffect(() => {
    if (!canCreateCall) return
    const { unsubscribe } = fetchQuery<Query>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ viewer }) =>
        setRooms(
          (viewer?.provider?.facilities ?? []).flatMap((facility) =>
            facility.rooms.map(({ databaseId, name }) => ({
              value: `room ${databaseId}`,
              group: 'Rooms',
              label: name,
              note: `${facility.name} · New call here`,
              searchKey: searchKeyOf([name]),
              run: () => go(`/calls/new?room=${databaseId}`),
            })),
          ),
        ),
      // The palette works without them, and reads them again when it opens again.
      error: () => {},
    })
    return unsubscribe
  }, [environment, canCreateCall, go])

  return rooms
}
