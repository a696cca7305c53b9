import { searchKeyOf, type FilterFacts } from 'domain/calls/queue/filter'
import { queueGroup, type QueueFacts } from 'domain/calls/queue/queue'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { staffingOf, type Staffing } from './card/staffing'
import type { useCard_call$key } from './card/__generated__/useCard_call.graphql'
import type { queueOrder_call$data, queueOrder_call$key } from './__generated__/queueOrder_call.graphql'

/** What the place of a call is computed from. Plural: when one of 500 calls changes, Relay reads that one again. */
const queueOrderFragment = graphql`
  fragment queueOrder_call on Call @relay(plural: true) {
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
  }
`

/** What decides the order of a call, its group, and whether the filters show it. */
export type Place = QueueFacts &
  FilterFacts & { id: string; facilityId: string | null; staffing: Staffing; call: useCard_call$key }

type Node = queueOrder_call$key[number] & useCard_call$key
type Facts = queueOrder_call$data[number]

/** What the queue's query selects of its calls. */
export type QueueEdges = readonly { readonly node: Node }[]

/** The places of calls for one reader, in the order of the calls. */
export const usePlaces = (edges: QueueEdges, viewerId: string): readonly Place[] => {
  const nodes = useMemo(() => edges.map(({ node }) => node), [edges])
  const facts = useFragment(queueOrderFragment, nodes)
  const placeOf = useMemo(() => createPlaces(viewerId), [viewerId])
  return useMemo(() => facts.map((each, index) => placeOf(each, nodes[index]!)), [facts, nodes, placeOf])
}

/** A call that did not change is the same object in Relay's next answer, so only those that changed are computed again. */
const createPlaces = (viewerId: string) => {
  const known = new WeakMap<Facts, Place>()
  return (facts: Facts, node: Node): Place => {
    let place = known.get(facts)
    if (place?.call !== node) {
      place = placeOf(facts, node, viewerId)
      known.set(facts, place)
    }
    return place
  }
}

const placeOf = (call: Facts, node: useCard_call$key, viewerId: string): Place => {
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
    call: node,
  }
}
