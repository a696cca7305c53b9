// Reports read a replica while it follows closely, and say until when it has every change (decision 0095).
import { closeCall } from '../../services/calls/ending/closeCall'
import { assignCall } from '../../services/calls/working/assignCall'
import { openReplicatedDatabase, type ReplicatedDatabase } from '../../test/database/replica'
import { doors, globalId } from '../../test/harness/doors'
import { testPatience } from '../../test/harness/patience'
import { until } from '../../test/harness/until'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { openClients } from '../access/client'
import { openTrack, readReportsFrom } from './replica'

describe('how far a replica is', () => {
  const at = (second: number) => new Date(second * 1_000)
  const track = () => {
    const opened = openTrack(30_000)
    opened.primaryIsAt(at(0), '0/100', 'first')
    opened.replicaIsAt('0/80')
    return opened
  }

  test('it has what was committed before the last position that it reached, in whichever half it is', () => {
    const { primaryIsAt, replicaIsAt, asOf } = track()
    replicaIsAt('0/FF')
    expect(asOf()).toBeNull()
    replicaIsAt('0/100')
    expect(asOf()).toEqual(at(0))
    primaryIsAt(at(1), '0/FFFFFFF0', 'first')
    primaryIsAt(at(2), '1/0', 'first')
    replicaIsAt('0/FFFFFFFF')
    expect(asOf()).toEqual(at(1))
    replicaIsAt('2/0')
    expect(asOf()).toEqual(at(2))
  })

  test('one that stands still is as far as it was', () => {
    const { primaryIsAt, replicaIsAt, asOf } = track()
    replicaIsAt('0/100')
    for (let second = 1; second < 100; second += 1) {
      primaryIsAt(at(second), `0/${100 + second}`, 'first')
      replicaIsAt('0/100')
    }
    expect(asOf()).toEqual(at(0))
  })

  test('after another start of the primary it counts once it has moved on, which one of a former primary never does', () => {
    const { primaryIsAt, replicaIsAt, asOf } = track()
    replicaIsAt('0/300')
    expect(asOf()).toEqual(at(0))
    primaryIsAt(at(1), '0/200', 'second')
    for (let look = 0; look < 3; look += 1) replicaIsAt('0/300')
    expect(asOf()).toBeNull()
    primaryIsAt(at(2), '0/310', 'second')
    replicaIsAt('0/310')
    expect(asOf()).toEqual(at(2))
  })
})

let database: ReplicatedDatabase
let hospital: Hospital
let address: string
beforeAll(async () => {
  database = await openReplicatedDatabase()
  hospital = await openHospital({ replicaUrl: database.readUrl, replicaLagSeconds: 30 }, database)
  address = await hospital.serve()
})
afterAll(() => hospital.close())

const complete = async (): Promise<void> => {
  const { people, as, openCall, record } = hospital
  const callId = await openCall()
  await assignCall(await as(people.rosa), { callId })
  await closeCall(await as(people.rosa), { callId, fields: record({ Topic: ['Flushing'] }) })
}
const manager = () => doors(address, hospital.people.manager)
const read = async (): Promise<{ total: number; asOf: string | null }> => {
  const { data } = await manager().graphql('{ provider { reports { completed { total range { asOf } } } } }')
  const { total, range } = data!.provider.reports.completed
  return { total, asOf: range.asOf }
}
const now = () => hospital.clock.now.toISOString()

test('a report is read from the replica, which says until when it has every change; both doors tell the same', async () => {
  await complete()
  await until(async () => expect(await read()).toEqual({ total: 1, asOf: now() }))
  const { body, headers } = await manager().rest('POST', `/providers/${hospital.riverside.id}/reports/completed`, {})
  expect([body.total, headers.get('patency-as-of')]).toEqual([1, now()])
})

test('so are the audit trail and the compliance report, at both doors and in files', async () => {
  const { people, riverside } = hospital
  const { graphql, rest } = doors(address, people.admin)
  const asOf = now()
  await until(async () => {
    const { data } = await graphql('{ provider { audit(first: 1) { asOf } complianceReport { asOf } } }')
    expect(data!.provider).toEqual({ audit: { asOf }, complianceReport: { asOf } })
  })
  const ofProvider = `/providers/${riverside.id}`
  for (const [method, path, sent] of [
    ['POST', '/audit/export', {}],
    ['GET', '/compliancerequirements/compliance-documents', undefined],
    ['GET', '/reports/compliance-report.csv', undefined],
    ['GET', '/reports/compliance-report.xlsx', undefined],
  ] as const) {
    const { status, headers } = await rest(method, ofProvider + path, sent)
    expect([path, status, headers.get('patency-as-of')]).toEqual([path, 200, asOf])
  }
})

test('on the replica a provider sees its own rows alone, and nothing can be written', async () => {
  const { clients, riverside, lakeshore } = hospital
  const [own, other] = [clients.forReports(riverside.id), clients.forReports(lakeshore.id)]
  expect([own.asOf, other.asOf]).not.toContain(null)
  expect([await own.db.call.count(), await other.db.call.count()]).toEqual([1, 0])
  await expect(own.db.call.updateMany({ data: { contact: 'x' } })).rejects.toMatchObject({
    message: expect.stringContaining('read-only'),
  })
})

test('a database that is no replica of this one is refused at the start', async () => {
  await expect(
    readReportsFrom(openClients(database.url, { patience: testPatience }), {
      ...{ url: process.env.PATENCY_TEST_CLUSTER!, longestMs: 30_000, patience: testPatience },
      ...{ now: () => new Date(), log: { info: () => undefined, warn: () => undefined } },
    }),
  ).rejects.toMatchObject({ name: 'StartProblem', message: expect.stringContaining('PATENCY_REPLICA_URL') })
})

test('a replica that goes away while a report is read refuses nobody: the primary answers', async () => {
  const { clients, riverside } = hospital
  await until(async () => expect((await read()).asOf).not.toBeNull())
  const { db } = clients.forReports(riverside.id)
  database.cutStandby()
  expect([await db.call.count(), await db.$queryRaw`select count(*)::int as calls from call`]).toEqual([
    1,
    [{ calls: 1 }],
  ])
  await until(async () => expect(await read()).toEqual({ total: 1, asOf: null }))
  database.mendStandby()
  await until(async () => expect((await read()).asOf).not.toBeNull())
})

test('a replica that is behind tells as of when; too far behind, or promoted, it is not read', async () => {
  const before = now()
  const told: unknown[] = []
  const watching = await readReportsFrom(openClients(database.url, { patience: testPatience }), {
    ...{ url: database.readUrl, longestMs: 30_000, patience: testPatience, now: () => hospital.clock.now },
    log: { info: (message: unknown) => told.push(message), warn: (facts: unknown) => told.push(facts) } as never,
  })
  await until(async () => expect(watching.forReports(hospital.riverside.id).asOf).not.toBeNull())
  database.cutReplication()
  await complete()
  // A call that the replica has not heard of yet exists: the trail of its patient is not refused, and is as of before.
  const callId = await hospital.openCall()
  const trail = await doors(address, hospital.people.admin).graphql(
    `query ($filter: AuditFilter) { provider { audit(filter: $filter) { asOf edges { node { action } } } } }`,
    { filter: { patientOfCallId: globalId('Call', callId) } },
  )
  expect([trail.errors, trail.data!.provider.audit]).toEqual([undefined, { asOf: before, edges: [] }])
  hospital.clock.now = new Date(hospital.clock.now.getTime() + 20_000)
  await until(async () => expect(await read()).toEqual({ total: 1, asOf: before }))
  hospital.clock.now = new Date(hospital.clock.now.getTime() + 11_000)
  expect(await read()).toEqual({ total: 2, asOf: null })
  await until(async () => expect(told).toEqual([{ trouble: expect.stringContaining('further behind') }]))
  await watching.close()
  await database.failOver()
  // The promoted one has not heard of the second call.
  await until(async () => expect(await read()).toEqual({ total: 1, asOf: null }))
})
