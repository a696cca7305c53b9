import { jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import MatchingLinesQuery, {
  type MatchingLinesQuery as Query,
} from '../calls/call/line/__generated__/MatchingLinesQuery.graphql'
import QueuePageQuery from '../calls/queue/__generated__/QueuePageQuery.graphql'
import { Problem } from '../relay/problem'
import { fakeFeed } from '../test/fakes/fakeFeed'
import { aCall, queueAnswer, type ACall } from '../test/queuePage'
import { renderWithRelay } from '../test/renderWithRelay'
import { happening } from '../test/settled'
import { useFreshLines } from './useFreshLines'

type Shown = { lineIds?: readonly string[]; isHeld?: boolean }

const show = (shown: Shown = {}) => {
  const feed = fakeFeed()
  let set = (_next: Shown) => {}
  const Screen = feed.around(() => {
    const [now, setNow] = useState(shown)
    set = setNow
    useFreshLines<Query>(MatchingLinesQuery, { id: 'call' }, now)
    return null
  })
  const page = renderWithRelay(<Screen />)
  return {
    ...page,
    becomes: (next: Shown) => act(() => set(next)),
    tell: async (...movement: Parameters<typeof feed.tell>) => {
      await feed.tell(...movement)
      await happening(async () => jest.advanceTimersByTime(200))
    },
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('a change of a shown line is read; a change of another line is not', async () => {
  const { tell, asked } = show({ lineIds: ['mine'] })
  await tell({ changedLineIds: ['other'] })
  expect(asked()).toEqual([])
  await tell({ changedLineIds: ['other', 'mine'] })
  expect(asked()).toEqual(['MatchingLinesQuery'])
})

test('a list is read again for a change of any line, and for no other change', async () => {
  const { tell, asked } = show()
  await tell({ changedIds: ['a call'], isCatalogue: true })
  expect(asked()).toEqual([])
  await tell({ changedLineIds: ['other'] })
  expect(asked()).toHaveLength(1)
})

test('a change of a call is a change of its line', async () => {
  const { environment, tell, asked } = show({ lineIds: ['mine'] })
  const [ours, theirs] = [{ ...aCall(1), line: { id: 'mine', name: 'L arm' } } as never as ACall, aCall(2)]
  environment.commitPayload(
    createOperationDescriptor(getRequest(QueuePageQuery), {}),
    queueAnswer([ours, theirs]).data as never,
  )
  await tell({ changedIds: [theirs.id] })
  expect(asked()).toEqual([])
  await tell({ changedIds: [ours.id] })
  expect(asked()).toHaveLength(1)
})

test('reads again when changes were missed', async () => {
  const { tell, asked } = show({ lineIds: ['mine'] })
  await tell({ isAll: true })
  expect(asked()).toHaveLength(1)
})

test('waits while the list is held, and then reads only once', async () => {
  const { tell, asked, becomes } = show({ isHeld: true })
  await tell({ changedLineIds: ['one'] })
  await tell({ changedLineIds: ['two'] })
  expect(asked()).toEqual([])
  becomes({ isHeld: false })
  expect(asked()).toEqual(['MatchingLinesQuery'])
  becomes({ isHeld: true })
  becomes({ isHeld: false })
  expect(asked()).toHaveLength(1)
})

test('a failed read is retried; a refused one is not, until the next change', async () => {
  const { tell, asked, fail } = show()
  await tell({ changedLineIds: ['one'] })
  await fail(new Problem('UNAVAILABLE', ''))
  expect(asked()).toEqual([])
  await happening(async () => jest.advanceTimersByTime(60_000))
  expect(asked()).toEqual(['MatchingLinesQuery'])
  await fail(new Problem('FORBIDDEN', ''))
  await happening(async () => jest.advanceTimersByTime(600_000))
  expect(asked()).toEqual([])
  await tell({ changedLineIds: ['one'] })
  expect(asked()).toEqual(['MatchingLinesQuery'])
})
