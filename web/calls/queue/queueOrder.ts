import { searchKeyOf, type FilterFacts } from 'domain/calls/queue/filter'
import { queueGroup, type QueueFacts } from 'domain/calls/queue/queue'
import { graphql, readInlineData } from 'react-relay'
import { staffingOf, type Staffing } from './card/staffing'
import type { useCard_call$key } from './card/__generated__/useCard_call.graphql'
import type { queueOrder_call$key } from './__generated__/queueOrder_call.graphql'

/** All that a list reads of a call: what its place is computed from, compared for 500 calls when one changes, and its card. */
const queueOrderFragment = graphql`
  fragment queueOrder_call on Call @inline {
    id
    databaseId
    createdAt
    customJob
    purpose {
      name
      lineCheck
    }
    room {
      name
      facility {
        databaseId
      }
    }
    roomDescription
    ...staffing_call
    ...useCard_call
  }
`

/** What decides the order of a call, its group, and whether the filters show it. */
export type Place = QueueFacts &
  FilterFacts & { id: string; facilityId: string | null; staffing: Staffing; call: useCard_call$key }

/**
 * The places of calls for one reader. A call that did not change is the same object in Relay's next answer, so only the
 * changed calls of up to 500 are computed again.
 */
export const createPlaces = (viewerId: string) => {
  const known = new WeakMap<queueOrder_call$key, Place>()
  return (node: queueOrder_call$key): Place => {
    let place = known.get(node)
    if (!place) {
      place = placeOf(node, viewerId)
      known.set(node, place)
    }
    return place
  }
}

const placeOf = (node: queueOrder_call$key, viewerId: string): Place => {
  const call = readInlineData(queueOrderFragment, node)
  const staffing = staffingOf(call)
  const { lead, workers, statusName } = staffing
  const facts = { statusName, lineCheck: call.purpose.lineCheck }
  return {
    ...facts,
    id: call.id,
    databaseId: call.databaseId,
    createdAt: call.createdAt,
    purposeName: call.purpose.name,
    isAssigned: lead !== null,
    isMine: [lead, ...workers].some((person) => person?.id === viewerId),
    facilityId: call.room?.facility.databaseId ?? null,
    group: queueGroup(facts),
    // Never the contact and the notes, which may name a patient.
    searchKey: searchKeyOf([
      call.room ? call.room.name : call.roomDescription,
      call.purpose.name,
      call.customJob,
      lead?.fullName,
      ...workers.map(({ fullName }) => fullName),
    ]),
    staffing,
    call,
  }
}
