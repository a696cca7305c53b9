import { jest } from '@jest/globals'
import { createOperationDescriptor, getRequest, type OperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { polling } from '../../../relay/environment'
import { createLink } from '../../../relay/link'
import { Problem } from '../../../relay/problem'
import { aCall, provider, queueAnswer, type ACall } from '../../../test/queuePage'
import { settle } from '../../../test/fakes/fakeSocket'
import pollQuery from './__generated__/queueFeedPollQuery.graphql'
import QueuePageQuery, { type QueuePageQuery as Query } from '../__generated__/QueuePageQuery.graphql'
import type { Movement } from '../../../live/feed'
import { createQueueFeed } from './queueFeed'
import { queueChange } from '../../../test/fakes/queueChange'

const setUp = () => {
  const environment = createMockEnvironment()
  const link = createLink()
  const feed = createQueueFeed({ environment, link, providerId: provider.id })
  const moved: Movement[] = []
  feed.onMoved((movement) => moved.push(movement))

  const named = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  const subscription = () => named('queueFeedSubscription').at(-1)!
  const removal = (callId: string) => ({ callId, reason: 'COMPLETED', by: 'Ben Carter' })
  const change = (
    version: number,
    changed: ACall[] = [],
    removedIds: string[] = [],
    resync = false,
    changedLineIds: string[] = [],
  ) => ({
    data: queueChange({
      ...{ version, resync, catalogueChanged: resync, changedLineIds, changed },
      removed: removedIds.map(removal),
    }),
  })

  return {
    environment,
    link,
    feed,
    moved,
    subscriptions: () => named('queueFeedSubscription'),
    rereads: () => named('QueuePageQuery'),
    push: async (
      version: number,
      changed: ACall[] = [],
      removedIds: string[] = [],
      resync = false,
      to: OperationDescriptor = subscription(),
    ) => {
      link.heardPush()
      environment.mock.nextValue(to, change(version, changed, removedIds, resync))
      await settle()
    },
    pushLines: async (version: number, changedLineIds: string[]) => {
      environment.mock.nextValue(subscription(), change(version, [], [], false, changedLineIds))
      await settle()
    },
    /** The queue is read by a page. */
    land: (calls: ACall[], version: number) => {
      const answer = queueAnswer(calls, { version })
      environment.commitPayload(createOperationDescriptor(getRequest(QueuePageQuery), {}), answer.data as never)
      feed.queueRead(answer.data.provider.queue)
    },
    answerReread: async (calls: ACall[], version: number) => {
      environment.mock.resolve(named('QueuePageQuery')[0]!, queueAnswer(calls, { version }))
      await settle()
    },
    /** Pending polls, and their answers. */
    isPolling: () => environment.mock.isLoading(pollQuery, {}, { force: true, ...polling }),
    answerPoll: async (version: number) => {
      environment.mock.resolve(createOperationDescriptor(pollQuery, {}), {
        data: { provider: { id: provider.id, queue: { version } } },
      })
      await settle()
    },
    failPoll: async () => {
      environment.mock.reject(createOperationDescriptor(pollQuery, {}), new Problem('OFFLINE', ''))
      await settle()
    },
    inStore: () => {
      const { data } = environment.lookup(createOperationDescriptor(getRequest(QueuePageQuery), {}).fragment)
      return (data as unknown as Query['response']).provider.queue.calls.edges.map(({ node }) => node.id)
    },
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

const [first, second, third] = [aCall(1), aCall(2), aCall(3)]

describe('the subscription', () => {
  test('puts new calls into the queue of the store, and takes those out that left', async () => {
    const { feed, land, push, inStore } = setUp()
    land([first, second], 10)
    feed.start()
    await push(10)
    await push(11, [third])
    expect(inStore()).toEqual([first.id, second.id, third.id])
    await push(12, [], [first.id])
    expect(inStore()).toEqual([second.id, third.id])
  })

  test('ignores a change that arrives twice', async () => {
    const { feed, land, push, inStore } = setUp()
    land([first], 10)
    feed.start()
    await push(11, [first, second])
    await push(11, [first, second], [third.id])
    expect(inStore()).toEqual([first.id, second.id])
  })

  test('continues from the version of a restored database, even if it is lower', async () => {
    const { environment, feed, push, subscriptions } = setUp()
    feed.start()
    await push(1_001)
    await push(10, [], [], true)
    await push(11, [third])
    environment.mock.reject(subscriptions()[0]!, new Problem('BROKEN', ''))
    await jest.advanceTimersByTimeAsync(31_000)
    expect(subscriptions().map(({ request }) => request.variables.since)).toEqual([11])
  })

  test('starts from the version of the queue that was read', () => {
    const { feed, land, subscriptions } = setUp()
    land([first], 10)
    feed.start()
    expect(subscriptions().map(({ request }) => request.variables.since)).toEqual([10])
  })

  test('changes sent while the queue was loading are sent again', async () => {
    const { feed, land, push, subscriptions, inStore } = setUp()
    feed.start()
    await push(12, [second])
    land([first], 11)
    expect(subscriptions().map(({ request }) => request.variables)).toMatchObject([
      { since: 11, connections: [expect.any(String)] },
    ])
    await push(12, [second])
    expect(inStore()).toEqual([first.id, second.id])
  })

  test('a queue as new as the last change needs no new subscription', async () => {
    const { feed, land, push, subscriptions } = setUp()
    land([first], 10)
    feed.start()
    await push(12)
    const [only] = subscriptions()
    land([first], 12)
    land([first], 13)
    expect(subscriptions()).toEqual([only])
  })

  test('a change of the catalog invalidates what was read of it', async () => {
    const { environment, feed, land, push, answerReread, moved } = setUp()
    land([first], 10)
    feed.start()
    const query = createOperationDescriptor(getRequest(QueuePageQuery), {})
    await push(11, [second])
    expect(environment.check(query).status).toBe('available')
    await push(12, [], [], true)
    await answerReread([first, second], 12)
    expect(moved.map(({ isCatalogue }) => isCatalogue)).toEqual([false, true])
    expect(environment.check(query).status).toBe('stale')
  })

  test('reports to pages which calls changed', async () => {
    const { feed, land, push, moved } = setUp()
    land([first, second], 10)
    feed.start()
    await push(11, [second], [first.id])
    expect(moved).toEqual([
      {
        changedIds: [second.id],
        removed: [{ callId: first.id, reason: 'COMPLETED', by: 'Ben Carter' }],
        changedLineIds: [],
        personIds: [],
        isAll: false,
        isCatalogue: false,
        isCompliance: false,
        isHandover: false,
      },
    ])
  })

  test('reports to pages which lines changed', async () => {
    const { feed, land, pushLines, moved } = setUp()
    land([first], 10)
    feed.start()
    await pushLines(11, ['line'])
    expect(moved).toEqual([
      {
        changedIds: [],
        removed: [],
        changedLineIds: ['line'],
        personIds: [],
        isAll: false,
        isCatalogue: false,
        isCompliance: false,
        isHandover: false,
      },
    ])
  })

  test('is replaced when it ends, from the known version, and the pill does not show Live meanwhile', async () => {
    const { environment, feed, land, push, link, subscriptions } = setUp()
    land([first], 10)
    feed.start()
    await push(14)
    environment.mock.reject(subscriptions()[0]!, new Problem('BROKEN', ''))
    expect(link.getSnapshot().state).toBe('reconnecting')
    await jest.advanceTimersByTimeAsync(31_000)
    expect(subscriptions().map(({ request }) => request.variables.since)).toEqual([14])
  })

  test('is not replaced after the session ended', async () => {
    const { environment, feed, push, subscriptions } = setUp()
    feed.start()
    await push(1)
    environment.mock.reject(subscriptions()[0]!, new Problem('UNAUTHENTICATED', ''))
    await jest.advanceTimersByTimeAsync(300_000)
    expect(subscriptions()).toEqual([])
  })
})

describe('resync', () => {
  test('reads the queue again, and is not Live until that is done', async () => {
    const { feed, land, push, link, rereads, answerReread, inStore, moved } = setUp()
    land([first], 10)
    feed.start()
    await push(10)
    await push(90, [], [], true)
    expect(rereads()).toHaveLength(1)
    expect(link.getSnapshot().state).toBe('reconnecting')
    await answerReread([second, third], 90)
    expect(inStore()).toEqual([second.id, third.id])
    expect(link.getSnapshot().state).toBe('live')
    expect(moved.at(-1)).toEqual({
      changedIds: [],
      removed: [],
      changedLineIds: [],
      personIds: [],
      isAll: true,
      isCatalogue: true,
      isCompliance: true,
      isHandover: true,
    })
  })

  test('is retried when it fails, and the pill never shows Live meanwhile', async () => {
    const { environment, feed, land, push, link, rereads, answerReread } = setUp()
    land([first], 10)
    feed.start()
    await push(90, [], [], true)
    environment.mock.reject(rereads()[0]!, new Problem('OFFLINE', ''))
    await settle()
    link.heardHeartbeat()
    expect(link.getSnapshot().state).toBe('reconnecting')
    await jest.advanceTimersByTimeAsync(2_000)
    await answerReread([second], 90)
    expect(link.getSnapshot().state).toBe('live')
  })

  test('after a reconnect nothing is read again unless the server asks for it', async () => {
    const { feed, land, push, link, rereads } = setUp()
    land([first], 10)
    feed.start()
    await push(10)
    link.socketLost()
    await push(12, [second])
    expect(rereads()).toHaveLength(0)
  })
})

describe('the fallback poll', () => {
  test('polls every ten seconds, only while there is no socket', async () => {
    const { feed, land, push, link, isPolling, answerPoll } = setUp()
    land([first], 10)
    feed.start()
    await push(10)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(isPolling()).toBe(false)
    link.socketLost()
    await jest.advanceTimersByTimeAsync(2_500)
    expect(isPolling()).toBe(true)
    await answerPoll(10)
    expect(link.getSnapshot().state).toBe('polling')
    await jest.advanceTimersByTimeAsync(9_900)
    expect(isPolling()).toBe(false)
    await jest.advanceTimersByTimeAsync(200)
    expect(isPolling()).toBe(true)
    await answerPoll(10)
    await push(10)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(isPolling()).toBe(false)
    expect(link.getSnapshot().state).toBe('stale')
  })

  test('reads no calls when the version is unchanged', async () => {
    const { feed, land, isPolling, answerPoll, rereads } = setUp()
    land([first], 10)
    feed.start()
    await jest.advanceTimersByTimeAsync(2_500)
    expect(isPolling()).toBe(true)
    await answerPoll(10)
    expect(rereads()).toHaveLength(0)
  })

  test('reads the queue again when the version changed, and only then counts as checked', async () => {
    const { feed, land, link, answerPoll, rereads, answerReread, inStore } = setUp()
    land([first], 10)
    feed.start()
    await jest.advanceTimersByTimeAsync(2_500)
    await answerPoll(11)
    expect(rereads()).toHaveLength(1)
    expect(rereads()[0]!.request.cacheConfig?.metadata).toEqual({ background: true })
    expect(link.getSnapshot().state).toBe('reconnecting')
    await answerReread([first, second], 11)
    expect(inStore()).toEqual([first.id, second.id])
    expect(link.getSnapshot().state).toBe('polling')
  })

  test('continues after a failure, and after half a minute the pill shows since when', async () => {
    const { feed, land, link, isPolling, failPoll } = setUp()
    land([first], 10)
    feed.start()
    await jest.advanceTimersByTimeAsync(2_500)
    await failPoll()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(isPolling()).toBe(true)
    await failPoll()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(link.getSnapshot().state).toBe('stale')
  })

  test('polls at once when the browser is online again', async () => {
    const { feed, land, link, push, isPolling } = setUp()
    land([first], 10)
    feed.start()
    await push(10)
    link.socketLost()
    dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(0)
    expect(isPolling()).toBe(true)
  })
})

test('does nothing after it is stopped', async () => {
  const { feed, land, link, isPolling, subscriptions } = setUp()
  land([first], 10)
  feed.start()
  feed.stop()
  link.socketLost()
  await jest.advanceTimersByTimeAsync(120_000)
  expect(isPolling()).toBe(false)
  expect(subscriptions()).toEqual([])
})
