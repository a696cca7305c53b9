import { joinsAt, showWorkingHours, wrongHours, type WorkingHours } from './workingHours'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const weekdays = [1, 2, 3, 4, 5]
const clinic = (
  workingFrom: string | null,
  workingTo: string | null,
  workingDays = everyDay,
  timeZone = 'America/Denver',
) => ({
  timeZone,
  workingFrom,
  workingTo,
  workingDays,
})
const at = (text: string): Date => new Date(text)

describe('rules 3.11b: when what is due joins the queue', () => {
  // Denver is seven hours behind UTC until March 8, 2026, then six.
  test.each([
    ['during the hours', '2026-03-04T16:00:00Z', '2026-03-04T16:00:00Z'],
    ['at their beginning', '2026-03-04T14:00:00Z', '2026-03-04T14:00:00Z'],
    ['a minute before', '2026-03-04T13:59:00Z', '2026-03-04T14:00:00Z'],
    ['at their end, which is not in them', '2026-03-05T01:00:00Z', '2026-03-05T14:00:00Z'],
    ['at 22:27', '2026-03-05T05:27:00Z', '2026-03-05T14:00:00Z'],
    ['on Friday night', '2026-03-07T05:27:00Z', '2026-03-09T13:00:00Z'],
    ['at the beginning of a Sunday', '2026-03-08T07:00:00Z', '2026-03-09T13:00:00Z'],
  ])('%s', (_when, due, joins) => {
    expect(joinsAt(clinic('07:00', '18:00', weekdays), at(due))).toEqual(at(joins))
  })

  test('without a facility, or without hours, it joins when it is due', () => {
    const due = at('2026-03-05T05:27:00Z')
    expect(joinsAt(null, due)).toBe(due)
    expect(joinsAt(clinic(null, null, [1]), due)).toBe(due)
  })

  test('hours until 24:00 end with the day, and one working day in a week is waited for', () => {
    expect(joinsAt(clinic('12:00', '24:00', [3]), at('2026-03-05T06:59:00Z'))).toEqual(at('2026-03-05T06:59:00Z'))
    expect(joinsAt(clinic('12:00', '24:00', [3]), at('2026-03-05T07:00:00Z'))).toEqual(at('2026-03-11T18:00:00Z'))
  })

  test('a beginning that the clocks skip is the next minute that they show', () => {
    expect(joinsAt(clinic('02:30', '18:00'), at('2026-03-08T07:00:00Z'))).toEqual(at('2026-03-08T09:00:00Z'))
  })
})

/** Minute by minute, by the clocks that the platform shows. */
const firstWorkingMinute = (
  { timeZone, workingFrom, workingTo, workingDays }: WorkingHours & { timeZone: string },
  due: Date,
): Date => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  for (let moment = due.getTime(); ; moment += 60_000) {
    const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
    const time = `${parts.hour}:${parts.minute}`
    if (workingDays.includes(names.indexOf(parts.weekday!) + 1) && time >= workingFrom! && time < workingTo!)
      return new Date(moment)
  }
}

test.each(['America/Denver', 'America/Phoenix', 'America/St_Johns', 'America/Chicago'])(
  'rules 3.11b: in %s, over both changes of the clocks, it is the first minute at which the facility works',
  (timeZone) => {
    for (const [index, day] of ['2026-03-06', '2026-03-07', '2026-10-30', '2026-10-31', '2026-07-15'].entries())
      for (const [from, to, days] of [
        ['07:00', '18:00', everyDay],
        ['06:15', '23:45', weekdays],
        ['00:00', '24:00', [2, 4]],
      ] as const) {
        const facility = { timeZone, workingFrom: from, workingTo: to, workingDays: days }
        const due = new Date(Date.parse(`${day}T00:00:00Z`) + (index * 397 + 1_231) * 60_000)
        expect({ day, from, joins: joinsAt(facility, due) }).toEqual({
          day,
          from,
          joins: firstWorkingMinute(facility, due),
        })
      }
  },
)

test('both times or none, and the end after the beginning', () => {
  expect(wrongHours(clinic(null, null))).toEqual([])
  expect(wrongHours(clinic('07:00', '24:00'))).toEqual([])
  expect(wrongHours(clinic(null, '18:00'))).toEqual([{ field: 'workingFrom', message: 'Required' }])
  expect(wrongHours(clinic('07:00', null))).toEqual([{ field: 'workingTo', message: 'Required' }])
  for (const to of ['07:00', '06:59'])
    expect(wrongHours(clinic('07:00', to))).toEqual([
      { field: 'workingTo', message: 'Must be later than the beginning' },
    ])
})

test.each([
  [everyDay, '07:00 to 18:00, every day'],
  [weekdays, '07:00 to 18:00, Monday to Friday'],
  [[6, 7], '07:00 to 18:00, Saturday, Sunday'],
  [[5, 1, 3], '07:00 to 18:00, Monday, Wednesday, Friday'],
])('the hours on %j in words', (days, words) => {
  expect(showWorkingHours(clinic('07:00', '18:00', days))).toBe(words)
})

test('always is no hours', () => expect(showWorkingHours(clinic(null, null))).toBeNull())
