import { sayFollowUp } from './followUpWords'

test.each([
  [{ days: 7, none: null }, true, 'Closing schedules a follow-up in 7 days.'],
  [{ days: 1, none: null }, true, 'Closing schedules a follow-up tomorrow.'],
  [{ days: 3, none: null }, false, 'Closing schedules a follow-up in 3 days, without a line.'],
  [
    { days: 3, none: 'FACILITY' },
    true,
    'Closing schedules no follow-up: Main Hospital has none. The line is due again in 3 days.',
  ],
  [{ days: null, none: 'FACILITY' }, false, 'Closing schedules no follow-up: Main Hospital has none.'],
  [{ days: null, none: 'ENDS' }, true, 'Closing schedules no follow-up: a selected option ends follow-ups.'],
  [{ days: null, none: 'LINE_CLOSED' }, true, 'Closing schedules no follow-up: the line is closed.'],
  [
    { days: null, none: 'NO_LINE' },
    false,
    'Closing schedules no follow-up: the call has no line. Enter the MRN, or set the number of days.',
  ],
  [{ days: null, none: 'NOTHING_ASKS' }, false, 'Closing schedules no follow-up: no selected procedure asks for one.'],
] as const)('%j, with a line: %s', (plan, hasLine, words) => {
  expect(sayFollowUp(plan, { facilityName: 'Main Hospital', hasLine })).toBe(words)
})

test('an invalid number of days is an error at its field, not here', () => {
  expect(sayFollowUp({ days: Number.NaN, none: null }, { facilityName: null, hasLine: true })).toBeNull()
})
