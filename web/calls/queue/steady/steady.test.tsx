import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { aCall, cardTitles, openQueue } from '../../../test/queuePage'
import { asWanted, nextShown, waitingChanges, type Wanted } from './steady'

const ids = (shown: readonly { id: string; hasLeft: boolean }[]) =>
  shown.map(({ id, hasLeft }) => (hasLeft ? `(${id})` : id)).join(' ')
const normal = (...names: string[]): Wanted[] => names.map((id) => ({ id, group: 'normal' }))

describe('what the list shows next', () => {
  const before = asWanted(normal('a', 'b', 'c'))

  test('is what is wanted, while no hand is on it', () => {
    expect(ids(nextShown(before, normal('x', 'a', 'c', 'b'), false))).toBe('x a c b')
  })

  test('keeps a card that left in its place, grey', () => {
    expect(ids(nextShown(before, normal('a', 'c'), false))).toBe('a (b) c')
    expect(ids(nextShown(before, normal('b', 'c'), false))).toBe('(a) b c')
    expect(ids(nextShown(before, normal(), false))).toBe('(a) (b) (c)')
  })

  test('stands still under the hand: what is new waits, what left goes grey', () => {
    const held = nextShown(before, normal('x', 'c', 'a'), true)
    expect(ids(held)).toBe('a (b) c')
    expect(waitingChanges(held, normal('x', 'c', 'a'))).toEqual({ count: 2, newStat: 0 })
  })

  test('a card that comes back is whole again', () => {
    expect(ids(nextShown(nextShown(before, normal('a', 'c'), true), normal('a', 'b', 'c'), true))).toBe('a b c')
  })

  test('counts new Stat calls apart', () => {
    expect(waitingChanges(before, [{ id: 's', group: 'stat' }, ...normal('a', 'b', 'c')])).toEqual({
      count: 1,
      newStat: 1,
    })
  })
})

describe('under the hand', () => {
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

  test('a pointer that rests holds nothing: after five seconds the list is true again', async () => {
    const { push } = await openQueue([first])
    hold()
    await push([newStat])
    act(() => jest.advanceTimersByTime(5_000))
    expect(cardTitles()).toEqual(['Difficult IV', 'Declot'])
  })

  test('while the keyboard is in the list it stands still, too', async () => {
    const { push } = await openQueue([first])
    act(() => screen.getByRole('link', { name: 'Declot' }).focus())
    await push([newStat])
    expect(cardTitles()).toEqual(['Declot'])
    act(() => screen.getByRole('link', { name: 'Declot' }).blur())
    expect(cardTitles()).toEqual(['Difficult IV', 'Declot'])
  })
})
