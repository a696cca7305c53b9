// Days and moments as hands and other programs get them wrong, and as files tell them to whoever opens them later.
import { doors, globalId, type Json } from '../harness/doors'
import { address, hospital, serveHospital } from '../harness/servedHospital'
import { giveDocument, sendFile } from '../hospital/documents'
import { linesIn } from '../hospital/lines'

serveHospital()

const of = (path: string) => `/providers/${hospital.riverside.id}${path}`
const rosa = () => doors(address, hospital.people.rosa)
const manager = () => doors(address, hospital.people.manager)
const refusal = '{ __typename ... on Refusal { fields { field message } } }'

// The hospital's today is 03/10/2026.
test.each(['12/24/1081', '1026-11-01', '1896-03-09', '0981-12-24', '2026-03-11', '2062-03-10', '9999-12-31'])(
  'a date of birth of %s is a typing error, at both doors',
  async (dob) => {
    const callId = await hospital.openCall()
    const wrong = [{ field: 'dob', message: 'Must be a valid date (MM/DD/YYYY)' }]
    const { status, body } = await rosa().rest('PUT', of(`/calls/${callId}`), { dob })
    expect([status, body.errors]).toEqual([422, wrong])
    const { data } = await rosa().graphql(
      `mutation($input: CorrectCallInput!) { correctCall(input: $input) ${refusal} }`,
      { input: { callId: globalId('Call', callId), dob } },
    )
    expect(data!.correctCall.fields).toEqual(wrong)
    expect((await hospital.readCall(callId)).dob).toBeNull()
  },
)

test.each(['1896-03-10', '1904-02-29', '2026-03-10'])('somebody may be born on %s', async (dob) => {
  const callId = await hospital.openCall()
  expect((await rosa().rest('PUT', of(`/calls/${callId}`), { dob })).status).toBe(200)
})

test.each([
  ['1026-03-01', null, 'The start of an infection cannot be that long ago.'],
  ['1081-12-24', '2026-03-01', 'The start of an infection cannot be that long ago.'],
  ['2062-03-01', null, 'The start of an infection cannot be after today.'],
  ['2026-03-11', null, 'The start of an infection cannot be after today.'],
])('an infection from %s to %s is a typing error, at both doors', async (infectionStart, infectionStop, message) => {
  const lineId = await linesIn(hospital).addLine()
  const infectionHistory = [{ infectionStart, infectionStop }]
  const { status, body } = await rosa().rest('POST', of(`/lines/${lineId}`), { infectionHistory })
  expect([status, body.errors]).toEqual([422, [{ field: 'infectionHistory[0].infectionStart', message }]])
  const { data } = await rosa().graphql(`mutation($input: SaveLineInput!) { saveLine(input: $input) ${refusal} }`, {
    input: { lineId: globalId('Line', lineId), infectionHistory },
  })
  expect(data!.saveLine.fields).toEqual(body.errors)
})

test.each(['1026-03-20', '2062-03-20', '03/20/2062', '2036-03-20T00:00:00Z'])(
  'a next change date of %s is a typing error, at both doors',
  async (nextChangeDate) => {
    const lineId = await linesIn(hospital).addLine()
    const { status, body } = await rosa().rest('POST', of(`/lines/${lineId}`), { nextChangeDate })
    const { data } = await rosa().graphql(`mutation($input: SaveLineInput!) { saveLine(input: $input) ${refusal} }`, {
      input: { lineId: globalId('Line', lineId), nextChangeDate },
    })
    const wrong = [{ field: 'nextChangeDate', message: 'Must be within ten years from today' }]
    expect([status, body.errors, data!.saveLine.fields]).toEqual([422, wrong, wrong])
  },
)

const addDocument = `mutation($input: AddDocumentInput!) { addDocument(input: $input) ${refusal} }`

test.each([
  ['12/01/2062', '12/01/2064', 'The issue date cannot be in the future'],
  ['2026-11-03', '2028-11-03', 'The issue date cannot be in the future'],
  ['1026-12-01', '2028-12-01', 'The issue date cannot be that long ago'],
])('a document issued on %s is a typing error, at both doors', async (issueDate, expirationDate, message) => {
  const requirementId = hospital.riverside.requirements.ACLS!
  const sent = { uploadId: await sendFile(await hospital.as(hospital.people.rosa)), issueDate, expirationDate }
  const { data } = await rosa().graphql(addDocument, {
    input: { ...sent, requirementId: globalId('ComplianceRequirement', requirementId) },
  })
  const { status, body } = await rosa().rest('POST', of('/compliancedocument'), {
    ...{ complianceDocumentUploadId: sent.uploadId, complianceRequirementId: requirementId },
    ...{ issueDate, expirationDate },
  })
  const wrong = [{ field: 'issueDate', message }]
  expect([data!.addDocument.fields, status, body.errors]).toEqual([wrong, 422, wrong])
})

test('a document that was approved with a wrong expiration gives way to the right one of the same day', async () => {
  const { admin, north } = hospital.people
  const request = await hospital.as(north)
  const requirementId = hospital.riverside.requirements.ACLS!
  const expirations = async () => {
    const { body } = await doors(address, north).rest('GET', of(`/users/${north.id}/compliance-documents`))
    return (JSON.stringify(body).match(/"expirationDate":"[\d-]+"/g) ?? []).map((each) => each.slice(18, -1))
  }
  const approve = (id: string) =>
    doors(address, admin).graphql(
      `mutation($input: ApproveDocumentInput!) { approveDocument(input: $input) ${refusal} }`,
      { input: { documentId: globalId('ComplianceDocument', id) } },
    )
  await approve(await giveDocument(request, { requirementId, issueDate: '2026-01-05', expirationDate: '2062-01-05' }))
  await approve(await giveDocument(request, { requirementId, issueDate: '2026-01-05', expirationDate: '2027-01-05' }))
  expect(await expirations()).toEqual(['2027-01-05', '2062-01-05'])
})

describe('reports', () => {
  test.each(['Etc/Unknown', 'undefined', 'Mars/Phobos', '+05:30', "'; select 1"])(
    'in the zone %j are refused at the field, at both doors',
    async (timeZone) => {
      const posted = await manager().rest('POST', of('/calls/report/removals'), { timeZone })
      const file = await manager().rest(
        'GET',
        of(`/reports/removal-report.csv?timeZone=${encodeURIComponent(timeZone)}`),
      )
      for (const { status, body } of [posted, file])
        expect([status, body.errors?.map(({ field }: Json) => field)]).toEqual([422, ['timeZone']])
      const { errors } = await manager().graphql(
        'query($range: ReportRange) { provider { reports { removals(range: $range) { total } } } }',
        { range: { timeZone } },
      )
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION' } })
    },
  )

  const removedAt = async (moment: string): Promise<void> => {
    const callId = await hospital.openCall()
    await rosa().rest('POST', of(`/calls/${callId}/close`), {
      fields: hospital.record({ Reason: ['Treatment ended'], Topic: ['Flushing'] }),
    })
    await hospital.clients.system.call.update({ where: { id: callId }, data: { completedAt: new Date(moment) } })
  }

  test.each([
    ['America/New_York', ['01/01/2026 00:30', '12/31/2025 23:30', '03/11/2025 10:00']],
    ['Asia/Kolkata', ['01/01/2026 11:00', '01/01/2026 10:00', '03/11/2025 19:30']],
    ['America/St_Johns', ['01/01/2026 02:00', '01/01/2026 01:00', '03/11/2025 11:30']],
  ])('of a year tell the year and the zone of each moment: %s', async (timeZone, expected) => {
    for (const moment of ['2026-01-01T05:30:00Z', '2026-01-01T04:30:00Z', '2025-03-11T14:00:00Z'])
      await removedAt(moment)
    const query = `?start=2025-03-01&end=2026-03-10&timeZone=${encodeURIComponent(timeZone)}`
    const read = async (file: string): Promise<string[][]> =>
      String((await manager().rest('GET', of(`/reports/${file}${query}`))).body)
        .split('\r\n')
        .map((row) => row.split(','))
    const [heading, ...rows] = await read('removal-report.csv')
    expect(heading).toContain(`Completed At (${timeZone})`)
    expect([...new Set(rows.map((row) => row[2]).filter(Boolean))]).toEqual(expected)

    const lineId = await linesIn(hospital).addLine({ createdAt: new Date('2025-12-31T23:30:00Z') })
    await hospital.clients.system.infectionEntry.create({
      data: { providerId: hospital.riverside.id, lineId, start: new Date('2026-01-02'), createdAt: hospital.clock.now },
    })
    const [infections, infection] = await read('infections-report.csv')
    expect(infections).toEqual(expect.arrayContaining([`Created At (${timeZone})`, `Completed At (${timeZone})`]))
    expect(infection![5]).toMatch(/^(12\/31\/2025|01\/01\/2026) \d\d:\d\d [AP]M$/)
  })
})
