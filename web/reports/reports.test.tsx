import { screen, within } from '@testing-library/react'
import { Problem } from '../relay/problem'
import { fill } from '../test/fill'
import { expectErrors } from '../test/complaints'
import { addressNow } from '../test/callList'
import { uuid } from '../test/queuePage'
import { shellProvider, signedIn, type App } from '../test/renderApp'

beforeEach(() => {
  sessionStorage.clear()
})

/** The report at the address, for somebody who may see it. */
const openReport = (at: string, may = true): Promise<App> =>
  signedIn(at, { provider: { ...shellProvider, databaseId: uuid(1), viewerCanSeeReports: may } })

const march = {
  ...{ __typename: 'ReportDays', start: '2026-03-01', end: '2026-03-31', timeZone: 'America/New_York' },
  asOf: null,
  until: null,
}
const answerOf = (reports: object) => ({ data: { provider: { id: 'provider', name: 'Riverside Health', reports } } })

const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
const rangeAsked = async (app: App, query: string) => (await app.lastVariables(query))!.range as object
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Reports' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

const performance = answerOf({
  performance: {
    range: march,
    procedures: [
      { databaseId: 'p1', name: 'Insertion' },
      { databaseId: 'p2', name: 'Education' },
    ],
    users: [
      {
        userDatabaseId: 'u1',
        fullName: 'Rosa Alvarez',
        total: 1204,
        procedures: [{ databaseId: 'p1', count: 1204 }],
      },
      { userDatabaseId: 'u2', fullName: 'Ben Carter', total: 0, procedures: [{ databaseId: 'p2', count: 3 }] },
    ],
  },
})

test('rules 7.6: a report begins at today, and the range is in the address and goes with the links to other reports', async () => {
  const app = await openReport('/reports/performance')
  expect(await rangeAsked(app, 'PerformancePageQuery')).toEqual({ preset: 'TODAY' })
  await app.answer('PerformancePageQuery', performance)
  expect(tabs()[2]).toBe('/reports/performance')
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last month')
  expect(await rangeAsked(app, 'PerformancePageQuery')).toEqual({ preset: 'LAST_MONTH' })
  expect(addressNow()).toBe('/reports/performance?range=last-month')
  expect(tabs()).toEqual([
    '/reports?range=last-month',
    '/reports/committee?range=last-month',
    '/reports/performance?range=last-month',
    '/reports/responsetime?range=last-month',
    '/reports/worklog?range=last-month',
    '/reports/demand?range=last-month',
    '/reports/insertions?range=last-month',
    '/reports/lines?range=last-month',
    '/reports/removals?range=last-month',
    '/reports/infections?range=last-month',
    '/reports/calls?range=last-month',
    '/reports/compliance?range=last-month',
  ])
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    `/api/v0/providers/${uuid(1)}/reports/performance-report.csv?preset=LAST_MONTH`,
  )
})

test('the days and their zone stand above the figures; zero is 0', async () => {
  const app = await openReport('/reports/performance?start=2026-03-01&end=2026-03-31')
  expect(await rangeAsked(app, 'PerformancePageQuery')).toEqual({ start: '2026-03-01', end: '2026-03-31' })
  await app.answer('PerformancePageQuery', performance)
  expect(screen.getByText(/^03\/01\/2026 to 03\/31\/2026, 31 days · America\/New York/)).toBeTruthy()
  expect(cells()).toEqual([
    ['Clinician', 'Insertion', 'Education', 'Total'],
    ['Rosa Alvarez', '1,204', '0', '1,204'],
    ['Ben Carter', '0', '3', '0'],
  ])
})

test('rules 7.6: typed days are checked before they are asked for', async () => {
  const app = await openReport('/reports/performance')
  await app.answer('PerformancePageQuery', performance)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Other days…')
  const [from, to] = [screen.getByRole('textbox', { name: 'From' }), screen.getByRole('textbox', { name: 'To' })]
  await fill(from, '03/02/2026')
  await fill(to, '02/31/2026')
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('Must be a date (YYYY-MM-DD)')).toBeTruthy()
  await fill(to, '03/01/2026')
  await app.user.keyboard('{Enter}')
  expect(await screen.findByText('The end cannot be before the start')).toBeTruthy()
  expect(addressNow()).toBe('/reports/performance')
  await fill(to, '03/05/2026')
  await app.user.keyboard('{Enter}')
  expect(await rangeAsked(app, 'PerformancePageQuery')).toEqual({ start: '2026-03-02', end: '2026-03-05' })
  expect(addressNow()).toBe('/reports/performance?start=2026-03-02&end=2026-03-05')
})

const waits = {
  databaseId: 'f1' as string | null,
  name: 'Main Hospital',
  averageMinutes: 12.25,
  minMinutes: 0,
  maxMinutes: 70,
  totalCount: 4,
  medianMinutes: 11,
  p90Minutes: 60,
  withinTargetPercent: 75,
  overTargetCount: 1,
  escalatedCount: 1,
}
const times = (rows: object[]) =>
  answerOf({ responseTime: { range: march, total: rows.length > 0 ? { ...waits, databaseId: null } : null, rows } })
const choices = answerOf({
  callChoices: {
    hospitals: [
      { databaseId: uuid(7), name: 'Main Hospital' },
      { databaseId: uuid(8), name: 'North Campus' },
    ],
    purposes: [{ databaseId: uuid(9), name: 'Difficult IV' }],
    rooms: [{ name: 'ED-3' }, { name: '4B-12' }, { name: 'ED-4' }],
  },
})

test('response times: clinicians, facilities, units, hours or months, each with its file; nothing is –', async () => {
  const app = await openReport('/reports/responsetime?range=this-year')
  expect(await app.lastVariables('ResponseTimePageQuery')).toMatchObject({ by: 'CLINICIANS' })
  await app.answer('ResponseTimePageQuery', times([]))
  expect(screen.getByText('No calls that were started were completed in this range.')).toBeTruthy()
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'Facilities')
  expect(await app.lastVariables('ResponseTimePageQuery')).toMatchObject({ by: 'FACILITIES' })
  await app.answer('ResponseTimePageQuery', times([waits]))
  expect(addressNow()).toBe('/reports/responsetime?range=this-year&by=facilities')
  expect(cells()[1]).toEqual(['Main Hospital', '12.3', '0.0', '70.0', '4', '11.0', '60.0', '75.0', '1', '1'])
  expect(screen.getByText(/4 calls .*: median 11.0 minutes, 90th percentile 60.0, 75.0% within target/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    /\/facility-report\.csv\?preset=THIS_YEAR$/,
  )
})

test('rules 7.2: how long Stats waited in the ED at night is asked in one address, which its file has too', async () => {
  const app = await openReport('/reports/responsetime?range=last-quarter')
  await app.answer('ResponseTimePageQuery', times([waits]))
  await app.answer('CallsFiltersQuery', choices)
  // One need is no choice.
  expect(screen.queryByRole('combobox', { name: 'Need' })).toBeNull()
  for (const [label, option] of [
    ['Status', 'Stat'],
    ['Unit', 'ED'],
    ['Facility', 'North Campus'],
  ] as const) {
    await app.user.selectOptions(screen.getByRole('combobox', { name: label }), option)
    await app.answer('ResponseTimePageQuery', times([waits]))
  }
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Hours' }), 'Nights')
  expect(await app.lastVariables('ResponseTimePageQuery')).toEqual({
    ...{ range: { preset: 'LAST_QUARTER' }, by: 'CLINICIANS', startTime: '19:00', endTime: '07:00' },
    ...{ earlier: { preset: 'LAST_QUARTER', earlier: null }, isCompared: false },
    ...{ status: 'Stat', facilityId: uuid(8), unit: 'ED', purposeId: null },
  })
  await app.answer('ResponseTimePageQuery', times([waits]))
  expect(addressNow()).toBe(
    `/reports/responsetime?range=last-quarter&status=stat&facility=${uuid(8)}&unit=ED&from=19%3A00&until=07%3A00`,
  )
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    new RegExp(
      `user-report\\.csv\\?preset=LAST_QUARTER&status=Stat&facilityId=${uuid(8)}&unit=ED&startTime=19%3A00&endTime=07%3A00$`,
    ),
  )
})

test('a table sorts by each column, its picture shows the same, and nothing is read again for it', async () => {
  const app = await openReport('/reports/responsetime')
  const names = () =>
    cells()
      .slice(1)
      .map(([name]) => name)
  await app.answer(
    'ResponseTimePageQuery',
    times([
      { ...waits, databaseId: 'a', name: 'Ben Carter', averageMinutes: 30, maxMinutes: 40 },
      { ...waits, databaseId: 'b', name: 'Dana Whitfield', averageMinutes: 9, maxMinutes: 90 },
      { ...waits, databaseId: 'c', name: 'Rosa Alvarez', averageMinutes: 20, maxMinutes: 60 },
    ]),
  )
  expect(names()).toEqual(['Ben Carter', 'Dana Whitfield', 'Rosa Alvarez'])
  const sort = async (name: RegExp) => {
    await app.user.click(screen.getByRole('button', { name }))
    await app.settle()
  }
  await sort(/^Average/)
  expect(names()).toEqual(['Ben Carter', 'Rosa Alvarez', 'Dana Whitfield'])
  expect(screen.getByRole('columnheader', { name: /^Average/ }).getAttribute('aria-sort')).toBe('descending')
  const figure = screen.getByRole('figure', { name: /^Average per clinician \(minutes\)/ })
  expect(within(figure).getByText(/the largest is Ben Carter with 30 minutes/)).toBeTruthy()
  await sort(/^Average/)
  expect(names()).toEqual(['Dana Whitfield', 'Rosa Alvarez', 'Ben Carter'])
  expect(addressNow()).toBe('/reports/responsetime?sort=-average')
  await sort(/^Clinician/)
  expect(names()).toEqual(['Ben Carter', 'Dana Whitfield', 'Rosa Alvarez'])
  await sort(/^Clinician/)
  expect(names()).toEqual(['Rosa Alvarez', 'Dana Whitfield', 'Ben Carter'])
  expect(app.waiting('ResponseTimePageQuery')).toHaveLength(0)
})

test('a report that was read from a replica says as of when it is', async () => {
  const app = await openReport('/reports')
  const nothing = { clinicians: [], facilities: [], procedures: [], total: 9 }
  await app.answer(
    'CompletedPageQuery',
    answerOf({ completed: { ...nothing, range: { ...march, asOf: '2026-03-31T14:42:05.000Z' } } }),
  )
  expect(
    screen.getByText('03/01/2026 to 03/31/2026, 31 days · America/New York · 9 calls · as of 10:42:05'),
  ).toBeTruthy()
})

test('rules 7.6a: a quarter that is not over is compared with as much of the one before, and the page says so', async () => {
  const app = await openReport('/reports?range=this-quarter&compare=before')
  const nothing = { clinicians: [], facilities: [], procedures: [] }
  await app.answer(
    'CompletedPageQuery',
    answerOf({
      completed: { ...nothing, total: 9, range: { ...march, start: '2026-10-01', end: '2026-12-31' } },
      earlier: {
        ...{ ...nothing, total: 7 },
        range: { ...march, start: '2026-07-01', end: '2026-08-30', until: '2026-08-30T14:42:00.000Z' },
      },
    }),
  )
  expect(screen.getByText('Compared with 07/01/2026 to 08/30/2026, 10:42, America/New York · 7 calls')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'What this comparison counts' }))
  await app.settle()
  expect(screen.getByText(/^The days of this report are not over/)).toBeTruthy()
})

test('rules 7.6a: beside the figure that the table is sorted by stand what it was before, and the change', async () => {
  const app = await openReport('/reports/responsetime?range=last-month&compare=year-before')
  expect(await app.lastVariables('ResponseTimePageQuery')).toMatchObject({
    ...{ range: { preset: 'LAST_MONTH' }, isCompared: true },
    earlier: { preset: 'LAST_MONTH', earlier: 'YEAR_BEFORE' },
  })
  const rows = [
    { ...waits, databaseId: 'a', name: 'Ben Carter', totalCount: 4, medianMinutes: 30.2 },
    { ...waits, databaseId: 'b', name: 'Rosa Alvarez', totalCount: 9, medianMinutes: 11 },
    { ...waits, databaseId: 'c', name: 'New Person', totalCount: 1, medianMinutes: 12 },
  ]
  const before = [
    { ...waits, databaseId: 'b', name: 'Rosa Alvarez', totalCount: 5, medianMinutes: 14.5 },
    { ...waits, databaseId: 'a', name: 'Ben Carter', totalCount: 6, medianMinutes: 30.1 },
    { ...waits, databaseId: 'd', name: 'Gone Person', totalCount: 6, medianMinutes: 30 },
  ]
  await app.answer(
    'ResponseTimePageQuery',
    answerOf({
      responseTime: { range: march, total: waits, rows },
      earlier: { range: { ...march, start: '2025-03-01', end: '2025-03-31' }, total: waits, rows: before },
    }),
  )
  expect(
    screen.getByText(/^Compared with 03\/01\/2025 to 03\/31\/2025, America\/New York · 4 calls: median 11.0/),
  ).toBeTruthy()
  expect(cells().map(([name, , , , , ...median]) => [name, ...median.slice(0, 3)])).toEqual([
    ['Clinician', 'Median (min)', 'Before (min)', 'Change (min)'],
    ['Ben Carter', '30.2', '30.1', '0.1'],
    ['Rosa Alvarez', '11.0', '14.5', '-3.5'],
    ['New Person', '12.0', '–', '–'],
  ])
  const figure = screen.getByRole('figure', { name: /^Median per clinician \(minutes\)/ })
  expect(within(figure).getByText(/Before: the largest is Ben Carter with 30.1 minutes/)).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: 'Total Calls' }))
  await app.settle()
  expect(cells().map(([name, , , , ...counts]) => [name, ...counts.slice(0, 3)])).toEqual([
    ['Clinician', 'Total Calls\u00a0↓', 'Before', 'Change'],
    ['Rosa Alvarez', '9', '5', '4'],
    ['Ben Carter', '4', '6', '-2'],
    ['New Person', '1', '–', '–'],
  ])
  await app.user.click(screen.getByRole('button', { name: 'Change' }))
  await app.settle()
  expect(addressNow()).toBe('/reports/responsetime?range=last-month&compare=year-before&sort=change')
  // Of the figure that is compared as long as no other one is chosen.
  expect(
    cells()
      .slice(1)
      .map(([name]) => name),
  ).toEqual(['Ben Carter', 'Rosa Alvarez', 'New Person'])
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Compare With' }), 'Nothing')
  expect(await app.lastVariables('ResponseTimePageQuery')).toMatchObject({ isCompared: false })
})

test('rules 7.6a: months are compared by their place in the range', async () => {
  const app = await openReport('/reports/responsetime?range=last-quarter&compare=before&by=months')
  const month = (name: string, medianMinutes: number) => ({ ...waits, databaseId: null, name, medianMinutes })
  await app.answer(
    'ResponseTimePageQuery',
    answerOf({
      responseTime: {
        range: { ...march, start: '2026-01-01' },
        total: waits,
        rows: [month('01/2026', 11), month('02/2026', 12), month('03/2026', 13)],
      },
      // Nobody asked for anything in October.
      earlier: {
        range: { ...march, start: '2025-10-01', end: '2025-12-31' },
        total: waits,
        rows: [month('11/2025', 21), month('12/2025', 22)],
      },
    }),
  )
  expect(
    cells()
      .slice(1)
      .map((row) => [row[0], row[6]]),
  ).toEqual([
    ['01/2026', '–'],
    ['02/2026', '21.0'],
    ['03/2026', '22.0'],
  ])
})

test('the worklog names below each row with whom the person worked', async () => {
  const ben = [{ fullName: 'Ben Carter', count: 2 }]
  const app = await openReport('/reports/worklog')
  await app.answer(
    'WorklogPageQuery',
    answerOf({
      worklog: {
        range: march,
        rows: [
          {
            userDatabaseId: 'u1',
            fullName: 'Rosa Alvarez',
            callsLed: 5,
            callsAssisted: 0,
            callsTrained: 0,
            callsLedWithTrainee: 0,
            callsLedWithAssistant: 2,
            assistsUnderLead: [],
            trainingsUnderLead: [],
            traineesUnderLead: [],
            assistantsUnderLead: ben,
          },
        ],
      },
    }),
  )
  expect(cells().slice(1)).toEqual([['Rosa Alvarez', '5', '0', '0', '0', '2'], ['Assistants: Ben Carter (2)']])
})

test('administration, section 2: removals with their fields, why, and their pages', async () => {
  const app = await openReport('/reports/removals?range=this-year&page=2')
  expect(await app.lastVariables('RemovalsPageQuery')).toEqual({ range: { preset: 'THIS_YEAR' }, page: 1 })
  const field = { procedureDatabaseId: 'p1', procedureName: 'Removal' }
  await app.answer(
    'RemovalsPageQuery',
    answerOf({
      removals: {
        range: march,
        total: 130,
        pageCount: 2,
        reasons: [{ name: 'Treatment ended', count: 130 }],
        rows: [
          {
            clinicianName: 'Rosa Alvarez',
            hospital: 'Main Hospital',
            timeZone: 'America/Chicago',
            completedAt: '2026-03-10T04:30:00.000Z',
            reasons: ['Treatment ended'],
            fields: [
              { ...field, fieldName: 'Reason', type: 'radio', values: ['Treatment ended'] },
              { ...field, fieldName: 'Catheter intact', type: 'checkbox', values: ['true'] },
            ],
          },
        ],
      },
    }),
  )
  expect(cells().at(-1)).toEqual([
    'Rosa Alvarez',
    'Main Hospital',
    '03/09 23:30',
    'Removal Reason: Treatment ended · Catheter intact: Yes',
    'Treatment ended',
  ])
  expect(screen.getByText('Page 2 of 2 · 130 calls')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/reports/removals?range=this-year')
})

test.each([
  ['OFFLINE', 'The server cannot be reached.'],
  ['UNAVAILABLE', 'Patency cannot reach its data just now.'],
  ['VALIDATION', 'There is no report for these days.'],
] as const)('%s is told in the report’s place, and the range can be changed', async (code, title) => {
  const app = await openReport('/reports/infections?start=2026-02-31')
  expectErrors(/Problem: no/)
  await app.fail('InfectionsPageQuery', new Problem(code, 'no'))
  expect(screen.getByRole('alert').textContent).toContain(title)
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'This month')
  expect(await app.lastVariables('InfectionsPageQuery')).toEqual({ range: { preset: 'THIS_MONTH' }, page: 0 })
})

test('an infection shows the moments of its facility', async () => {
  const app = await openReport('/reports/infections')
  await app.answer(
    'InfectionsPageQuery',
    answerOf({
      infections: {
        range: { ...march, end: '2026-03-01' },
        total: 1,
        pageCount: 1,
        rows: [
          {
            lineName: 'R arm',
            roomName: 'ICU-07',
            facilityName: 'North Campus',
            roomDescription: null,
            infectionNotes: 'Culture pending',
            timeZone: 'America/Chicago',
            createdAt: '2026-02-20T06:30:00.000Z',
            createdByName: 'Rosa Alvarez',
            completedAt: null,
            completedByName: null,
            infectionStart: '2026-03-01',
            infectionStop: null,
          },
        ],
      },
    }),
  )
  expect(screen.getByText('03/01/2026 · America/New York · 1 infection')).toBeTruthy()
  expect(cells().at(-1)).toEqual([
    'R arm',
    'ICU-07',
    'North Campus',
    '–',
    'Culture pending',
    '02/20/2026 12:30 AM',
    'Rosa Alvarez',
    '–',
    '–',
    '03/01/2026',
    'Ongoing',
  ])
})

test('rules 7.12: the first page has three tables', async () => {
  const app = await openReport('/reports')
  await app.answer(
    'CompletedPageQuery',
    answerOf({
      completed: {
        range: march,
        total: 7,
        clinicians: [{ name: 'Rosa Alvarez', count: 7 }],
        facilities: [
          { name: 'Main Hospital', count: 6 },
          { name: 'No room', count: 1 },
        ],
        procedures: [],
      },
    }),
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Per Clinician',
    'Per Facility',
    'Per Procedure',
  ])
  expect(within(screen.getByRole('table', { name: 'Completed calls per facility' })).getAllByRole('row')).toHaveLength(
    3,
  )
  expect(screen.getByText('Nothing was recorded in this range.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Download' })).toBeNull()
})

test('rules 7.5: a chart says its unit, its days and its figures in words', async () => {
  const app = await openReport('/reports/performance?range=last-month')
  await app.answer('PerformancePageQuery', performance)
  const figure = screen.getByRole('figure', {
    name: 'Procedures that count in performance, per clinician (procedures) 03/01/2026 to 03/31/2026, America/New York',
  })
  expect(within(figure).getByText('Total: the largest is Rosa Alvarez with 1,204 procedures.')).toBeTruthy()
})

const hour = (at: number, callCount: number, medianMinutes: number | null) => ({ hour: at, callCount, medianMinutes })

test('rules 7.9: demand by hour and weekday, of all calls or of one status', async () => {
  const none = Array.from({ length: 24 }, (_none, at) => hour(at, 0, null))
  const demand = answerOf({
    demand: {
      range: march,
      total: 9,
      hours: none.map((each) => (each.hour === 7 ? hour(7, 9, 18.2) : each)),
      cells: Array.from({ length: 168 }, (_none, at) => (at === 31 ? hour(7, 9, 18.2) : hour(at % 24, 0, null))),
    },
  })
  const app = await openReport('/reports/demand')
  const all = { status: null, facilityId: null, unit: null, purposeId: null }
  expect(await app.lastVariables('DemandPageQuery')).toEqual({
    ...{ range: { preset: 'TODAY' }, by: 'UNITS', isByPlace: false },
    ...{ earlier: { preset: 'TODAY', earlier: null }, isCompared: false },
    ...all,
  })
  await app.answer('DemandPageQuery', demand)
  await app.answer('CallsFiltersQuery', choices)
  const [calls, median] = screen.getAllByRole('table')
  const row = (table: HTMLElement) => [...within(table).getByText('Tuesday').closest('tr')!.children]
  expect(row(calls!)[8]!.textContent).toBe('9')
  expect(row(median!)[8]!.textContent).toBe('18')
  expect(row(median!)[9]!.textContent).toBe('–')
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'On Hold')
  expect(await app.lastVariables('DemandPageQuery')).toMatchObject({ ...all, status: 'On Hold' })
  expect(addressNow()).toBe('/reports/demand?status=on-hold')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    /\/demand-report\.csv\?preset=TODAY&status=On\+Hold$/,
  )
  await app.answer('DemandPageQuery', demand)
  expect(
    within(screen.getByRole('combobox', { name: 'Unit' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All units', '4B', 'ED'])
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'ED')
  expect(await app.lastVariables('DemandPageQuery')).toMatchObject({ status: 'On Hold', unit: 'ED' })
  expect(addressNow()).toBe('/reports/demand?status=on-hold&unit=ED')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/&status=On\+Hold&unit=ED$/)
  await app.answer('DemandPageQuery', demand)
  expect(screen.getByText(/9 calls that joined the queue/)).toBeTruthy()
})

test('rules 7.9: demand of units; which asks most at weekends is one tap', async () => {
  const unit = (name: string, callCount: number, weekendCallCount: number) => ({
    ...{ name, callCount, weekendCallCount, weekdayCallCount: callCount - weekendCallCount },
    ...{ nightCallCount: 1, medianMinutes: null },
  })
  const app = await openReport('/reports/demand?by=units')
  expect(await app.lastVariables('DemandPageQuery')).toMatchObject({ by: 'UNITS', isByPlace: true })
  await app.answer(
    'DemandPageQuery',
    answerOf({
      demand: { range: march, total: 16, hours: [], cells: [], places: [unit('4B', 12, 2), unit('ED', 4, 3)] },
    }),
  )
  await app.user.click(screen.getByRole('button', { name: 'At Weekends' }))
  await app.settle()
  expect(cells()[1]).toEqual(['ED', '4', '1', '3', '1', '–'])
  expect(screen.getByRole('figure', { name: /^At Weekends per unit \(calls\)/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    /\/demand-unit-report\.csv\?preset=TODAY$/,
  )
})

test('rules 7.9: insertions by clinician, type or both', async () => {
  const row = {
    clinicianName: null as string | null,
    typeName: null as string | null,
    insertionCount: 4,
    successful: 3,
    unsuccessful: 1,
    successPercent: 75,
    averageAttempts: 1.5,
    orderChangeCount: 1,
    orderChanges: [{ name: 'PICC changed to ML', count: 1 }],
  }
  const app = await openReport('/reports/insertions')
  const answer = (rows: object) =>
    app.answer(
      'InsertionsPageQuery',
      answerOf({
        insertions: {
          range: march,
          total: { insertionCount: 4, successPercent: 75, averageAttempts: 1.5, orderChanges: row.orderChanges },
          ...rows,
        },
      }),
    )
  await answer({ clinicians: [{ ...row, clinicianName: 'Rosa Alvarez' }] })
  expect(cells()[1]).toEqual(['Rosa Alvarez', '4', '3', '1', '75.0', '1.50', '1', '1', '0', '0', '0', '0', '0'])
  await app.user.click(screen.getByRole('radio', { name: 'Both' }))
  await answer({ cliniciansByType: [{ ...row, clinicianName: 'Rosa Alvarez', typeName: 'ML' }] })
  await screen.findByRole('columnheader', { name: 'Type' })
  expect(cells()[1]!.slice(0, 3)).toEqual(['Rosa Alvarez', 'ML', '4'])
  expect(screen.getByText(/4 insertions, 75.0% successful, 1.50 attempts on average/)).toBeTruthy()
  await app.answer(
    'InsertionsPageTypesQuery',
    answerOf({ callChoices: { insertionTypes: ['SL PICC', 'DL PICC', 'ML'] } }),
  )
  const type = screen.getByRole('combobox', { name: 'Type' })
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All types', 'PICC (all)', 'SL PICC', 'DL PICC', 'ML']])
  await app.user.selectOptions(type, 'PICC (all)')
  expect(await app.lastVariables('InsertionsPageQuery')).toMatchObject({ range: { preset: 'TODAY' }, type: 'PICC' })
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    /\/insertions-report\.csv\?preset=TODAY&type=PICC$/,
  )
})

test('rules 7.8: under 750 line-days the rate is replaced by the count and the days since the last one', async () => {
  const row = {
    ...{ facilityName: null, typeName: null, month: '2026-03', placed: 12, removed: 9, openAtEnd: 30 },
    ...{ lineDays: 800, infectionCount: 1, infectionsPer1000LineDays: 1.25, daysSinceLastInfection: 4 },
  }
  const app = await openReport('/reports/lines')
  expect(await app.lastVariables('LinesPageQuery')).toMatchObject({ by: ['MONTH'] })
  await app.answer(
    'LinesPageQuery',
    answerOf({
      lines: {
        range: march,
        total: row,
        centralTypes: ['SL PICC', 'DL PICC', 'TL PICC', 'CVL'],
        central: { lineDays: 400, infectionCount: 1, infectionsPer1000LineDays: null, daysSinceLastInfection: 4 },
        rows: [row],
      },
    }),
  )
  expect(cells()[1]).toEqual(['03/2026', '12', '9', '30', '800', '1', '1.25', '4'])
  expect(screen.getByText(/^1 reported infection in 400 line-days, the last one 4 days ago/)).toBeTruthy()
  await app.user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await app.lastVariables('LinesPageQuery')).toMatchObject({ by: ['FACILITY', 'TYPE', 'MONTH'] })
})

test('rules 2.2: people without the permission see neither the section nor a report', async () => {
  const app = await openReport('/reports/worklog', false)
  await app.answer('WorklogPageQuery', answerOf(null as never))
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull()
})
