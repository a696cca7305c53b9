import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { happening } from '../../../test/settled'
import { paletteScan } from '../../../ui/keys/shortcuts'
import { pressKey, scan } from '../../../test/pressKey'
import {
  aCall,
  ben,
  card,
  cardTitles,
  lineCheck,
  main,
  north,
  openQueue,
  rosa,
  shownGroups,
  tomas,
  uuid,
  work,
} from '../../../test/queuePage'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 2, 11) })
  localStorage.clear()
})

afterEach(() => jest.useRealTimers())

const at = new Date(2026, 10, 21, 13, 0).toISOString()

const calls = [
  aCall(1, { purpose: 'Difficult IV', status: 'Stat', createdAt: at }),
  aCall(2, { purpose: 'PICC Insertion', createdAt: at, assignedTo: ben, workOrders: [work(ben, 'Lead', at)] }),
  aCall(12, { purpose: 'Declot', createdAt: at, contact: 'RN Merriweather', preComments: 'Merriweather, Joan' }),
  aCall(4, { purpose: 'Blood Draw', status: 'On Hold', createdAt: at }),
  aCall(5, { purpose: lineCheck, status: 'On Hold', createdAt: at, facility: north }),
]

const search = () => screen.getByRole('searchbox', { name: 'Search the queue' })
const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d+ calls?$`) })
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true'
const pass = (ms: number) => happening(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const type = (text: string) => fireEvent.change(search(), { target: { value: text } })

describe('the search (rules 10.11)', () => {
  test.each([
    ['4b12', ['Declot']],
    ['4B-12', ['Declot']],
    ['blood', ['Blood Draw']],
    ['carter', ['PICC Insertion']],
    ['', ['Difficult IV', 'PICC Insertion', 'Declot', 'Blood Draw', 'Daily Line Check']],
  ])('%j finds %j, as it is typed', async (text, expected) => {
    await openQueue(calls)
    type('x')
    type(text)
    expect(cardTitles()).toEqual(expected)
  })

  test.each(['%', '😀', 'Merriweather'])('%s finds nothing and says so; the address does not hold it', async (text) => {
    const { user, router } = await openQueue(calls)
    type('4b12')
    await pass(500)
    expect(router.state.location.search).toBe('?search=4b12')
    type(text)
    await pass(500)
    expect(screen.getByText(`No call matches “${text}”.`)).toBeTruthy()
    expect(router.state.location.search).toBe('')
    expect(search()).toHaveProperty('value', text)
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!)
    expect(cardTitles()).toHaveLength(5)
  })

  test('what only the chips hide is not reported as missing, and is one press away', async () => {
    const { user } = await openQueue(calls, { at: '/calls/queue?show=stat,unassigned&search=blood' })
    expect(screen.getByText('No call matches “blood” among Stat, Unassigned.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Search all calls' }))
    expect(cardTitles()).toEqual(['Blood Draw'])
  })

  test('the key / focuses it, Enter goes to the first call that was found, Escape clears it', async () => {
    const { user } = await openQueue(calls)
    await pressKey('/')
    await user.keyboard('blood')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Blood Draw' }))
    await user.click(search())
    await user.keyboard('{Escape}')
    expect(search()).toHaveProperty('value', '')
    expect(cardTitles()).toHaveLength(5)
  })

  test('a scan in it opens the palette, and what was searched before stays (rules 10.13c)', async () => {
    await openQueue(calls)
    act(() => search().focus())
    type('blood')
    await scan('4439227')
    expect(paletteScan.get()).toBe('4439227')
    expect(search()).toHaveProperty('value', 'blood')
    expect(cardTitles()).toEqual(['Blood Draw'])
  })

  test('the address brings it, beside the facilities, and a step in the history changes it', async () => {
    const { router } = await openQueue(calls, { at: `/calls/queue?queueFilter=${main.databaseId}&search=declot` })
    expect(search()).toHaveProperty('value', 'declot')
    expect(cardTitles()).toEqual(['Declot'])
    await act(() => router.navigate('/calls/queue?search=blood'))
    expect(search()).toHaveProperty('value', 'blood')
    expect(cardTitles()).toEqual(['Blood Draw'])
  })

  test('does not render the cards that stay', async () => {
    await openQueue(calls)
    const before = card('Declot')
    const rendered = jest.fn()
    const observer = new MutationObserver(rendered)
    observer.observe(before, { subtree: true, childList: true, attributes: true, characterData: true })
    type('d')
    type('de')
    type('dec')
    await pass(0)
    expect(card('Declot')).toBe(before)
    expect(rendered).not.toHaveBeenCalled()
    observer.disconnect()
  })
})

describe('the chips (rules 10.11)', () => {
  test('count what the facilities leave, and follow', async () => {
    const { push } = await openQueue(calls)
    const counts = () =>
      within(screen.getByRole('group', { name: 'Show only' }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'))
    expect(counts()).toEqual([
      'Stat 1 call',
      'Normal 2 calls',
      'On Hold 1 call',
      'Line checks 1 call',
      'Mine 0 calls',
      'Unassigned 4 calls',
    ])
    await push([aCall(7, { status: 'Stat' })])
    expect(counts()[0]).toBe('Stat 2 calls')
  })

  test('with a choice of facilities they count only those', async () => {
    await openQueue(calls, { at: `/calls/queue?queueFilter=${north.databaseId}` })
    expect([chip('Stat').textContent, chip('Line checks').textContent]).toEqual(['Stat0', 'Line checks1'])
  })

  test('a tap filters, a second tap clears, and the address follows', async () => {
    const { user, router } = await openQueue(calls, { at: `/calls/queue?queueFilter=${main.databaseId}` })
    await user.click(chip('On Hold'))
    expect(shownGroups()).toEqual([{ heading: 'On Hold1', cards: ['Blood Draw'] }])
    expect(isPressed('On Hold')).toBe(true)
    expect(new URLSearchParams(router.state.location.search).get('show')).toBe('onHold')
    expect(new URLSearchParams(router.state.location.search).get('queueFilter')).toBe(main.databaseId)
    await user.click(chip('On Hold'))
    expect(cardTitles()).toHaveLength(4)
    expect(new URLSearchParams(router.state.location.search).get('show')).toBeNull()
  })

  test('groups add up; Unassigned narrows them; Mine replaces Unassigned', async () => {
    const { user } = await openQueue(calls)
    await user.click(chip('Normal'))
    await user.click(chip('On Hold'))
    expect(cardTitles()).toEqual(['PICC Insertion', 'Declot', 'Blood Draw'])
    await user.click(chip('Unassigned'))
    expect(cardTitles()).toEqual(['Declot', 'Blood Draw'])
    await user.click(chip('Mine'))
    expect([isPressed('Mine'), isPressed('Unassigned')]).toEqual([true, false])
    expect(screen.getByText('No calls match the filter.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all calls' }))
    expect(cardTitles()).toHaveLength(5)
  })

  test('people who do not work on calls have no Mine', async () => {
    await openQueue(calls, { canSeeLists: false })
    expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull()
  })

  test('a screen reader hears the result once, after the last change', async () => {
    const { user, push } = await openQueue(calls)
    const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
    await user.click(chip('Stat'))
    await user.click(chip('Normal'))
    expect(said()).not.toContain('3 of 5 calls')
    await pass(1_000)
    expect(said()).toContain('3 of 5 calls')
    await push([aCall(8, { purpose: 'Midline' })])
    await pass(1_000)
    expect(said()).toContain('3 of 5 calls')
  })

  test('never hide an unclaimed Stat call without saying so, with a way to it', async () => {
    const { user, push } = await openQueue(calls.slice(1))
    await user.click(chip('Normal'))
    expect(screen.getByText('2 of 4 calls')).toBeTruthy()
    await push([calls[0]!])
    expect(screen.getByText('1 Stat is hidden by the filter')).toBeTruthy()
    await pass(1_000)
    expect(screen.queryAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '2 of 5 calls. 1 Stat is hidden by the filter',
    )
    await user.click(screen.getByRole('button', { name: 'Show it' }))
    expect(cardTitles()[0]).toBe('Difficult IV')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Show only' }))
  })

  test('a Stat call that someone has is not reported as hidden', async () => {
    const { user } = await openQueue([aCall(1, { status: 'Stat', assignedTo: ben }), aCall(2)])
    await user.click(chip('Normal'))
    expect(screen.queryByText(/hidden by the filter/)).toBeNull()
    expect(screen.getByText('1 of 2 calls')).toBeTruthy()
  })

  test.each([
    ['unassigned', 'Unassigned', { assignedTo: tomas }, 'Taken by Tomás Lindqvist'],
    ['a group', 'Normal', { status: 'Stat' }, 'Now Stat'],
  ])('a card that the filter no longer shows, by %s, says why', async (_, name, change, words) => {
    const { user, push } = await openQueue(calls)
    await user.click(chip(name))
    await push([aCall(12, { purpose: 'Declot', createdAt: at, ...change })])
    expect(card('Declot').querySelector('.left')!.textContent).toBe(words)
  })
})

describe('my call (rules 10.11)', () => {
  const pinned = () => screen.queryByRole('region', { name: 'My call' })
  const mine = aCall(12, { purpose: 'Declot', createdAt: at, assignedTo: rosa, workOrders: [work(rosa, 'Lead', at)] })

  test('is pinned above the groups, whatever the filter, and leads to the call', async () => {
    const { user } = await openQueue([mine, aCall(2)])
    expect(pinned()!.textContent).toContain('My call Declot · 4B-12 Main Hospital')
    expect(within(pinned()!).getByRole('link').getAttribute('href')).toBe(`/calls/${uuid(12)}`)
    await user.click(chip('Stat'))
    expect(pinned()).toBeTruthy()
    await user.click(chip('Stat'))
    await user.click(chip('Mine'))
    expect(cardTitles()).toEqual(['Declot'])
  })

  test('comes first, before those that I assist; no one else sees it', async () => {
    const assisted = aCall(3, {
      purpose: 'Midline',
      createdAt: at,
      assignedTo: ben,
      workOrders: [work(ben, 'Lead', at), work(rosa, 'Assisting', at)],
    })
    const { unmount } = await openQueue([assisted, mine])
    expect(
      within(pinned()!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent.slice(0, 8)),
    ).toEqual(['My call ', 'I assist'])
    unmount()
    await openQueue([assisted, mine], { userId: uuid(99) })
    expect(pinned()).toBeNull()
  })

  test('appears and leaves by itself, and says who took it', async () => {
    const { push } = await openQueue([aCall(12, { purpose: 'Declot', createdAt: at })])
    expect(pinned()).toBeNull()
    await push([mine])
    expect(pinned()!.textContent).toContain('Declot')
    await push([aCall(12, { purpose: 'Declot', createdAt: at, assignedTo: ben })], [], { version: 12 })
    expect(pinned()!.textContent).toContain('Taken by Ben Carter')
    await pass(3_000)
    expect(pinned()).toBeNull()
  })

  test('does not move the cards while someone uses the list', async () => {
    const { push } = await openQueue([aCall(12, { purpose: 'Declot', createdAt: at })])
    act(() => screen.getByRole('link', { name: 'Declot' }).focus())
    await push([mine])
    expect(pinned()).toBeNull()
    act(() => screen.getByRole('link', { name: 'Declot' }).blur())
    expect(pinned()).toBeTruthy()
  })
})

describe('the dense list (rules 10.10)', () => {
  const layout = (name: string) => screen.getByRole('button', { name })

  test('has one row for each call in the same groups, and is remembered on this device', async () => {
    const { user, push, unmount } = await openQueue(calls)
    await user.click(layout('List'))
    expect(localStorage.getItem('patency.queueLayout')).toBe('list')
    expect(shownGroups().map(({ heading }) => heading)).toEqual(['Stat1', 'Normal2', 'On Hold1', 'Line checks1'])
    const row = card('PICC Insertion')
    expect(row.dataset.class).toBe('assigned')
    expect(row.textContent).toBe('PICC Insertion4B-2 · Main Hospital1 h 02 minin progressAssignedBen Carter (Online)')
    expect(card('Declot').textContent).toContain('RN Merriweather')
    expect(card('Declot').textContent).not.toContain('Joan')
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/calls/${uuid(2)}`)
    await push([], [{ ...calls[1]!, reason: 'COMPLETED', by: 'Ben Carter' }])
    expect(card('PICC Insertion').textContent).toContain('Completed by Ben Carter')
    unmount()
    await openQueue(calls)
    expect(layout('List').getAttribute('aria-pressed')).toBe('true')
    await pressKey('v')
    expect(localStorage.getItem('patency.queueLayout')).toBeNull()
    expect(screen.getByLabelText('Pre-Procedure Notes')).toBeTruthy()
  })
})

test('a scheduled follow-up says when it was due, not when it was created (rules 3.1)', async () => {
  const created = new Date(2026, 9, 30, 9, 0).toISOString()
  await openQueue([
    aCall(1, { purpose: lineCheck, status: 'On Hold', createdAt: created, aliveAt: at }),
    aCall(2, {
      purpose: 'Dressing Change',
      status: 'On Hold',
      createdAt: created,
      aliveAt: new Date(2026, 10, 20, 23, 52).toISOString(),
    }),
    aCall(3, { purpose: 'Declot', status: 'On Hold', createdAt: created }),
  ])
  const moment = (title: string) => card(title).querySelector('.created')!.textContent
  expect([moment('Daily Line Check'), moment('Dressing Change'), moment('Declot')]).toEqual([
    'due 13:00',
    'due Nov 20, 23:52',
    'Oct 30, 09:00',
  ])
})
