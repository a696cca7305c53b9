import { createPace } from './pace'

/** A clock that moves as work is done, and an event loop whose turns are counted. */
const stage = () => {
  let at = 0
  let turns = 0
  const order: string[] = []
  const inSlices = createPace({
    now: () => at,
    nextTurn: (then) => {
      setImmediate(() => {
        turns += 1
        order.push('a turn for others')
        then()
      })
    },
  })
  /** Completes a list, whose entries each take a while. */
  const complete = async (name: string, entries: number, ms: number): Promise<number[]> =>
    Promise.all(
      inSlices(Array.from({ length: entries }, (_, n) => n)).map(async (entry) => {
        const n = await entry
        at += ms
        order.push(`${name} ${n}`)
        return n
      }),
    )
  return { complete, turns: () => turns, order }
}

test('entries come in their order, and others have a turn after each two milliseconds', async () => {
  const { complete, turns, order } = stage()
  expect(await complete('a', 6, 1)).toEqual([0, 1, 2, 3, 4, 5])
  expect(turns()).toBeGreaterThanOrEqual(3)
  expect(order).toEqual([
    'a turn for others',
    'a 0',
    'a 1',
    'a turn for others',
    'a 2',
    'a 3',
    'a turn for others',
    'a 4',
    'a 5',
  ])
})

test('two documents share the slices', async () => {
  const { complete, turns, order } = stage()
  await Promise.all([complete('a', 10, 1), complete('b', 10, 1)])
  expect(turns()).toBeGreaterThanOrEqual(6)
  const longest = order
    .join()
    .split('a turn for others')
    .map((slice) => slice.split(/[ab] /).length - 1)
  expect(Math.max(...longest)).toBeLessThanOrEqual(4)
})

test('a list of what takes no time is complete within a turn', async () => {
  const { complete, turns } = stage()
  expect(await complete('a', 1_000, 0)).toHaveLength(1_000)
  expect(turns()).toBeLessThanOrEqual(1)
})
