import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { showCount } from '../../ui/parts/counted'
import { uuid } from '../../test/queuePage'
import { shellProvider, signedIn } from '../../test/renderApp'

const openPage = (at: string) =>
  signedIn(at, { provider: { ...shellProvider, databaseId: uuid(1), viewerCanSeeReports: true } })

const days = (start: string, end: string) => ({
  ...{ __typename: 'ReportDays', start, end, timeZone: 'America/New_York' },
  asOf: null,
  until: null,
})
const insertions = { clinicianName: null, typeName: null, insertionCount: 40, successful: 36, unsuccessful: 4 }
const insertionRow = { ...insertions, successPercent: 90, averageAttempts: 1.25, orderChangeCount: 2, orderChanges: [] }
const lineRow = {
  ...{ facilityName: null, typeName: null, month: null, placed: 31, removed: 20, openAtEnd: 60, lineDays: 1450 },
  ...{ infectionCount: 1, infectionsPer1000LineDays: 0.69, daysSinceLastInfection: 12 },
}
const response = {
  ...{ databaseId: null, name: 'All calls', averageMinutes: 20, minMinutes: 0, maxMinutes: 90, totalCount: 100 },
  ...{ medianMinutes: 14.5, p90Minutes: 41, withinTargetPercent: 92.5, overTargetCount: 7, escalatedCount: 1 },
}
const compliance = {
  ...{ personCount: 8, inComplianceCount: 6 },
  statuses: [{ filter: 'EXPIRED', rowCount: 3, personCount: 2 }],
}
const key = {
  ...{ completedCount: 104, insertions: insertionRow, responseTime: response, lines: lineRow, centralLines: lineRow },
  ...{ removalCount: 9, compliance },
}
const whole = {
  ...key,
  range: days('2026-02-01', '2026-02-28'),
  insertionTypes: [{ ...insertionRow, typeName: 'ML' }],
  responseTimeStatuses: [{ ...response, name: 'Stat' }],
  hours: Array.from({ length: 24 }, (_none, hour) => ({
    ...{ hour, callCount: hour, clinicianHours: 2, callsPerClinicianHour: hour / 2, medianMinutes: null },
  })),
  lineTypes: [{ ...lineRow, typeName: 'ML' }],
  removalReasons: [{ name: 'Treatment ended', count: 9 }],
}
const providerOf = (reports: object) => ({ __typename: 'Provider', id: 'provider', name: 'Riverside Health', reports })
const answerOf = (reports: object) => ({ data: { provider: providerOf({ committeeMail: null, ...reports }) } })

const table = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!.textContent

test('the committee’s page has the figures of the team in parts, and its spreadsheet', async () => {
  const app = await openPage('/reports/committee?range=last-month')
  expect(await app.lastVariables('CommitteePageQuery')).toMatchObject({ range: { preset: 'LAST_MONTH' } })
  await app.answer('CommitteePageQuery', answerOf({ committee: whole }))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Insertions by Type',
    'Response Time by Status',
    'Demand and Staffing by Hour',
    'Lines and Reported Infections',
    'Removals by Reason',
    'Compliance, as of Now',
  ])
  expect(figure('Calls completed')).toBe('Calls completed104')
  expect(figure('Insertion success')).toBe('Insertion success90.0%')
  expect(figure('Median response')).toBe('Median response14.5 min')
  expect(figure('Reported infections of central lines per 1,000 line-days')).toMatch(/0\.69$/)
  expect(figure('People in compliance')).toBe('People in compliance75.0%')
  expect(table('Insertions by type')[1]).toEqual(['ML', '40', '36', '4', '90.0', '1.25', '2'])
  expect(table('Demand and staffing by hour')[8]).toEqual(['07:00', '7', '2', '3.50', '–'])
  expect(
    table('Lines and reported infections')
      .slice(1)
      .map(([type]) => type),
  ).toEqual(['ML', 'All lines', 'Central lines'])
  expect(table('Lines and reported infections')[1]![4]).toBe(showCount(1450))
  expect(table('Removals by reason')[1]).toEqual(['Treatment ended', '9'])
  expect(table('Compliance')[1]).toEqual(['Expired', '3', '2'])
  expect(screen.getByRole('link', { name: 'Spreadsheet' }).getAttribute('href')).toMatch(
    /committee-report\.xlsx\?preset=LAST_MONTH$/,
  )
})

test('compared, each figure stands above what it was', async () => {
  const app = await openPage('/reports/committee?range=last-month&compare=year-before')
  expect(await app.lastVariables('CommitteePageQuery')).toMatchObject({
    earlier: { preset: 'LAST_MONTH', earlier: 'YEAR_BEFORE' },
    isCompared: true,
  })
  const earlier = { ...key, range: days('2025-02-01', '2025-02-28'), completedCount: 98, responseTime: null }
  await app.answer('CommitteePageQuery', answerOf({ committee: whole, earlier }))
  expect(figure('Calls completed')).toBe('Calls completed104before: 98')
  expect(figure('Median response')).toBe('Median response14.5 minbefore: –')
  // Documents are those of today, whatever the range.
  expect(figure('People in compliance')).toBe('People in compliance75.0%')
  expect(screen.getByText(/^Compared with 02\/01\/2025 to 02\/28\/2025/)).toBeTruthy()
})

test('it is printed by the browser', async () => {
  const app = await openPage('/reports/committee?range=last-month')
  await app.answer('CommitteePageQuery', answerOf({ committee: whole }))
  const printed = jest.spyOn(window, 'print').mockImplementation(() => {})
  await app.user.click(screen.getByRole('button', { name: 'Print' }))
  expect(printed).toHaveBeenCalledTimes(1)
})

const mail = { __typename: 'CommitteeMail', emails: ['ann@x.example'], version: 3, canMail: true, nextMonth: '2026-03' }
const done = 'SaveCommitteeMailSuccess'
const refusal = { __typename: 'Refusal', code: 'STALE', message: 'Someone else was faster.', fields: [] }

test('a manager names the addresses that get it each month, and wrong ones stay in the field', async () => {
  const app = await openPage('/reports/committee?range=last-month')
  await app.answer('CommitteePageQuery', answerOf({ committee: whole, committeeMail: mail }))
  await app.user.click(screen.getByRole('button', { name: 'Mailed to 1 Address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail Each Month' }))
  expect(dialog.getByText('The next month that is sent is March 2026.')).toBeTruthy()
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-Mail Addresses' })
  expect(field.inputMode).toBe('email')
  expect(field.value).toBe('ann@x.example')
  await app.user.type(field, '\nben')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('Must be valid e-mail: ben')).toBeTruthy()
  await app.user.type(field, '@x.example')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await app.lastVariables('committeeVerbsSaveCommitteeMailMutation')).toEqual({
    input: { emails: ['ann@x.example', 'ben@x.example'], expectedVersion: 3 },
  })
  // Somebody else was faster: what both did is put together.
  const current = providerOf({ committeeMail: { ...mail, emails: ['cleo@x.example'], version: 4 } })
  await app.answer('committeeVerbsSaveCommitteeMailMutation', {
    data: { saveCommitteeMail: { ...refusal, current } },
  })
  expect(dialog.getByText('Someone changed this item meanwhile')).toBeTruthy()
  expect(field.value).toBe('ann@x.example\nben@x.example')
  await app.user.click(dialog.getByRole('button', { name: 'Show the changes' }))
  expect(field.value).toBe('cleo@x.example\nben@x.example')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await app.lastVariables('committeeVerbsSaveCommitteeMailMutation')).toEqual({
    input: { emails: ['cleo@x.example', 'ben@x.example'], expectedVersion: 4 },
  })
  const saved = providerOf({ committeeMail: { ...mail, emails: ['cleo@x.example', 'ben@x.example'], version: 5 } })
  await app.answer('committeeVerbsSaveCommitteeMailMutation', {
    data: { saveCommitteeMail: { __typename: done, __isProviderChanged: done, provider: saved } },
  })
  expect(await screen.findByRole('button', { name: 'Mailed to 2 Addresses' })).toBeTruthy()
})

test('where no mail is sent it says so', async () => {
  const app = await openPage('/reports/committee?range=last-month')
  const without = { ...mail, emails: [], canMail: false, nextMonth: null }
  await app.answer('CommitteePageQuery', answerOf({ committee: whole, committeeMail: without }))
  await app.user.click(screen.getByRole('button', { name: 'Mail Each Month' }))
  expect(await screen.findByText('This installation sends no mail yet')).toBeTruthy()
})

test('who is restricted to facilities names nobody', async () => {
  const app = await openPage('/reports/committee?range=last-month')
  await app.answer('CommitteePageQuery', answerOf({ committee: whole }))
  expect(screen.queryByRole('button', { name: /^Mail/ })).toBeNull()
})
