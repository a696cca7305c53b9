import { checkInput } from '../kernel/input/input'
import { comingInWords, nextInWords, type ComingChecks } from './coming'
import { clearLineChecksInput, lineCheckIntervalInput, lineCheckTimeInput, lineTypeInput } from './input'
import { wrongCheckPurpose } from './rules'
import { passesLists, withoutDoubles, wrongNewType } from './types'

const purposeId = '5b0f6a6e-6d0c-4a53-9d0e-3d1c6d1f7a10'

describe('which types of lines are checked (rules 4.6)', () => {
  test.each([
    ['an empty whitelist names all types', ['SL PICC'], [], [], true],
    ['… and lines without a type', [], [], [], true],
    ['a whitelist names those that are checked', ['SL PICC'], ['SL PICC', 'ML'], [], true],
    ['… one of several types will do', ['ML', 'CVL'], ['CVL'], [], true],
    ['… and no others', ['CVL'], ['SL PICC', 'ML'], [], false],
    ['… nor lines without a type', [], ['SL PICC'], [], false],
    ['a blacklist excludes', ['ML'], [], ['ML'], false],
    ['… whatever the whitelist says', ['ML'], ['ML'], ['ML'], false],
    ['… and one of several types is enough', ['SL PICC', 'ML'], ['SL PICC'], ['ML'], false],
    ['… but not lines without a type', [], [], ['ML'], true],
    ['capitals and blanks around make no difference', ['sl picc'], [' SL Picc '], [], true],
    ['… in the blacklist as well', ['Ml'], [], ['mL'], false],
    ['a part of a type is not the type', ['SL PICC'], ['PICC'], [], false],
  ])('%s', (_what, types, whitelist, blacklist, passes) => {
    expect(passesLists(types, { whitelist, blacklist })).toBe(passes)
  })

  test('a list holds each type once, as it was written first', () => {
    expect(withoutDoubles(['ML', 'SL PICC', 'ml', 'PG'])).toEqual(['ML', 'SL PICC', 'PG'])
  })

  test('a type that a list has is not added again', () => {
    expect(wrongNewType(['ML', 'SL PICC'], ' sl picc')).toEqual([{ field: 'type', message: 'Is in this list already' }])
    expect(wrongNewType(['ML', 'SL PICC'], 'PICC')).toEqual([])
  })

  test.each([
    ['', 'Required'],
    ['  ', 'Required'],
    ['x'.repeat(201), 'Must be at most 200 characters'],
  ])('a new type %j is refused', (type, message) => {
    expect(checkInput(lineTypeInput, { type }).refusal?.fields).toEqual([{ field: 'type', message }])
  })
})

describe('what is asked of an interval (calls, section 5)', () => {
  const asked = { intervalAmount: 4, intervalUnits: 'hours', purposeId, whitelist: [' SL PICC '], blacklist: [] }

  test('a whole number of minutes or hours will do, also as a text, and lists may be left out', () => {
    expect(checkInput(lineCheckIntervalInput, asked).value).toEqual({ ...asked, whitelist: ['SL PICC'] })
    expect(
      checkInput(lineCheckIntervalInput, { intervalAmount: '45', intervalUnits: 'minutes', purposeId, blacklist: null })
        .value,
    ).toMatchObject({ intervalAmount: 45, whitelist: [], blacklist: [] })
    expect(checkInput(lineCheckIntervalInput, { ...asked, intervalAmount: 744 }).refusal).toBeNull()
    expect(
      checkInput(lineCheckIntervalInput, { ...asked, intervalAmount: 44_640, intervalUnits: 'minutes' }).refusal,
    ).toBeNull()
  })

  test.each([
    ['no value', { intervalAmount: undefined }, { intervalAmount: 'Required' }],
    ['a blank value', { intervalAmount: ' ' }, { intervalAmount: 'Required' }],
    ['zero', { intervalAmount: 0 }, { intervalAmount: 'Must be 1 or more' }],
    ['a negative value', { intervalAmount: -4 }, { intervalAmount: 'Must be 1 or more' }],
    ['a fraction', { intervalAmount: 1.5 }, { intervalAmount: 'Must be a whole number' }],
    ['a fraction as a text', { intervalAmount: '1.5' }, { intervalAmount: 'Must be a whole number' }],
    ['words', { intervalAmount: 'four' }, { intervalAmount: 'Must be a whole number' }],
    ['an object', { intervalAmount: { value: 4 } }, { intervalAmount: 'Must be a whole number' }],
    ['more than 31 days in hours', { intervalAmount: 745 }, { intervalAmount: 'Must be at most 744' }],
    [
      'more than 31 days in minutes',
      { intervalAmount: 44_641, intervalUnits: 'minutes' },
      { intervalAmount: 'Must be at most 44640' },
    ],
    ['an absurd value', { intervalAmount: 1e300 }, { intervalAmount: 'Must be at most 744' }],
    ['no units', { intervalUnits: '' }, { intervalUnits: 'Required' }],
    ['unknown units', { intervalUnits: 'days' }, { intervalUnits: 'Must be one of minutes, hours' }],
    ['units that are no text', { intervalUnits: 7 }, { intervalUnits: 'Must be one of minutes, hours' }],
    ['no purpose', { purposeId: undefined }, { purposeId: 'Required' }],
    ['a purpose that cannot exist', { purposeId: 'x' }, { purposeId: 'Does not exist' }],
    ['a blank type', { whitelist: ['ML', ' '] }, { 'whitelist[1]': 'Required' }],
    ['a type that is too long', { blacklist: ['x'.repeat(201)] }, { 'blacklist[0]': 'Must be at most 200 characters' }],
    ['a type that is no text', { blacklist: [true] }, { 'blacklist[0]': 'Must be text' }],
    ['a list that is none', { whitelist: 'ML' }, { whitelist: 'Must be a list' }],
    [
      'everything wrong',
      { intervalAmount: 0, intervalUnits: 'days', purposeId: '', whitelist: [''], blacklist: 7 },
      {
        intervalAmount: 'Must be 1 or more',
        intervalUnits: 'Must be one of minutes, hours',
        purposeId: 'Required',
        'whitelist[0]': 'Required',
        blacklist: 'Must be a list',
      },
    ],
  ])('%s is refused at its field', (_what, wrong, fields) => {
    const { refusal } = checkInput(lineCheckIntervalInput, { ...asked, ...wrong })
    expect(Object.fromEntries(refusal!.fields.map(({ field, message }) => [field, message]))).toEqual(fields)
  })
})

describe('what is asked of a time (calls, section 5)', () => {
  const asked = {
    localHours: 7,
    localMinutes: 30,
    isAM: true,
    enabledDays: [1, 5],
    purposeId,
    whitelist: [],
    blacklist: [],
  }

  test('an hour of twelve and a minute will do, also as texts', () => {
    expect(checkInput(lineCheckTimeInput, asked).value).toEqual(asked)
    expect(checkInput(lineCheckTimeInput, { ...asked, localHours: '12', localMinutes: '00' }).value).toMatchObject({
      localHours: 12,
      localMinutes: 0,
    })
  })

  test.each([
    ['25:61', { localHours: 25, localMinutes: 61 }, { localHours: 'Must be a time', localMinutes: 'Must be a time' }],
    ['13 PM', { localHours: 13 }, { localHours: 'Must be a time' }],
    ['an hour before midnight', { localHours: -1 }, { localHours: 'Must be a time' }],
    ['half an hour as a fraction', { localHours: 7.5 }, { localHours: 'Must be a time' }],
    [
      'words',
      { localHours: 'seven', localMinutes: 'half' },
      { localHours: 'Must be a time', localMinutes: 'Must be a time' },
    ],
    ['no time', { localHours: null, localMinutes: '' }, { localHours: 'Required', localMinutes: 'Required' }],
    ['neither AM nor PM', { isAM: null }, { isAM: 'Required' }],
    ['AM as a text', { isAM: 'AM' }, { isAM: 'Must be true or false' }],
    ['no weekday', { enabledDays: [] }, { enabledDays: 'Choose at least one day' }],
    ['weekdays left out', { enabledDays: undefined }, { enabledDays: 'Choose at least one day' }],
    ['an eighth day', { enabledDays: [1, 8] }, { 'enabledDays[1]': 'Must be a day from 1 (Monday) to 7 (Sunday)' }],
    ['a day of none', { enabledDays: [0] }, { 'enabledDays[0]': 'Must be a day from 1 (Monday) to 7 (Sunday)' }],
    ['days by name', { enabledDays: ['Monday'] }, { 'enabledDays[0]': 'Must be a day from 1 (Monday) to 7 (Sunday)' }],
    ['days that are no list', { enabledDays: 'weekdays' }, { enabledDays: 'Must be a list' }],
    ['no purpose', { purposeId: '' }, { purposeId: 'Required' }],
  ])('%s is refused at its field', (_what, wrong, fields) => {
    const { refusal } = checkInput(lineCheckTimeInput, { ...asked, ...wrong })
    expect(Object.fromEntries(refusal!.fields.map(({ field, message }) => [field, message]))).toEqual(fields)
  })

  test('clearing asks for nothing', () => {
    expect(checkInput(clearLineChecksInput, undefined).refusal).toBeNull()
  })
})

test('the purpose of line checks is one that may be chosen, and that needs no name for each call', () => {
  expect(wrongCheckPurpose(null)).toEqual([{ field: 'purposeId', message: 'Does not exist' }])
  expect(wrongCheckPurpose({ name: 'Custom' })).toEqual([
    { field: 'purposeId', message: 'Each call with Custom is named by hand, so line checks need another purpose' },
  ])
  expect(wrongCheckPurpose({ name: 'Dressing Change' })).toEqual([])
})

describe('what happens next, in words', () => {
  // A Tuesday, 10:00 in New York.
  const now = new Date('2026-03-10T14:00:00Z')
  const of = (at: string, lines = 132, timeZone = 'America/New_York'): ComingChecks => ({
    timeZone,
    at: new Date(at),
    lines,
  })

  test.each([
    [of('2026-03-16T11:00:00Z'), 'Monday 07:00 in New York, 132 lines'],
    [of('2026-03-10T18:30:00Z'), 'today 14:30 in New York, 132 lines'],
    [of('2026-03-11T03:59:00Z'), 'today 23:59 in New York, 132 lines'],
    [of('2026-03-11T04:00:00Z'), 'Wednesday 00:00 in New York, 132 lines'],
    [of('2026-03-17T11:00:00Z'), 'Tuesday 17 March 07:00 in New York, 132 lines'],
    [of('2026-03-12T14:00:00Z', 1, 'America/Phoenix'), 'Thursday 07:00 in Phoenix, 1 line'],
    [of('2026-03-12T09:30:00Z', 0, 'America/St_Johns'), 'Thursday 07:00 in St Johns, no lines'],
    [of('2026-03-12T10:00:00Z', 2, 'America/Argentina/Buenos_Aires'), 'Thursday 07:00 in Buenos Aires, 2 lines'],
    [of('2026-03-12T07:00:00Z', 3, 'UTC'), 'Thursday 07:00 UTC, 3 lines without a room'],
  ])('%j: %s', (coming, says) => {
    expect(comingInWords(coming, now)).toBe(says)
  })

  test('one sentence tells of each zone, or why nothing happens', () => {
    const time = { type: 'time', hour: 7, minute: 0, enabledDays: [1] } as const
    expect(
      nextInWords(time, false, [of('2026-03-16T11:00:00Z'), of('2026-03-16T12:00:00Z', 12, 'America/Chicago')], now),
    ).toBe('Next: Monday 07:00 in New York, 132 lines; Monday 07:00 in Chicago, 12 lines')
    expect(nextInWords({ type: 'none' }, false, [], now)).toBe('No line checks are scheduled')
    expect(nextInWords(time, true, [of('2026-03-16T11:00:00Z')], now)).toBe(
      'No line checks are made, because their purpose was deleted. Choose another',
    )
    expect(nextInWords(time, false, [], now)).toBe(
      'No line checks are made, because there is no facility and no open line',
    )
  })
})
