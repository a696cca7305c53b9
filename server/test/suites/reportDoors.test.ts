// The reports through both doors and as files: the same figures everywhere.
import { doors, type Json } from '../harness/doors'
import { undocumented } from '../harness/contract'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { closeCall } from '../../services/calls/ending/closeCall'
import { assignCall } from '../../services/calls/working/assignCall'
import { assistCall } from '../../services/calls/working/assistCall'
import type { Person } from '../hospital/hospital'
import { linesIn } from '../hospital/lines'

serveHospital()

beforeAll(async () => {
  const { people, as, openCall, record, clients, riverside, clock } = hospital
  const close = async (by: Person, fields: ReturnType<typeof record>, status = 'Normal') => {
    const callId = await openCall({ status })
    await assignCall(await as(by), { callId })
    clock.now = new Date(clock.now.getTime() + 4 * 60_000)
    await assistCall(await as(people.trainee), { callId })
    await closeCall(await as(by), { callId, fields })
    return callId
  }
  await close(people.rosa, record({ Topic: ['Flushing'] }))
  await close(people.rosa, record({ Reason: ['Treatment ended'], Topic: ['Flushing'] }), 'Stat')
  await close(people.ben, record({ Topic: ['=HYPERLINK("x")'] }))
  const lineId = await linesIn(hospital).addLine({ name: '=1+1' })
  await clients.system.infectionEntry.create({
    data: { providerId: riverside.id, lineId, start: new Date('2026-03-10'), createdAt: clock.now },
  })
})

const range = { start: '2026-03-10', end: '2026-03-11' }
const base = () => `/providers/${hospital.riverside.id}`

const rest = async (path: string, body: object = range, person = hospital.people.manager): Promise<Json> => {
  const answer = await doors(address, person).rest('POST', `${base()}${path}`, body)
  expect(answer.status).toBe(200)
  expect(undocumented('POST', `/providers/{providerId}${path}`, answer)).toEqual([])
  return answer.body
}

const graphql = async (name: string, fields: string, filters = ''): Promise<Json> => {
  const { data, errors } = await doors(address, hospital.people.manager).graphql(
    `query($range: ReportRange) { provider { reports { ${name}(range: $range${filters}) { range { start end timeZone } ${fields} } } } }`,
    { range },
  )
  expect(errors).toBeUndefined()
  const { range: days, ...report } = data!.provider.reports[name]
  expect(days).toEqual({ ...range, timeZone: 'America/New_York' })
  return report
}

/** The rows of a file, without quotes, which no cell of these has inside. */
const file = async (fileName: string, filters: Record<string, string> = {}): Promise<string[][]> => {
  const query = new URLSearchParams({ ...range, ...filters })
  const answer = await fetch(`${address}/api/v0${base()}/reports/${fileName}?${query}`, {
    headers: { cookie: `patency=${hospital.people.manager.token}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain(`filename="${fileName}"`)
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1, -2)
    .split('\r\n')
    .map((line) => line.split(','))
}

test('rules 7.12: completed calls', async () => {
  const told = await rest('/reports/completed')
  expect(told).toMatchObject({
    total: 3,
    clinicians: [
      { name: 'Rosa Alvarez', count: 2 },
      { name: 'Ben Carter', count: 1 },
    ],
    facilities: [{ name: 'Main Hospital', count: 3 }],
    procedures: [
      { name: 'Education', count: 3 },
      { name: 'Removal', count: 1 },
    ],
  })
  const count = '{ name count }'
  const asked = await graphql('completed', `total clinicians ${count} facilities ${count} procedures ${count}`)
  const named = (rows: Json[]) => rows.map(({ name, count: calls }: Json) => ({ name, count: calls }))
  expect(asked).toEqual({
    total: told.total,
    clinicians: named(told.clinicians),
    facilities: named(told.facilities),
    procedures: named(told.procedures),
  })
})

test('administration, section 7: performance', async () => {
  const told = await rest('/reports/performance')
  const asked = await graphql(
    'performance',
    'procedures { databaseId name countInPerformance } users { fullName total procedures { databaseId count } }',
  )
  expect(asked.procedures).toEqual(told.procedures.map(({ id, ...row }: Json) => ({ databaseId: id, ...row })))
  expect(asked.users).toEqual(
    told.users.map(({ fullName, total, procedures }: Json) => ({
      fullName,
      total,
      procedures: procedures.map(({ id, count }: Json) => ({ databaseId: id, count })),
    })),
  )
  expect(await file('performance-report.csv')).toEqual([
    ['Clinician', 'Insertion', 'Dressing', 'Removal', 'Education', 'Total'],
    ['Ben Carter', '0', '0', '0', '1', '1'],
    ['Rosa Alvarez', '0', '0', '1', '2', '3'],
  ])
})

test('administration, section 3: response times', async () => {
  const told = await rest('/reports/responsetime')
  expect(told.userStatistics).toMatchObject([
    { fullName: 'Ben Carter', totalCount: 1, totalAvgResponseTimeInMinutes: 0 },
    { fullName: 'Rosa Alvarez', totalCount: 2 },
  ])
  expect(told.facilityStatistics).toMatchObject([
    { facility: 'Main Hospital', totalCount: 3, withinTargetPercent: 100 },
  ])
  const fields =
    '{ name totalCount averageMinutes minMinutes maxMinutes medianMinutes p90Minutes withinTargetPercent overTargetCount escalatedCount }'
  const { users } = await graphql('responseTime', `users ${fields} facilities ${fields}`)
  expect(users.map((row: Json) => Object.values(row))).toEqual(
    told.userStatistics.map((row: Json) => [
      row.fullName,
      row.totalCount,
      row.totalAvgResponseTimeInMinutes,
      row.totalMinResponseTimeInMinutes,
      row.totalMaxResponseTimeInMinutes,
      row.medianResponseTimeInMinutes,
      row.p90ResponseTimeInMinutes,
      row.withinTargetPercent,
      row.overTargetCount,
      row.escalatedCount,
    ]),
  )
  expect((await file('user-report.csv'))[0]).toEqual([
    'Clinician',
    'Average (min)',
    'Minimum (min)',
    'Maximum (min)',
    'Total Calls',
    'Median (min)',
    '90th Percentile (min)',
    'Within Target (%)',
    'Over Target',
    'Escalated',
  ])
  expect((await file('facility-report.csv'))[1]!.slice(0, 1)).toEqual(['Main Hospital'])
})

test('rules 7.2: response times by unit, hour and month, of the calls that were asked for, at every door', async () => {
  const figures = (row: Json) => [row.totalCount, row.medianResponseTimeInMinutes, row.withinTargetPercent]
  const ask = async (filters: Record<string, string>) => {
    const told = await rest('/reports/responsetime', {
      ...range,
      ...filters,
      by: ['units', 'hours', 'months', 'total'],
    })
    const named = Object.entries(filters).map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`)
    const row = '{ name totalCount medianMinutes withinTargetPercent }'
    const asked = await graphql(
      'responseTime',
      `total ${row} units: rows(by: UNITS) ${row} hours: rows(by: HOURS) ${row} months: rows(by: MONTHS) ${row}`,
      named.join(''),
    )
    expect(asked.total && Object.values(asked.total).slice(1)).toEqual(told.total && figures(told.total))
    for (const by of ['unit', 'hour', 'month']) {
      const rows = told[`${by}Statistics`].map((each: Json) => [each[by], ...figures(each)])
      expect(asked[`${by}s`].map((each: Json) => Object.values(each))).toEqual(rows)
      const cells = (await file(`${by}-report.csv`, filters)).slice(1)
      expect(cells.map((each) => [each[0], Number(each[4]), Number(each[5]), Number(each[7])])).toEqual(rows)
    }
    return told.total?.totalCount ?? 0
  }
  const { facilities } = hospital.riverside
  expect(await ask({})).toBe(3)
  expect(await ask({ unit: '1a', facilityId: facilities[0]!.id })).toBe(3)
  expect(await ask({ status: 'Stat' })).toBe(1)
  expect(await ask({ facilityId: facilities[1]!.id })).toBe(0)
  expect(await ask({ purposeId: facilities[0]!.id })).toBe(0)
  const [first] = (await rest('/reports/responsetime', { ...range, by: ['hours'] })).hourStatistics
  const hour = Number(first.hour.slice(0, 2))
  const time = (at: number) => `${String(at % 24).padStart(2, '0')}:00`
  expect(await ask({ startTime: time(hour), endTime: time(hour + 1) })).toBe(first.totalCount)
  expect(await rest('/reports/responsetime')).toMatchObject({ unitStatistics: null, total: null })
})

test('administration, section 3: the worklog', async () => {
  const told = await rest('/reports/worklog')
  expect(told).toMatchObject([
    { fullName: 'Ben Carter', callsLed: 1, callsLedWithAssistant: 1 },
    { fullName: 'Rosa Alvarez', callsLed: 2, assistantsUnderLead: [{ fullName: 'Tomas Lindqvist', count: 2 }] },
    { fullName: 'Tomas Lindqvist', callsLed: 0, callsAssisted: 3 },
  ])
  const pairs = '{ fullName count }'
  const { rows } = await graphql(
    'worklog',
    `rows { fullName callsLed callsAssisted callsTrained callsLedWithTrainee callsLedWithAssistant assistsUnderLead ${pairs} trainingsUnderLead ${pairs} traineesUnderLead ${pairs} assistantsUnderLead ${pairs} }`,
  )
  const withoutIds = JSON.parse(
    JSON.stringify(told, (key, value: unknown) => (key === 'userId' ? undefined : value)),
  ) as Json
  expect(rows).toEqual(withoutIds)
  expect((await file('worklog-report.csv')).map(([name, led]) => [name, led])).toEqual([
    ['Clinician', 'Led (calls)'],
    ['Ben Carter', '1'],
    ['Rosa Alvarez', '2'],
    ['Tomas Lindqvist', '0'],
  ])
})

test('administration, section 3: removals and infections', async () => {
  const removals = await rest('/calls/report/removals')
  expect(removals).toMatchObject([
    { clinician: { fullName: 'Rosa Alvarez' }, hospital: 'Main Hospital', reasons: ['Treatment ended'] },
  ])
  const asked = await graphql('removals', 'total reasons { name count } rows { clinicianName hospital completedAt }')
  expect(asked).toEqual({
    total: 1,
    reasons: [{ name: 'Treatment ended', count: 1 }],
    rows: [{ clinicianName: 'Rosa Alvarez', hospital: 'Main Hospital', completedAt: removals[0].completedAt }],
  })
  const at = removals[0].completedAt as string
  expect((await file('removal-report.csv'))[1]!.slice(0, 3)).toEqual([
    'Rosa Alvarez',
    'Main Hospital',
    `03/10/2026 ${String(new Date(at).getUTCHours() - 4).padStart(2, '0')}:${at.slice(14, 16)}`,
  ])
  const infections = await rest('/reports/infections')
  expect(infections).toMatchObject([{ name: '=1+1', room: { name: '1A-01' }, infectionStart: '2026-03-10' }])
  expect((await graphql('infections', 'total rows { lineName roomName infectionStart }')).rows).toEqual([
    { lineName: '=1+1', roomName: '1A-01', infectionStart: '2026-03-10' },
  ])
  // What a spreadsheet would run is text.
  expect((await file('infections-report.csv'))[1]![0]).toBe("'=1+1")
})

test('rules 7.8, 7.9: demand, insertions and lines are the same in GraphQL and in their files', async () => {
  const { clients, riverside } = hospital
  const calls = await clients.system.call.findMany({ where: { completedAt: { not: null } }, orderBy: { id: 'asc' } })
  const value = (callId: string, fieldName: string, values: string[], followUpTypeName = false) => ({
    ...{ providerId: riverside.id, callId, fieldId: riverside.fields[fieldName]!, fieldName, values, followUpTypeName },
    ...{ procedureId: riverside.procedures.Insertion!, procedureName: 'Insertion', procedureWeight: 0, fieldWeight: 0 },
    ...{ fieldType: 'radio' as const, endFollowUp: false },
  })
  await clients.system.callValue.createMany({
    data: [
      value(calls[0]!.id, 'Insertion Type', ['ML'], true),
      { ...value(calls[0]!.id, 'Reason', ['Successful']), fieldId: riverside.procedures.Insertion! },
    ],
  })
  const insertions = await graphql(
    'insertions',
    'cliniciansByType { clinicianName typeName insertionCount successful successPercent averageAttempts }',
  )
  const [row] = insertions.cliniciansByType as Json[]
  expect(row).toMatchObject({ typeName: 'ML', insertionCount: 1, successful: 1, successPercent: 100 })
  expect((await file('insertions-report.csv')).slice(1)).toEqual([
    [row.clinicianName, 'ML', '1', '1', '0', '100', '', '0', '0', '0', '0', '0', '0', '0'],
  ])

  // REST names everything as GraphQL does.
  const toldInsertions = await rest('/reports/insertions')
  expect(toldInsertions.cliniciansByType[0]).toMatchObject(row)
  expect(toldInsertions.total).toMatchObject({ insertionCount: 1, successful: 1, orderChanges: expect.any(Array) })

  const ofType = async (type: string) =>
    (await graphql('insertions', 'total { insertionCount }', `, type: "${type}"`)).total.insertionCount as number
  expect([await ofType('ml'), await ofType('PICC')]).toEqual([1, 0])
  expect(await file('insertions-report.csv', { type: 'PICC' })).toHaveLength(1)

  const demand = await graphql('demand', 'total cells { weekday hour callCount medianMinutes }')
  expect(demand.total).toBe(3)
  const cells = await file('demand-report.csv')
  expect(cells[0]).toEqual(['Weekday', 'Hour', 'Calls', 'Median Response (min)'])
  expect(cells.slice(1).map(([, hour, count, median]) => [hour, count, median])).toEqual(
    (demand.cells as Json[]).map(({ hour, callCount, medianMinutes }) => [
      `${String(hour).padStart(2, '0')}:00`,
      String(callCount),
      medianMinutes === null ? '' : String(medianMinutes),
    ]),
  )

  const toldDemand = await rest('/reports/demand')
  expect([toldDemand.total, toldDemand.cells]).toEqual([demand.total, demand.cells])

  const places = async (by: string) =>
    (await graphql('demand', `places(by: ${by}) { name callCount weekdayCallCount weekendCallCount nightCallCount }`))
      .places as Json[]
  for (const [by, fileName] of [
    ['UNITS', 'demand-unit-report.csv'],
    ['FACILITIES', 'demand-facility-report.csv'],
  ] as const)
    expect((await file(fileName)).slice(1).map((each) => each.slice(0, 5))).toEqual(
      (await places(by)).map((each) => Object.values(each).map(String)),
    )
  expect(toldDemand).toMatchObject({ units: await places('UNITS'), facilities: await places('FACILITIES') })

  const ofUnit = (unit: string) => graphql('demand', 'total cells { callCount }', `, unit: "${unit}"`)
  expect([(await ofUnit('1a')).total, (await ofUnit('ICU')).total]).toEqual([3, 0])
  const counts = async (unit: string) =>
    (await file('demand-report.csv', { unit })).slice(1).map(([, , count]) => count)
  for (const unit of ['1a', 'ICU'])
    expect(await counts(unit)).toEqual(((await ofUnit(unit)).cells as Json[]).map(({ callCount }) => String(callCount)))
  const tooLong = await fetch(`${address}/api/v0${base()}/reports/demand-report.csv?unit=${'E'.repeat(201)}`, {
    headers: { cookie: `patency=${hospital.people.manager.token}` },
  })
  expect(tooLong.status).toBe(422)
  expect(((await tooLong.json()) as Json).errors).toEqual([
    { field: 'unit', message: 'Must be at most 200 characters' },
  ])

  const linesAsked = await graphql(
    'lines',
    'total { placed lineDays infectionCount } rows { facilityName typeName month placed removed openAtEnd lineDays infectionCount infectionsPer1000LineDays daysSinceLastInfection }',
  )
  expect(await rest('/reports/lines')).toMatchObject(linesAsked)
  expect(linesAsked.total).toEqual({ placed: 1, lineDays: 1, infectionCount: 1 })
  expect((await file('lines-report.csv')).slice(1)).toEqual(
    (linesAsked.rows as Json[]).map((line) => [
      ...[line.facilityName, line.typeName, `${line.month.slice(5)}/${line.month.slice(0, 4)}`],
      ...[line.placed, line.removed, line.openAtEnd, line.lineDays, line.infectionCount].map(String),
      ...[line.infectionsPer1000LineDays ?? '', String(line.daysSinceLastInfection)],
    ]),
  )
})

test('rules 7.6: a wrong range is refused alike, at its field', async () => {
  const refused = await doors(address, hospital.people.manager).rest('POST', `${base()}/reports/performance`, {
    start: '2026-02-31',
  })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual([{ field: 'start', message: 'Must be a date (YYYY-MM-DD)' }])
  const { errors } = await doors(address, hospital.people.manager).graphql(
    '{ provider { reports { performance(range: { start: "2026-02-31" }) { range { start } } } } }',
    {},
  )
  expect(errors![0]!.extensions!.code).toBe('VALIDATION')
  const file = await fetch(`${address}/api/v0${base()}/reports/worklog-report.csv?start=2026-03-02&end=2026-03-01`, {
    headers: { cookie: `patency=${hospital.people.manager.token}` },
  })
  expect(file.status).toBe(422)
  expect(((await file.json()) as Json).errors).toEqual([
    { field: 'end', message: 'The end cannot be before the start' },
  ])
})

test('rules 7.6a: an earlier range is that of its own days, at every door', async () => {
  const later = { start: '2026-03-11', end: '2026-03-11' }
  const told = await rest('/reports/completed', { ...later, earlier: 'BEFORE' })
  expect(told).toEqual(await rest('/reports/completed', { start: '2026-03-10' }))
  expect(told).not.toEqual(await rest('/reports/completed', later))
  const { data } = await doors(address, hospital.people.manager).graphql(
    'query($range: ReportRange) { provider { reports { completed(range: $range) { total range { start end } } } } }',
    { range: { ...later, earlier: 'BEFORE' } },
  )
  expect(data!.provider.reports.completed).toEqual({
    total: told.total,
    range: { start: '2026-03-10', end: '2026-03-10' },
  })
  expect(await file('performance-report.csv', { ...later, earlier: 'BEFORE' })).toEqual(
    await file('performance-report.csv', { start: '2026-03-10', end: '2026-03-10' }),
  )
  const wrong = await doors(address, hospital.people.manager).rest('POST', `${base()}/reports/completed`, {
    earlier: 'LATER',
  })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [{ field: 'earlier', message: 'Must be BEFORE or YEAR_BEFORE' }],
  ])
})

test('rules 7.6a: today is compared with yesterday until this time of day, at every door', async () => {
  const { clock, hire, riverside } = hospital
  // Two of the three calls were completed later in the day.
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000 - 6 * 60_000)
  const manager = await hire('Mora Vance', 'Manager', riverside.id)
  const asked = { preset: 'TODAY', earlier: 'BEFORE' }
  expect((await rest('/reports/completed', asked, manager)).total).toBe(1)
  const { data } = await doors(address, manager).graphql(
    'query($range: ReportRange) { provider { reports { completed(range: $range) { total range { start end until } } } } }',
    { range: asked },
  )
  const until = new Date(clock.now.getTime() - 24 * 60 * 60_000)
  until.setUTCSeconds(0, 0)
  expect(data!.provider.reports.completed).toEqual({
    total: 1,
    range: { start: '2026-03-10', end: '2026-03-10', until: until.toISOString() },
  })
  const query = new URLSearchParams(asked)
  const answer = await fetch(`${address}/api/v0${base()}/reports/performance-report.csv?${query}`, {
    headers: { cookie: `patency=${manager.token}` },
  })
  const [heading, ...rows] = (await answer.text()).trim().split('\r\n')
  // Of one clinician, the two procedures of her first call.
  expect([heading!.endsWith('Total'), rows.map((row) => row.split(',').at(-1))]).toEqual([true, ['2']])
})
