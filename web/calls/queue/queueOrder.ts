import { queueGroup, type QueueFacts, type QueueGroup } from 'domain/calls/queue/queue'
import { graphql, readInlineData } from 'react-relay'
import { staffingOf, type Staffing } from './card/staffing'
import type { queueOrder_call$key } from './__generated__/queueOrder_call.graphql'

const queueOrderFragment = graphql`
  fragment queueOrder_call on Call @inline {
    id
    databaseId
    createdAt
    statusCode {
      name
    }
    purpose {
      name
      lineCheck
    }
    room {
      facility {
        databaseId
      }
    }
    assignedTo {
      id
    }
    ...staffing_call
  }
`

/** The fields of a call that decide its order, its group and whether the filter shows it. */
export type Place = QueueFacts & { id: string; facilityId: string | null; group: QueueGroup; staffing: Staffing }

export const placeOf = (ref: queueOrder_call$key): Place => {
  const call = readInlineData(queueOrderFragment, ref)
  const facts = { statusName: call.statusCode.name, lineCheck: call.purpose.lineCheck }
  return {
    ...facts,
    id: call.id,
    databaseId: call.databaseId,
    createdAt: call.createdAt,
    purposeName: call.purpose.name,
    isAssigned: call.assignedTo !== null && call.assignedTo !== undefined,
    facilityId: call.room?.facility.databaseId ?? null,
    group: queueGroup(facts),
    staffing: staffingOf(call),
  }
}
