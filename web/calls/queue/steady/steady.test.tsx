import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { aCall, cardTitles, openQueue } from '../../../test/queuePage'
import { asShown, nextShown, waitingChanges, type QueueCard } from './steady'

const ids = (shown: readonly { id: string; hasLeft: boolean }[]) =>
  shown.map(({ id, hasLeft }) => (hasLeft ? `(${id})` : id)).join(' ')
const normal = (...names: string[]): QueueCard[] => names.map((id) => ({ id, group: 'normal' }))

describe('what the list shows next', () => {
  const before = asShown(normal('a', 'b', 'c'))

  test('is the current queue, while the list is not held', () => {
    expect(ids(nextShown(before, normal('x', 'a', 'c', 'b'), false))).toBe('x a c b')
  })

  test('keeps a card that left in its place, in gray', () => {
    expect(ids(nextShown(before, normal('a', 'c'), false))).toBe('a (b) c')
    expect(ids(nextShown(before, normal('b', 'c'), false))).toBe('(a) b c')
    expect(ids(nextShown(before, normal(), false))).toBe('(a) (b) (c)')
  })

  test('does not move while held: new cards wait, cards that left turn gray', () => {
    const held = nextShown(before, normal('x', 'c', 'a'), true)
    expect(ids(held)).toBe('a (b) c')
    expect(waitingChanges(held, normal('x', 'c', 'a'))).toEqual({ count: 2, newStat: 0 })
  })

  test('a card that comes back is no longer gray', () => {
    expect(ids(nextShown(nextShown(before, normal('a', 'c'), true), normal('a', 'b', 'c'), true))).toBe('a b c')
  })

  test('counts new Stat calls separately', () => {
    expect(waitingChanges(before, [{ id: 's', group: 'stat' }, ...normal('a', 'b', 'c')])).toEqual({
      count: 1,
      newStat: 1,
    })
  })
})

describe('while the list is held', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })

  afterEach(() => jest.useRealTimers())

  const first = aCall(1, { purpose: 'Declot' })
  const newStat = aCall(2, { purpose: 'Difficult IV', status: 'Stat' })
  // jsdom has no PointerEvent, so the pointer type would be lost.
  const hold = () => {
    const event = Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType: 'mouse' })
    fireEvent(screen.getAllByRole('article')[0]!, event)
  }

  test('cards do not jump; a chip says how many changes wait, and applies them', async () => {
    const { push } = await openQueue([first])
    hold()
    await push([newStat])
    expect(cardTitles()).toEqual(['Declot'])
    fireEvent.click(screen.getByRole('button', { name: 'Show new Stat call' }))
    expect(cardTitles()).toEqual(['Difficult IV', 'Declot'])
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  })

  test('cards change in place all the same', async () => {
    const { push } = await openQueue([first])
    hold()
    await push([aCall(1, { purpose: 'Declot', contact: 'RN Kelly' })])
    expect(screen.getByText('RN Kelly')).toBeTruthy()
  })

  test('a pointer at rest releases the list after five seconds', async () => {
    const { push } = await openQueue([first])
    hold()
    await push([newStat])
    act(() => jest.advanceTimersByTime(5_000))
    expect(cardTitles()).toEqual(['Difficult IV', 'Declot'])
  })

  test('keyboard focus in the list holds it, too', async () => {
    const { push } = await openQueue([first])
    act(() => screen.getByRole('link', { name: 'Declot' }).focus())
    await push([newStat])
    expect(cardTitles()).toEqual(['Declot'])
    act(() => screen.getByRole('link', { name: 'Declot' }).blur())
    expect(cardTitles()).toEqual(['Difficult IV', 'Declot'])
  })
})
