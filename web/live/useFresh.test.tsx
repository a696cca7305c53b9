import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import MatchingLinesQuery, {
  type MatchingLinesQuery as Query,
} from '../calls/call/line/__generated__/MatchingLinesQuery.graphql'
import { Problem, type ProblemCode } from '../relay/problem'
import { LivePill } from '../shell/header/LivePill'
import { fakeFeed } from '../test/fakes/fakeFeed'
import { renderWithRelay } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import { useFresh, type Fresh } from './useFresh'

const query = MatchingLinesQuery
const answer = { data: { node: null } }

/** A part of a page that shows something of one line, under the live pill. */
const show = (options: Partial<Fresh<Query>> = {}) => {
  const feed = fakeFeed()
  const reads: Query['response'][] = []
  const Part = feed.around(() => {
    useFresh<Query>({
      query,
      variables: { id: 'call' },
      concerns: ({ changedLineIds }) => changedLineIds.includes('mine'),
      onRead: (read) => reads.push(read),
      ...options,
    })
    return <LivePill />
  })
  const page = renderWithRelay(<Part />)
  act(() => page.link.heardPush())
  const passes = (ms: number) =>
    happening(async () => {
      // The socket stays alive meanwhile.
      for (let left = ms; left > 0; left -= 10_000) {
        await jest.advanceTimersByTimeAsync(Math.min(left, 10_000))
        page.link.heardHeartbeat()
      }
    })
  return {
    ...page,
    reads,
    passes,
    changes: () => feed.tell({ changedLineIds: ['mine'] }),
    isAsked: () => page.asked().length,
    /** The read that is in flight succeeds; another may start when it ends. */
    succeed: () =>
      happening(async () => {
        const operation = createOperationDescriptor(getRequest(query), { id: 'call' })
        page.environment.mock.nextValue(operation, answer as never)
        page.environment.mock.complete(operation)
      }),
    fails: (code: ProblemCode = 'UNAVAILABLE') => page.fail(new Problem(code, '')),
  }
}
const pill = () => screen.getByRole('status').textContent

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 2, 11) })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('a change that concerns the page is read; what is read quickly says nothing', async () => {
  const page = show()
  await page.changes()
  expect(page.isAsked()).toBe(1)
  expect(pill()).toBe('Live')
  await page.succeed()
  expect(page.reads).toHaveLength(1)
  await page.passes(60_000)
  expect([page.isAsked(), pill()]).toEqual([0, 'Live'])
})

test('a read that fails is tried again, and the pill says since when the page is out of date until one succeeds', async () => {
  const page = show()
  await page.passes(49_000)
  await page.changes()
  await page.fails()
  expect(pill()).toBe('Not updated since 14:03:00')
  await page.passes(1_000)
  expect(page.isAsked()).toBe(1)
  await page.fails('OFFLINE')
  await page.passes(2_000)
  expect(page.isAsked()).toBe(1)
  expect(pill()).toBe('Not updated since 14:03:00')
  await page.succeed()
  expect(pill()).toBe('Live')
})

test('a slow read is reported, too', async () => {
  const page = show()
  await page.changes()
  await page.passes(5_000)
  expect(pill()).toBe('Not updated since 14:02:11')
  await page.succeed()
  expect(pill()).toBe('Live')
})

const giveUp = async (page: ReturnType<typeof show>) => {
  await page.changes()
  let reads = 0
  while (page.isAsked() > 0) {
    reads += 1
    await page.fails()
    await page.passes(30_000)
  }
  return reads
}

test('retries end, and the person can start again', async () => {
  const page = show()
  expect(await giveUp(page)).toBe(9)
  await page.passes(600_000)
  expect(page.isAsked()).toBe(0)
  expect(pill()).toBe('Not updated since 14:02:11')
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await page.passes(1)
  expect(page.isAsked()).toBe(1)
  await page.succeed()
  expect(pill()).toBe('Live')
})

test.each<[string, (page: ReturnType<typeof show>) => void]>([
  ['the browser is back on the network', () => void dispatchEvent(new Event('online'))],
  ['someone looks at the page again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['the socket is back', ({ link }) => (link.socketLost(), link.heardPush())],
])('what was given up begins anew when %s', async (_what, happens) => {
  const page = show()
  await giveUp(page)
  act(() => {
    happens(page)
  })
  await page.passes(1)
  expect(page.isAsked()).toBe(1)
})

test.each<ProblemCode>(['FORBIDDEN', 'VALIDATION', 'NOT_FOUND', 'UNAUTHENTICATED', 'ACCOUNT_LOCKED'])(
  'a read that is refused with %s is not repeated, until there is another change',
  async (code) => {
    const page = show({ everyMs: 30_000 })
    await page.changes()
    await page.fails(code)
    await page.passes(600_000)
    dispatchEvent(new Event('online'))
    await page.passes(1)
    expect(page.isAsked()).toBe(0)
    expect(pill()).toBe('Not updated since 14:02:11')
    await page.changes()
    expect(page.isAsked()).toBe(1)
  },
)

test('a change during a read cancels it, and only the later answer arrives', async () => {
  const page = show()
  await page.changes()
  const [first] = page.environment.mock.getAllOperations()
  await page.changes()
  expect(page.isAsked()).toBe(1)
  expect(page.environment.mock.getAllOperations()[0]).not.toBe(first)
  await page.succeed()
  expect(page.reads).toHaveLength(1)
})

test('under a stream of changes one read comes through, and the last change is read', async () => {
  const page = show()
  for (let change = 0; change < 5; change += 1) await page.changes()
  await page.succeed()
  expect(page.reads).toHaveLength(1)
  expect(page.isAsked()).toBe(1)
  await page.succeed()
  expect(page.reads).toHaveLength(2)
  expect(page.isAsked()).toBe(0)
})

test('several changes in a row are one read', async () => {
  const page = show({ settleMs: 150 })
  for (let change = 0; change < 4; change += 1) {
    await page.changes()
    await page.passes(40)
  }
  expect(page.isAsked()).toBe(1)
  await page.succeed()
  await page.passes(1_000)
  expect(page.reads).toHaveLength(1)
})

describe('what no feed tells of', () => {
  test('is read again and again, one read at a time', async () => {
    const page = show({ everyMs: 30_000 })
    await page.passes(90_000)
    expect(page.isAsked()).toBe(1)
    await page.succeed()
    expect(page.isAsked()).toBe(0)
    await page.passes(30_000)
    expect(page.isAsked()).toBe(1)
  })

  test('is out of date since it was last read', async () => {
    const page = show({ everyMs: 30_000 })
    await page.passes(30_000)
    await page.succeed()
    await page.passes(30_000)
    await page.fails('OFFLINE')
    expect(pill()).toBe('Not updated since 14:02:41')
    await page.passes(2_000)
    await page.succeed()
    expect(pill()).toBe('Live')
  })
})

test('a page that is left takes its word off the pill, and asks no more', async () => {
  const page = show()
  const rest = renderWithRelay(<LivePill />, { link: page.link })
  await page.changes()
  await page.fails()
  expect(rest.container.textContent).toBe('Not updated since 14:02:11')
  page.unmount()
  expect(rest.container.textContent).toBe('Live')
  await happening(async () => jest.advanceTimersByTimeAsync(60_000))
  expect(page.isAsked()).toBe(0)
})
