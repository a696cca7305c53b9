import { act, screen } from '@testing-library/react'
import { pressKey } from '../../test/pressKey'
import { aCall, cardTitles, main, north, openQueue, provider, uuid } from '../../test/queuePage'

const calls = [
  aCall(1, { purpose: 'In Main', facility: main }),
  aCall(2, { purpose: 'In North', facility: north }),
  aCall(3, { purpose: 'Without a room', facility: null, roomDescription: 'Lobby' }),
]

const key = `patency.queueFilter.${uuid(21)}.${provider.databaseId}`
const open = () => screen.getByRole('button', { name: /All facilities|^Facilities$/ })
const box = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => localStorage.clear())

test('all facilities are shown at first, and the address says nothing', async () => {
  const { router } = await openQueue(calls)
  expect(cardTitles()).toEqual(['In Main', 'In North', 'Without a room'])
  expect(router.state.location.search).toBe('')
})

test('several can be chosen; chips show them, the URL has them, and they are remembered', async () => {
  const { user, router } = await openQueue(calls)
  await user.click(open())
  await user.click(box('North Campus'))
  expect(cardTitles()).toEqual(['In North', 'Without a room'])
  expect(screen.getByRole('button', { name: 'Remove North Campus' })).toBeTruthy()
  expect(router.state.location.search).toBe(`?queueFilter=${north.databaseId}`)
  await user.click(box('Main Hospital'))
  expect(cardTitles()).toEqual(['In Main', 'In North', 'Without a room'])
  expect(new URLSearchParams(router.state.location.search).get('queueFilter')).toBe(
    `${main.databaseId},${north.databaseId}`,
  )
  expect(localStorage.getItem(key)).toBe(`${main.databaseId},${north.databaseId}`)
})

test('choosing is no step in the history', async () => {
  const { user, router } = await openQueue(calls)
  await user.click(open())
  await user.click(box('North Campus'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('the remembered selection is there at the next visit, also in the address', async () => {
  localStorage.setItem(key, north.databaseId)
  const { router } = await openQueue(calls)
  expect(cardTitles()).toEqual(['In North', 'Without a room'])
  expect(router.state.location.search).toBe(`?queueFilter=${north.databaseId}`)
})

test('another person’s memory, or that of another provider, is not this one’s', async () => {
  localStorage.setItem(`patency.queueFilter.${uuid(99)}.${provider.databaseId}`, north.databaseId)
  localStorage.setItem(`patency.queueFilter.${uuid(21)}.${uuid(99)}`, north.databaseId)
  await openQueue(calls)
  expect(cardTitles()).toEqual(['In Main', 'In North', 'Without a room'])
})

test('the address wins over the memory, and is remembered in turn', async () => {
  localStorage.setItem(key, north.databaseId)
  await openQueue(calls, { at: `/calls/queue?queueFilter=${main.databaseId}` })
  expect(cardTitles()).toEqual(['In Main', 'Without a room'])
  expect(localStorage.getItem(key)).toBe(main.databaseId)
})

test('ids that are unknown are ignored', async () => {
  await openQueue(calls, { at: `/calls/queue?queueFilter=${uuid(77)},nonsense,${main.databaseId}` })
  expect(cardTitles()).toEqual(['In Main', 'Without a room'])
})

test('an address of unknown ids alone filters nothing', async () => {
  await openQueue(calls, { at: '/calls/queue?queueFilter=nonsense' })
  expect(cardTitles()).toEqual(['In Main', 'In North', 'Without a room'])
})

test('a chip takes its facility away; without any, all are shown and nothing is remembered', async () => {
  const { user, router } = await openQueue(calls, { at: `/calls/queue?queueFilter=${main.databaseId}` })
  await user.click(screen.getByRole('button', { name: 'Remove Main Hospital' }))
  expect(cardTitles()).toHaveLength(3)
  expect(router.state.location.search).toBe('')
  expect(localStorage.getItem(key)).toBeNull()
})

test('no calls in the chosen facilities: says so, with a button that shows all', async () => {
  const { user } = await openQueue([aCall(1, { facility: main })], {
    at: `/calls/queue?queueFilter=${north.databaseId}`,
  })
  expect(screen.getByText('No calls in the chosen facilities.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Show all facilities' })[0]!)
  expect(cardTitles()).toEqual(['PICC Insertion'])
})

test('a call that moves to another facility leaves the list with that reason', async () => {
  const { push } = await openQueue(calls, { at: `/calls/queue?queueFilter=${main.databaseId}` })
  await push([aCall(1, { purpose: 'In Main', facility: north })])
  expect(screen.getByText('Moved to another facility')).toBeTruthy()
})

test('with a single facility there is nothing to choose', async () => {
  await openQueue(calls.slice(0, 1), { facilities: [main] })
  expect(screen.queryByRole('group', { name: 'Facility filter' })).toBeNull()
})

test('the key f opens the filter, and Escape closes it and gives the focus back', async () => {
  const { user } = await openQueue(calls)
  await pressKey('f')
  expect(box('Main Hospital')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement).toBe(open())
})

test('the filter works where the browser refuses to remember', async () => {
  const getItem = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied')
    },
  })
  try {
    const { user } = await openQueue(calls)
    await user.click(open())
    await user.click(box('North Campus'))
    expect(cardTitles()).toEqual(['In North', 'Without a room'])
  } finally {
    act(() => void Object.defineProperty(globalThis, 'localStorage', getItem))
  }
})
