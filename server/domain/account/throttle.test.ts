import { mostCounted, tooManyTries, tryDelayMs, type FailedTries } from './throttle'

const none: FailedTries = { own: 0, account: 0, address: 0, all: 0 }

test.each([
  [{ own: 9 }, 0, null],
  [{ own: 10 }, 100, null],
  [{ own: 14 }, 1_600, null],
  [{ own: 15 }, 3_200, 'TOO_MANY_TRIES'],
  [{ account: 50 }, 0, null],
  [{ account: 51 }, 100, null],
  [{ account: 1_000 }, 5_000, null],
  [{ address: 60 }, 1_000, null],
  [{ address: 1_000_000 }, 5_000, null],
  [{ all: 1_000 }, 0, null],
  [{ all: 1_010, address: 55 }, 1_000, null],
  [{ own: 12, account: 51 }, 400, null],
])('after %j failed tries a try waits %i ms and is refused with %s (rules 2.6)', (some, delay, code) => {
  const failed = { ...none, ...some }
  expect(tryDelayMs(failed)).toBe(delay)
  expect(tooManyTries(failed)?.code ?? null).toBe(code)
})

test('more tries than are counted change nothing', () => {
  for (const [of, most] of Object.entries(mostCounted)) {
    const [counted, more] = [
      { ...none, [of]: most },
      { ...none, [of]: 10 * most },
    ]
    expect([tryDelayMs(more), tooManyTries(more)]).toEqual([tryDelayMs(counted), tooManyTries(counted)])
  }
})
