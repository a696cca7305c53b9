import { dueMoment } from 'domain/calls/queue/waiting'
import { graphql } from 'react-relay'
import {
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  getRequest,
  type IEnvironment,
} from 'relay-runtime'
import QueuePageQuery, { type QueuePageQuery as QueueQuery } from '../calls/queue/__generated__/QueuePageQuery.graphql'
import type { Movement } from '../live/feed'
import { globalId } from '../relay/globalId'
import type { WatchedCall } from './watchCalls'
import type { alertedCall_call$data as Data } from './__generated__/alertedCall_call.graphql'

const fragment = graphql`
  fragment alertedCall_call on Call {
    id
    databaseId
    createdAt
    aliveAt
    statusCode {
      name
    }
    purpose {
      name
      lineCheck
    }
    room {
      name
      facility {
        id
        name
      }
    }
    assignedTo {
      id
    }
    updatedById
    escalation {
      at
      audience
    }
  }
`

/**
 * The calls of the queue that is in the store, as alerts need them. Each is read when the feed says that it changed: a
 * subscription to the queue would read all of them whenever one does.
 */
export const createAlertedCalls = (environment: IEnvironment) => {
  const queue = createOperationDescriptor(getRequest(QueuePageQuery), {})
  const node = getFragment(fragment)
  let calls: ReadonlyMap<string, WatchedCall> | null = null

  const read = (id: string): [string, WatchedCall][] => {
    const { data, isMissingData } = environment.lookup(createReaderSelector(node, id, {}, queue.request))
    return data && !isMissingData ? [[id, watchedCall(data as unknown as Data)]] : []
  }
  const readAll = () => {
    const { data, isMissingData } = environment.lookup(queue.fragment)
    if (isMissingData) return
    const { edges } = (data as QueueQuery['response']).provider.queue.calls
    calls = new Map(edges.flatMap((edge) => read(edge.node.id)))
  }
  const all = () => calls && [...calls.values()]

  return {
    /** Null when the queue has not been read yet. */
    readAll: () => {
      readAll()
      return all()
    },
    moved: ({ isAll, changedIds, removed }: Movement) => {
      if (isAll) readAll()
      else if (calls) {
        const next = new Map(calls)
        for (const { callId } of removed) next.delete(callId)
        for (const [id, call] of changedIds.flatMap(read)) next.set(id, call)
        calls = next
      }
      return all()
    },
  }
}

const watchedCall = ({ purpose, statusCode, room, ...call }: Data): WatchedCall => {
  const facts = { statusName: statusCode.name, lineCheck: purpose.lineCheck }
  return {
    ...facts,
    id: call.id,
    databaseId: call.databaseId,
    facilityId: room?.facility.id ?? null,
    isFollowUp: dueMoment({ ...call, ...facts }) !== null,
    leadId: call.assignedTo?.id ?? null,
    escalation: call.escalation ?? null,
    updatedById: call.updatedById ? globalId('User', call.updatedById) : null,
    need: purpose.name,
    place: room ? `${room.name} · ${room.facility.name}` : 'No room given',
  }
}
