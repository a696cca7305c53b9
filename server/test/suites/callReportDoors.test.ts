// The call report through both doors, and its spreadsheet: the same figures everywhere.
import readExcelFile from 'read-excel-file/node'
import { assignCall } from '../../services/calls/working/assignCall'
import { closeCall } from '../../services/calls/ending/closeCall'
import { undocumented } from '../harness/contract'
import { doors, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { jobsIn } from '../hospital/jobs'

serveHospital()

beforeAll(async () => {
  const { people, as, openCall, record, clock } = hospital
  for (const [by, fields] of [
    [people.rosa, record({ Topic: ['Flushing'] })],
    [people.rosa, record({ Reason: ['Treatment ended'], Topic: ['Flushing'] })],
    [people.ben, record({ Topic: ['=HYPERLINK("x")'] })],
  ] as const) {
    const callId = await openCall()
    await assignCall(await as(by), { callId })
    clock.now = new Date(clock.now.getTime() + 4 * 60_000)
    await closeCall(await as(by), { callId, fields })
  }
})

const base = () => `/providers/${hospital.riverside.id}`
const range = { start: '2026-03-10', end: '2026-03-11' }
const search = () => ({
  ...range,
  sort: 'Clinician',
  startTime: '01:00',
  endTime: '24:00',
  filters: [
    { filterType: 'Clinician', idList: [hospital.people.rosa.id, hospital.people.ben.id] },
    { filterType: 'Procedure', idList: [hospital.riverside.procedures.Education!] },
  ],
})
const manager = () => doors(address, hospital.people.manager)

const document = `query($range: ReportRange, $search: CallReportSearch, $page: Int) { provider { reports { calls(range: $range, search: $search, page: $page) {
  total pageCount auditSessionId procedures { name count } insertionTypes { name count } calls { databaseId patientLastName mrn } } } } }`

const graphql = async (page = 0): Promise<Json> => {
  const { people, riverside } = hospital
  const { data, errors } = await manager().graphql(document, {
    range,
    page,
    search: {
      sort: 'CLINICIAN',
      startTime: '01:00',
      filters: [
        { type: 'CLINICIAN', values: [people.rosa.id, people.ben.id] },
        { type: 'PROCEDURE', values: [riverside.procedures.Education] },
      ],
    },
  })
  expect(errors).toBeUndefined()
  return data!.provider.reports.calls
}

const rest = async (body: object, query = ''): Promise<Json> => {
  const answer = await manager().rest('POST', `${base()}/calls/report${query}`, body)
  expect(answer.status).toBe(200)
  expect(undocumented('POST', '/providers/{providerId}/calls/report', answer)).toEqual([])
  return answer.body
}

const latestTrail = (take: number) =>
  hospital.clients.system.auditEntry.findMany({
    where: { providerId: hospital.riverside.id },
    orderBy: { sequence: 'desc' },
    take,
  })

test('administration, section 3: the call report at both doors', async () => {
  const told = await rest(search())
  expect(told).toMatchObject({
    total: 3,
    procedures: [
      { name: 'Removal', count: 1 },
      { name: 'Education', count: 3 },
    ],
    insertionProcedures: [],
  })
  expect(told.calls.map(({ completedBy }: Json) => completedBy.fullName)).toEqual([
    'Ben Carter',
    'Rosa Alvarez',
    'Rosa Alvarez',
  ])
  const asked = await graphql()
  expect(asked).toMatchObject({
    total: 3,
    pageCount: 1,
    procedures: told.procedures.map(({ name, count }: Json) => ({ name, count })),
    insertionTypes: [],
    calls: told.calls.map(({ id, patientLastName, mrn }: Json) => ({ databaseId: id, patientLastName, mrn })),
  })
})

test('rules 7.10: at both doors a page is one row about the report and one about its patients', async () => {
  const ids = (await rest(search())).calls.map(({ id }: Json) => id)
  for (const read of [() => rest(search()), () => graphql()]) {
    await read()
    const rows = await latestTrail(2)
    expect(rows.map(({ action }) => action).sort()).toEqual(['readPatients', 'readReport'])
    expect((rows.find(({ action }) => action === 'readPatients')!.fields as Json).calls[1]).toEqual(ids)
  }
})

test('rules 8.5: a page past the last is empty with the true total, and a page that is none is refused', async () => {
  expect(await rest(search(), '?page=7')).toMatchObject({ calls: [], total: 3 })
  expect(await graphql(7)).toMatchObject({ calls: [], total: 3 })
  for (const page of ['-1', 'two', '1.5'])
    expect((await manager().rest('POST', `${base()}/calls/report?page=${page}`, range)).status).toBe(422)
})

test('what cannot be asked is refused at its field, at both doors', async () => {
  const answer = await manager().rest('POST', `${base()}/calls/report`, {
    start: '2026-02-31',
    endTime: '24:01',
    filters: [{ filterType: 'Shoe Size', value: '42' }],
  })
  expect(answer.status).toBe(422)
  expect(answer.body.errors.map(({ field }: Json) => field).sort()).toEqual([
    'endTime',
    'filters[0].filterType',
    'start',
  ])
  const { errors } = await manager().graphql(document, { range, search: { endTime: '24:01' } })
  expect(JSON.stringify(errors)).toContain('Must be a time (HH:mm)')
})

test('rules 7.11: the address of the contract answers the file itself, and one that was prepared has its name', async () => {
  const header = { cookie: `patency=${hospital.people.manager.token}` }
  const read = async (answer: Response) => {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const sheets = await readExcelFile(Buffer.from(await answer.arrayBuffer()))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Calls', 'Breakdowns', 'Request'])
    const [heading, ...rows] = sheets[0]!.data
    const at = heading!.indexOf('Clinician')
    expect(rows.map((row) => row[at])).toEqual(['Ben Carter', 'Rosa Alvarez', 'Rosa Alvarez'])
    return answer.headers.get('content-disposition')
  }
  const direct = await fetch(`${address}/api/v0${base()}/reports/performance/download`, {
    method: 'POST',
    headers: { ...header, 'content-type': 'application/json' },
    body: JSON.stringify(search()),
  })
  expect(await read(direct)).toContain('filename="report.xlsx"')
  const { data } = await manager().graphql(
    `mutation($input: PrepareCallReportInput!) { prepareCallReport(input: $input) {
      ... on PrepareCallReportSuccess { file { databaseId name state } } ... on Refusal { code } } }`,
    { input: { range, fileName: 'Märch 🩸/', search: { sort: 'CLINICIAN' } } },
  )
  const { file } = data!.prepareCallReport
  expect(file).toMatchObject({ name: 'Märch 🩸-.xlsx', state: 'preparing' })
  await jobsIn(hospital).run()
  const prepared = await fetch(`${address}/api/v0${base()}/reports/files/${file.databaseId}`, { headers: header })
  expect(await read(prepared)).toContain(`filename*=UTF-8''M%C3%A4rch%20%F0%9F%A9%B8-.xlsx`)
  const { people } = hospital
  const others = await doors(address, people.admin).rest('GET', `${base()}/reports/files/${file.databaseId}`)
  expect(others.status).toBe(404)
})
