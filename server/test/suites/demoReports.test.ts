// The reports of the demo hospital: every chart says what published reports of such teams say.
import { openDemo } from '../hospital/demo'
import { doors, type Json } from '../harness/doors'

let demo: Awaited<ReturnType<typeof openDemo>>
let reports: Json

beforeAll(async () => {
  demo = await openDemo()
  const { cookie } = await demo.signIn('manager@demo.example')
  const figures = 'infectionCount lineDays infectionsPer1000LineDays'
  const { data, errors } = await doors(demo.address, null).graphql(
    `query($range: ReportRange) { provider { reports {
      completed(range: $range) { total procedures { name count } }
      worklog(range: $range) { rows { callsLed callsLedWithAssistant } }
      removals(range: $range) { total reasons { name count } }
      insertions(range: $range) { total { insertionCount successPercent averageAttempts orderChangeCount orderChanges { name count } } types { typeName insertionCount } }
      lines(range: $range) { total { placed openAtEnd ${figures} } central { ${figures} } months: rows(by: [MONTH]) { month lineDays } }
      stat: demand(range: $range, status: "Stat") { total hours { callCount medianMinutes } }
      normal: demand(range: $range, status: "Normal") { total hours { callCount medianMinutes } cells { weekday callCount } }
    } } }`,
    { range: { preset: 'LAST_12_MONTHS' } },
    { 'content-type': 'application/json', 'patency-client': 'tests', cookie },
  )
  expect(errors).toBeUndefined()
  reports = data!.provider.reports
})
afterAll(() => demo.close())

const near = (figure: number, published: number, by: number) => {
  expect(figure).toBeGreaterThan(published - by)
  expect(figure).toBeLessThan(published + by)
}
const countOf = (rows: Json[], name: string): number => rows.find((row) => row.name === name)?.count ?? 0

test('about 14,000 calls, and peripheral IVs about five times the PICCs', () => {
  const { total, procedures } = reports.completed
  near(total, 14_000, 1_500)
  const piccs = (reports.insertions.types as Json[])
    .filter(({ typeName }) => typeName.endsWith('PICC'))
    .reduce((sum, { insertionCount }) => sum + insertionCount, 0)
  const midlines = (reports.insertions.types as Json[]).find(({ typeName }) => typeName === 'ML')!.insertionCount
  near(piccs / midlines, 4 / 3, 0.35)
  near(countOf(procedures, 'Peripheral IV') / piccs, 5, 1.6)
})

test('insertions succeed in 87 to 92 %, and order changes are 8 %, most often PICC changed to ML', () => {
  const { total } = reports.insertions
  near(total.successPercent, 89.5, 2.6)
  near(total.orderChangeCount / total.insertionCount, 0.08, 0.02)
  const most = Math.max(...(total.orderChanges as Json[]).map(({ count }) => count))
  expect(countOf(total.orderChanges, 'PICC changed to ML')).toBe(most)
})

test('infections are 1 to 2 per 1,000 line-days', () => {
  const { total, central, months } = reports.lines
  // Each moment has other lines: 60 moments had from 112 to 155 open ones, with a standard deviation of ten.
  near(total.openAtEnd, 133, 40)
  near(total.placed, 2_500, 300)
  // Four standard deviations of about 70 and 40 infections, so that no moment fails by chance.
  near(total.infectionsPer1000LineDays, 1.5, 0.75)
  near(central.infectionsPer1000LineDays, 1.5, 0.95)
  expect((months as Json[]).filter(({ lineDays }) => lineDays > 750).length).toBeGreaterThanOrEqual(11)
})

test('lines come out because the treatment ended, then through occlusion and by accident', () => {
  const reasons = (reports.removals.reasons as Json[]).map(({ name }) => name)
  expect(reasons[0]).toBe('Treatment ended')
  expect(reasons.slice(1, 4)).toEqual(expect.arrayContaining(['Occlusion', 'Accidental']))
})

test('a quarter of the calls have an assistant', () => {
  const rows = reports.worklog.rows as Json[]
  const sum = (key: string) => rows.reduce((total, row) => total + row[key], 0)
  near(sum('callsLedWithAssistant') / sum('callsLed'), 0.25, 0.06)
})

test('half of the Stat calls wait 18 minutes, of the others 70, and most calls come by day', () => {
  const byDay = (demand: Json) => (demand.hours as Json[]).slice(8, 18)
  const mean = (rows: Json[]) => rows.reduce((sum, { medianMinutes }) => sum + medianMinutes, 0) / rows.length
  near(mean(byDay(reports.stat)), 18, 7)
  near(mean(byDay(reports.normal)), 70, 20)
  const inHours = byDay(reports.normal).reduce((sum, { callCount }) => sum + callCount, 0)
  expect(inHours / reports.normal.total).toBeGreaterThan(0.6)
  const ofDays = (days: number[]) =>
    (reports.normal.cells as Json[])
      .filter(({ weekday }) => days.includes(weekday))
      .reduce((sum, { callCount }) => sum + callCount, 0) / days.length
  near(ofDays([1, 2, 3, 4, 5]) / ofDays([6, 7]), 45 / 20, 0.6)
})
