import fc from 'fast-check'
import { dueMoment, minutesBetween, showMinutes, waitingTone } from './waiting'

const since = '2026-03-10T12:00:00.000Z'

describe('how long a call has waited', () => {
  test.each([
    ['2026-03-10T12:00:00.000Z', 0],
    ['2026-03-10T12:00:59.999Z', 0],
    ['2026-03-10T12:01:00.000Z', 1],
    ['2026-03-10T13:30:30.000Z', 90],
    ['2026-03-11T12:00:00.000Z', 1440],
  ])('counts whole minutes: at %s %i', (now, minutes) => {
    expect(minutesBetween(since, new Date(now))).toBe(minutes)
  })

  test.each(['2026-03-10T11:59:59.999Z', '2026-03-10T00:00:00.000Z'])(
    'a clock that runs behind never makes it negative: at %s',
    (now) => {
      expect(minutesBetween(since, new Date(now))).toBe(0)
    },
  )

  test('it grows by one for each minute, whatever the moment', () => {
    const moments = fc.date({ min: new Date(since), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (now) => {
        expect(minutesBetween(since, new Date(now.getTime() + 60_000))).toBe(minutesBetween(since, now) + 1)
      }),
    )
  })

  test.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h 00 min'],
    [65, '1 h 05 min'],
    [1439, '23 h 59 min'],
    [1440, '1 d 0 h'],
    [3105, '2 d 3 h'],
  ])('%i minutes read "%s"', (minutes, text) => {
    expect(showMinutes(minutes)).toBe(text)
  })
})

describe('how a wait reads against its target (rules 10.4)', () => {
  test.each([
    [30, 0, 'calm'],
    [30, 19, 'calm'],
    [30, 20, 'near'],
    [30, 29, 'near'],
    [30, 30, 'late'],
    [30, 600, 'late'],
    [120, 79, 'calm'],
    [120, 80, 'near'],
    [120, 119, 'near'],
    [120, 120, 'late'],
    [1, 0, 'calm'],
    [1, 1, 'late'],
    [null, 100_000, 'calm'],
  ] as const)('with a target of %s, after %i minutes it is %s', (target, minutes, tone) => {
    expect(waitingTone(target, minutes)).toBe(tone)
  })
})

describe('the moment on a card (rules 3.1)', () => {
  const created = '2026-03-01T08:00:00.000Z'
  const due = '2026-03-10T04:00:00.000Z'
  test.each([
    ['a scheduled follow-up on hold', { aliveAt: due, statusName: 'On Hold', lineCheck: true }, due],
    ['a follow-up that is no line check', { aliveAt: due, statusName: 'On Hold', lineCheck: false }, due],
    ['a follow-up that was taken off hold', { aliveAt: due, statusName: 'Normal', lineCheck: true }, due],
    ['a line check on hold', { aliveAt: created, statusName: 'On Hold', lineCheck: true }, created],
    ['a line check that someone asked for', { aliveAt: created, statusName: 'Normal', lineCheck: true }, null],
    ['a call on hold', { aliveAt: created, statusName: 'On Hold', lineCheck: false }, null],
    ['a Stat call', { aliveAt: created, statusName: 'Stat', lineCheck: false }, null],
  ])('%s', (_, call, expected) => expect(dueMoment({ createdAt: created, ...call })).toBe(expected))
})
