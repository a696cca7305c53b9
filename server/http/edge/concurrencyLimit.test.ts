import { jest } from '@jest/globals'
import { concurrencyLimit } from './concurrencyLimit'

/** Starts work for a caller; which of it has begun, and how each is ended. */
const open = (points = 3) => {
  let at = 0
  const turn = concurrencyLimit(points, 4, () => at)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const refused: string[] = []
  const start = (caller: string, name: string, points = 1): void => {
    void turn(caller, points).then((leave) => {
      if (!leave) return void refused.push(name)
      begun.push(name)
      ends.set(name, leave)
    })
  }
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const end = async (name: string): Promise<void> => {
    ends.get(name)!()
    await settle()
  }
  const pass = (ms: number): void => {
    at += ms
    jest.advanceTimersByTime(ms)
  }
  return { start, begun, refused, end, settle, pass }
}

test('so many requests of one caller run at once; the others begin in their order as these end', async () => {
  const { start, begun, end, settle } = open()
  for (const name of ['a', 'b', 'c', 'd', 'e']) start('rosa', name)
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('a')
  expect(begun.at(-1)).toBe('e')
})

test('no one waits for the requests of someone else', async () => {
  const { start, begun, settle } = open()
  for (const name of ['a', 'b', 'c', 'd']) start('greedy', name)
  start('rosa', 'hers')
  await settle()
  expect(begun).toEqual(['a', 'b', 'c', 'hers'])
})

test('what counts for much runs one at a time, with one small request beside it, and nothing overtakes', async () => {
  const { start, begun, end, settle } = open(10)
  start('rosa', 'small')
  start('rosa', 'large', 50)
  start('rosa', 'larger', 80)
  start('rosa', 'later')
  await settle()
  expect(begun).toEqual(['small', 'large'])
  await end('small')
  expect(begun).toEqual(['small', 'large'])
  await end('large')
  expect(begun).toEqual(['small', 'large', 'larger', 'later'])
})

test('so many may wait, and no more', async () => {
  const { start, begun, refused, settle } = open()
  for (let n = 0; n < 9; n += 1) start('rosa', String(n))
  await settle()
  expect([begun.length, refused]).toEqual([3, ['7', '8']])
})

describe('whoever sends many large requests at once', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }))
  afterEach(() => void jest.useRealTimers())

  test('rests after each of them for three times as long as it took', async () => {
    const { start, begun, end, settle, pass } = open()
    for (const name of ['a', 'b', 'c', 'd']) start('program', name, 2)
    await settle()
    expect(begun).toEqual(['a'])
    pass(100)
    await end('a')
    pass(299)
    await settle()
    expect(begun).toEqual(['a'])
    pass(1)
    await settle()
    expect(begun).toEqual(['a', 'b'])
  })

  test('does not rest where only as many wait as a person sends', async () => {
    const { start, begun, end, settle, pass } = open()
    for (const name of ['a', 'b', 'c']) start('rosa', name, 2)
    await settle()
    pass(100)
    await end('a')
    expect(begun).toEqual(['a', 'b'])
  })
})
