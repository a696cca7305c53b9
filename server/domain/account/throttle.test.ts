import { tooManyTries, tryDelayMs } from './throttle'

test.each([
  [{ account: 9, origin: 49 }, 0, null],
  [{ account: 10, origin: 10 }, 100, null],
  [{ account: 3, origin: 50 }, 100, null],
  [{ account: 14, origin: 14 }, 1600, null],
  [{ account: 15, origin: 15 }, 3200, 'TOO_MANY_TRIES'],
  [{ account: 0, origin: 55 }, 3200, 'TOO_MANY_TRIES'],
])('after %j failed tries a try waits %i ms and is refused with %s (rules 2.6)', (failed, delay, code) => {
  expect(tryDelayMs(failed)).toBe(delay)
  expect(tooManyTries(failed)?.code ?? null).toBe(code)
})
