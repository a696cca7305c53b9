import { sayFollowUp } from './followUpWords'

// Saturday, 22:27 in Denver.
const now = new Date('2026-03-08T05:27:00Z')
const always = { workingFrom: null, workingTo: null, workingDays: [1, 2, 3, 4, 5, 6, 7] }
const hospital = { name: 'Main Hospital', timeZone: 'America/Denver', ...always }
const clinic = { ...hospital, name: 'Clinic', workingFrom: '07:00', workingTo: '18:00', workingDays: [1, 2, 3, 4, 5] }

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
  expect(sayFollowUp(plan, { facility: hospital, hasLine, now })).toBe(words)
})

test('an invalid number of days is an error at its field, not here', () => {
  expect(sayFollowUp({ days: Number.NaN, none: null }, { facility: null, hasLine: true, now })).toBeNull()
})

test.each([
  [1, 'Closing schedules a follow-up tomorrow. It joins the queue Monday 03/09 07:00, in the working hours of Clinic.'],
  [
    3,
    'Closing schedules a follow-up in 3 days. It joins the queue Wednesday 03/11 07:00, in the working hours of Clinic.',
  ],
])('rules 3.11b: a facility that does not work when it is due, %i days later', (days, words) => {
  expect(sayFollowUp({ days, none: null }, { facility: clinic, hasLine: true, now })).toBe(words)
})
