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
import { polling } from '../../../relay/environment'
import type { Link } from '../../../relay/link'
import { type ProblemCode, problemCode } from '../../../relay/problem'
import { readAnew } from '../../../relay/readAnew'
import { learnServerTime } from '../../../relay/serverClock'
import type { queueFeedPollQuery } from './__generated__/queueFeedPollQuery.graphql'
import type { queueFeedSubscription } from './__generated__/queueFeedSubscription.graphql'
import QueuePageQuery, { type QueuePageQuery as QueuePageQueryType } from '../__generated__/QueuePageQuery.graphql'

// Everyone who watches the queue shares this selection, so it has nothing about the patient or the viewer.
const subscription = graphql`
  subscription queueFeedSubscription($providerId: ID!, $since: Int, $connections: [ID!]!) {
    callQueueChanged(providerId: $providerId, since: $since) {
      version
      at
      resync
      catalogueChanged
      complianceChanged
      handoverChanged
      changedLineIds
      changed @appendNode(connections: $connections, edgeTypeName: "QueueCallsConnectionEdge") {
        id
        ...queueOrder_call
        ...useCard_call
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

const everything: Movement = {
  changedIds: [],
  removed: [],
  changedLineIds: [],
  personIds: [],
  isAll: true,
  isCatalogue: true,
  isCompliance: true,
  isHandover: true,
}

type Options = { environment: IEnvironment; link: Link; providerId: string }

/** The server would answer the same again. */
const isFinal: readonly ProblemCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_LOCKED',
  'PASSWORD_CHANGE_REQUIRED',
  'PROVIDER_INACTIVE',
]

export const createQueueFeed = ({ environment, link, providerId }: Options): Feed => {
  const connection = ConnectionHandler.getConnectionID(generateClientID(providerId, 'queue'), 'QueuePage_calls')
  const listeners = new Set<(movement: Movement) => void>()
  let isRunning = false
  let live: Disposable | undefined
  let retained: Disposable | undefined
  let lastReadAt: string | undefined
  /** The last version that the subscription sent, and the last version that the store has. */
  let sentVersion = -1
  let knownVersion: number | undefined
  let isListed = false
  /** Changes were missed, and the queue has not been read since. */
  let isBehind = false
  let failures = 0
  let turn = 0
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const move = (movement: Movement) => {
    // Pages read the catalog again the next time they open.
    if (movement.isCatalogue) commitLocalUpdate(environment, (store) => store.get(providerId)?.invalidateRecord())
    for (const listener of [...listeners]) listener(movement)
  }

  const subscribe = (since: number | undefined) => {
    clearTimeout(retryTimer)
    const previous = live
    isListed = lastReadAt !== undefined
    // A subscription that ends is replaced by a new one. One that was already replaced is ignored.
    const myTurn = ++turn
    const ended = (error?: Error) => {
      if (!isRunning || turn !== myTurn) return
      live = undefined
      link.socketLost()
      const code = error && problemCode(error)
      if (code && isFinal.includes(code)) return
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
        sentVersion = change.version
        // After a restore of the database, the version may be lower than the known one.
        knownVersion = change.resync ? change.version : Math.max(knownVersion ?? 0, change.version)
        if (change.resync) catchUp()
        else
          move({
            changedIds: change.changed.map(({ id }) => id),
            removed: change.removed,
            changedLineIds: change.changedLineIds,
            personIds: change.people.map(({ id }) => id),
            isAll: false,
            isCatalogue: change.catalogueChanged,
            isCompliance: change.complianceChanged,
            isHandover: change.handoverChanged,
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
    // A wall display has nobody who would retry.
    attempts: Infinity,
  })

  /** Reads the queue again, and counts as behind until that succeeds. Does nothing if the queue was never shown. */
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
    // Changes sent while this read was on its way are not in it: subscribe again from its version.
    if (live && (!isListed || version < sentVersion)) subscribe(version)
  }

  const poll = async () => {
    try {
      // Bypass the store, where the version must match the calls that were read with it.
      const answer = await environment
        .getNetwork()
        .execute(getRequest(pollQuery).params, {}, { force: true, ...polling })
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
      // The status pill shows the failure; the next poll tries again.
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
    // Spread the polls of many clients when a server goes away.
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
