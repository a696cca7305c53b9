import { graphql, requestSubscription } from 'react-relay'
import {
  commitLocalUpdate,
  ConnectionHandler,
  createOperationDescriptor,
  generateClientID,
  getRequest,
  type Disposable,
  type IEnvironment,
} from 'relay-runtime'
import type { Feed, Movement } from '../../../live/feed'
import { createReader } from '../../../live/reader'
import { retryDelay } from '../../../relay/delays'
import { background } from '../../../relay/environment'
import type { Link } from '../../../relay/link'
import { problemCode } from '../../../relay/problem'
import { readAnew } from '../../../relay/readAnew'
import { learnServerTime } from '../../../relay/serverClock'
import type { queueFeedPollQuery } from './__generated__/queueFeedPollQuery.graphql'
import type { queueFeedSubscription } from './__generated__/queueFeedSubscription.graphql'
import QueuePageQuery, { type QueuePageQuery as QueuePageQueryType } from '../__generated__/QueuePageQuery.graphql'

// What is selected here is shared by everybody who watches: nothing of the patient, nothing about the viewer.
const subscription = graphql`
  subscription queueFeedSubscription($providerId: ID!, $since: Int, $connections: [ID!]!) {
    callQueueChanged(providerId: $providerId, since: $since) {
      version
      at
      resync
      catalogueChanged
      changedLineIds
      changed @appendNode(connections: $connections, edgeTypeName: "QueueCallsConnectionEdge") {
        id
        ...CallCard_call
        ...queueOrder_call
      }
      opened {
        id
        ...useOpenBy_call
      }
      people {
        id
        offlineSince
        ...PersonName_user
      }
      removed {
        callId @deleteEdge(connections: $connections)
        reason
        by
      }
    }
  }
`

const pollQuery = graphql`
  query queueFeedPollQuery {
    provider {
      queue {
        version
      }
    }
  }
`

const pollEvery = 10_000
const firstPollAfter = 2_000

const everything: Movement = { changedIds: [], removed: [], changedLineIds: [], isAll: true, isCatalogue: true }

type Options = { environment: IEnvironment; link: Link; providerId: string }

export const createQueueFeed = ({ environment, link, providerId }: Options): Feed => {
  const connection = ConnectionHandler.getConnectionID(generateClientID(providerId, 'queue'), 'QueuePage_calls')
  const listeners = new Set<(movement: Movement) => void>()
  let isRunning = false
  let live: Disposable | undefined
  let retained: Disposable | undefined
  let lastReadAt: string | undefined
  /** Up to where the subscription told; up to where the store knows. */
  let toldVersion = -1
  let knownVersion: number | undefined
  let isListed = false
  /** Something was missed, and the queue has not been read since. */
  let isBehind = false
  let failures = 0
  let turn = 0
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const move = (movement: Movement) => {
    // What pages have read of the catalogue is asked for again when they are opened next.
    if (movement.isCatalogue) commitLocalUpdate(environment, (store) => store.get(providerId)?.invalidateRecord())
    for (const listener of [...listeners]) listener(movement)
  }

  const subscribe = (since: number | undefined) => {
    clearTimeout(retryTimer)
    const previous = live
    isListed = lastReadAt !== undefined
    // A subscription that ended makes place for a new one; one that was replaced has nothing more to say.
    const myTurn = ++turn
    const ended = (error?: Error) => {
      if (!isRunning || turn !== myTurn) return
      live = undefined
      link.socketLost()
      const code = error && problemCode(error)
      if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'ACCOUNT_LOCKED') return
      retryTimer = setTimeout(() => subscribe(knownVersion), retryDelay(++failures))
    }
    live = requestSubscription<queueFeedSubscription>(environment, {
      subscription,
      variables: { providerId, since, connections: isListed ? [connection] : [] },
      onNext: (answer) => {
        const change = answer?.callQueueChanged
        if (!change) return
        failures = 0
        learnServerTime(change.at)
        toldVersion = change.version
        // Of another history of the database it may be less than what is known.
        knownVersion = change.resync ? change.version : Math.max(knownVersion ?? 0, change.version)
        if (change.resync) catchUp()
        else
          move({
            changedIds: change.changed.map(({ id }) => id),
            removed: change.removed,
            changedLineIds: change.changedLineIds,
            isAll: false,
            isCatalogue: change.catalogueChanged,
          })
      },
      onError: ended,
      onCompleted: () => ended(),
    })
    previous?.dispose()
  }

  const caughtUp = () => {
    isBehind = false
    link.setBehind(false)
    move(everything)
  }

  const reader = createReader<QueuePageQueryType['response']>({
    read: () => readAnew<QueuePageQueryType>(environment, QueuePageQuery, {}),
    onAnswer: ({ provider: { queue } }) => {
      queueRead(queue)
      caughtUp()
    },
    // A screen on the wall has nobody who would try again.
    attempts: Infinity,
  })

  /** Reads the queue anew, and stays behind until that is done. A page that never showed the queue has none to keep. */
  const catchUp = () => {
    isBehind = true
    link.setBehind(true)
    if (lastReadAt === undefined) caughtUp()
    else reader.changed()
  }

  const queueRead: Feed['queueRead'] = ({ version, readAt }) => {
    if (readAt === lastReadAt) return
    lastReadAt = readAt
    knownVersion = version
    learnServerTime(readAt)
    link.heardRead()
    retained ??= environment.retain(createOperationDescriptor(getRequest(QueuePageQuery), {}))
    // What was told between this reading and its arrival is not in it: be told again.
    if (live && (!isListed || version < toldVersion)) subscribe(version)
  }

  const poll = async () => {
    try {
      // Past the store: there the version belongs to the calls that were read with it.
      const answer = await environment
        .getNetwork()
        .execute(getRequest(pollQuery).params, {}, { force: true, ...background })
        .toPromise()
      const data = answer && 'data' in answer ? (answer.data as queueFeedPollQuery['response'] | null) : null
      const version = data?.provider.queue.version
      if (version === undefined) return
      if (version !== knownVersion) {
        if (lastReadAt === undefined) caughtUp()
        else if (!(await reader.readNow())) return link.pollFailed()
        knownVersion = version
      }
      link.heardPoll()
    } catch {
      // The pill tells that nothing was heard; the next poll tries again.
      link.pollFailed()
    }
  }

  const schedulePoll = (after: number) => {
    clearTimeout(pollTimer)
    pollTimer = setTimeout(() => {
      void poll().finally(() => {
        if (isRunning && !link.isPushed()) schedulePoll(pollEvery)
      })
    }, after)
  }

  let wasPushed: boolean | undefined
  const watchLink = () => {
    if (link.isPushed() === wasPushed) return
    wasPushed = link.isPushed()
    if (wasPushed) clearTimeout(pollTimer)
    // Not all at once when a server goes away.
    else schedulePoll(firstPollAfter * (0.75 + Math.random() / 2))
  }

  const pollAtOnce = () => {
    if (!link.isPushed()) schedulePoll(0)
  }

  let unwatch: (() => void) | undefined

  return {
    start: () => {
      if (isRunning) return
      isRunning = true
      wasPushed = undefined
      unwatch = link.subscribe(watchLink)
      watchLink()
      addEventListener('online', pollAtOnce)
      subscribe(knownVersion)
      if (isBehind) catchUp()
    },
    stop: () => {
      isRunning = false
      unwatch?.()
      removeEventListener('online', pollAtOnce)
      clearTimeout(pollTimer)
      clearTimeout(retryTimer)
      reader.cancel()
      live?.dispose()
      live = undefined
      retained?.dispose()
      retained = undefined
    },
    queueRead,
    isCurrent: () => lastReadAt !== undefined && link.getSnapshot().state === 'live',
    onMoved: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
