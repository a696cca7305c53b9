import { canRunJobNow, titleOfJob } from './jobs'
import { isLastAttempt, mostAttempts, waitAfterMs } from './retry'

test('a job that failed waits twice as long each time, at most half an hour, and its run is given up after six tries (rules 11.2)', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempt) => waitAfterMs(attempt) / 1_000)).toEqual([30, 60, 120, 240, 480, 960])
  expect([7, 12, 1_000].map((attempt) => waitAfterMs(attempt) / 60_000)).toEqual([30, 30, 30])
  expect([1, 5, 6, 7].map(isLastAttempt)).toEqual([false, false, true, true])
  expect(mostAttempts).toBe(6)
})

test('a job is called by its title, one of another version by its name', () => {
  expect(titleOfJob('checkLines')).toBe('Line checks')
  expect(titleOfJob('countSheep')).toBe('countSheep')
  expect(titleOfJob('toString')).toBe('toString')
})

test('what has nothing scheduled cannot be run now (rules 11.3)', () => {
  expect(canRunJobNow({ dueAt: null })).toMatchObject({ code: 'NOT_SCHEDULED' })
  expect(canRunJobNow({ dueAt: new Date() })).toBeNull()
})
