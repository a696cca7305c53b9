import { finds, searchKeyOf } from 'domain/calls/queue/filter'
import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { Entry } from './entries'
import useOpenCallsQuery, { type useOpenCallsQuery as Query } from './__generated__/useOpenCallsQuery.graphql'

// Never sent: it reads the queue that is in the store.
void graphql`
  query useOpenCallsQuery {
    provider {
      queue {
        calls(first: 10000) @connection(key: "QueuePage_calls") {
          edges {
            node {
              databaseId
              customJob
              roomDescription
              purpose {
                name
              }
              statusCode {
                name
              }
              room {
                name
                facility {
                  name
                }
              }
              assignedTo {
                fullName
              }
            }
          }
        }
      }
    }
  }
`

/** The calls of the queue as it is when the palette opens. */
export const useOpenCalls = (show: (callId: string) => void): Entry[] => {
  const environment = useRelayEnvironment()
  return useMemo(() => {
    const { data } = environment.lookup(createOperationDescriptor(getRequest(useOpenCallsQuery), {}).fragment)
    const edges = (data as Query['response'] | undefined)?.provider?.queue?.calls?.edges ?? []
    return edges.flatMap(({ node }) => {
      // A record of which a part is missing in the store.
      if (!node?.purpose) return []
      const { databaseId, customJob, roomDescription, purpose, statusCode, room, assignedTo } = node
      const place = room?.name ?? roomDescription
      return {
        value: `call ${databaseId}`,
        group: 'Open calls',
        label: [purpose.name, customJob, place].filter(Boolean).join(' · '),
        note: [statusCode.name, room?.facility.name, assignedTo?.fullName ?? 'Unassigned'].filter(Boolean).join(' · '),
        searchKey: searchKeyOf([place, purpose.name, customJob, assignedTo?.fullName]),
        run: () => show(databaseId),
      }
    })
    // Read once: the list does not move while somebody chooses.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment])
}

/** The entries that a typed text finds, in their order. */
export const foundAmong = (entries: readonly Entry[], text: string): Entry[] => {
  const isFound = finds(text)
  return entries.filter(({ searchKey = '' }) => isFound(searchKey))
}
