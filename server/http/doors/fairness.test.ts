// What one person who asks all they may leaves to the others.
import pg from 'pg'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { doors, globalId } from '../../test/harness/doors'
import { until } from '../../test/harness/until'
import { openHospital, type Hospital } from '../../test/hospital/hospital'

let hospital: Hospital
let address: string
let owner: pg.Client
beforeAll(async () => {
  hospital = await openHospital({ requestsPerMinute: 110, patience: 1 })
  address = await hospital.serve()
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await hospital.close()
})

const facilities = (count: number): string =>
  `{ provider { ${Array.from({ length: count }, (_, n) => `f${n}: facilities { rooms { name facility { rooms { name } } } }`).join(' ')} } }`

const post = async (person: { token: string }, body: object) => {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'patency-client': 'test', cookie: `patency=${person.token}` },
    body: JSON.stringify(body),
  })
  return {
    status: answer.status,
    wait: Number(answer.headers.get('retry-after')),
    ...((await answer.json()) as { errors?: { extensions: { code: string } }[] }),
  }
}

/** Statements that wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.count
}

test('a costly document counts as many requests, and is refused when a minute holds no more of them', async () => {
  const { external } = hospital.people
  // Names differ, so that no answer is one that was kept.
  const ask = (n: number) => post(external, { query: `query Costly${n} ${facilities(1)}` })
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  // The bucket refills meanwhile, so how many are let through depends on how long they take.
  while (answers.length < 40 && answers.at(-1)?.status !== 429) answers.push(await ask(answers.length))
  const refused = answers.pop()
  expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] })
  expect(refused!.wait).toBeGreaterThanOrEqual(1)
  expect(answers.length).toBeGreaterThanOrEqual(3)
  expect(answers.filter(({ status, errors }) => status !== 200 || errors)).toEqual([])
  // Others have a bucket of their own.
  expect((await doors(address, hospital.people.rosa).graphql('{ viewer { email } }')).errors).toBeUndefined()
})

test('of one session few requests run at once, so that a colleague is served beside them', async () => {
  const { people, riverside } = hospital
  const { north, ben } = people
  expect((await post(north, { query: '{ viewer { email } }' })).status).toBe(200)
  await owner.query('begin')
  // Whoever reads rooms waits, and holds what it has of the server meanwhile.
  await owner.query('lock table room in access exclusive mode')
  const greedy = Array.from({ length: 20 }, (_, n) =>
    post(north, { query: `query Greedy${n} { provider { facilities { rooms { name } } } }` }),
  )
  const rest = Array.from({ length: 10 }, () =>
    fetch(`${address}/api/v0/providers/${riverside.id}/facilities`, { headers: { cookie: `patency=${north.token}` } }),
  )
  await until(async () => (await waiting()) > 0)
  const seen: number[] = []
  while (seen.length < 5) {
    // Between the looks a colleague works on.
    expect((await post(ben, { query: '{ viewer { email } }' })).status).toBe(200)
    seen.push(await waiting())
  }
  await owner.query('rollback')
  expect(Math.max(...seen)).toBeLessThanOrEqual(4)
  // Those that waited for their turn were answered in the end; on a slow machine some had waited for the lock too long.
  const statuses = [...(await Promise.all(greedy)), ...(await Promise.all(rest))].map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(200)
})

test('of one person one heavy request runs at once, in whatever session, and a colleague is served beside it', async () => {
  const { people, riverside, clients, clock } = hospital
  const token = newSessionToken()
  await clients.system.session.create({
    data: {
      ...{ tokenHash: hashSessionToken(token), userId: people.manager.id, providerId: riverside.id },
      ...{ createdAt: clock.now, seenAt: clock.now },
    },
  })
  const read = (person: { token: string }, n: number) =>
    post(person, { query: `query Heavy${n} { provider { reports { worklog { rows { callsLed } } } } }` })
  const download = (person: { token: string }) =>
    fetch(`${address}/api/v0/providers/${riverside.id}/reports/worklog-report.csv`, {
      headers: { cookie: `patency=${person.token}` },
    })
  await owner.query('begin')
  // Whoever reads reports waits.
  await owner.query('lock table reported_call in access exclusive mode')
  const greedy = Array.from({ length: 3 }, (_, n) => [read(people.manager, n), download({ token })]).flat()
  await until(async () => (await waiting()) > 0)
  const other = read(people.admin, 9)
  await until(async () => (await waiting()) > 1)
  const seen: number[] = []
  while (seen.length < 5) {
    expect((await post(people.ben, { query: '{ viewer { email } }' })).status).toBe(200)
    seen.push(await waiting())
  }
  await owner.query('rollback')
  expect(Math.max(...seen)).toBe(2)
  // On a slow machine those that had their turn may have waited for the lock too long.
  const statuses = (await Promise.all([...greedy, other])).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(200)
})

test('nodes of one type are read in one statement, however many', async () => {
  const { rosa } = hospital.people
  const { graphql } = doors(address, rosa)
  await graphql('{ now }')
  const ids = [
    ...hospital.riverside.facilities[0]!.roomIds.map((id) => globalId('Room', id)),
    ...hospital.riverside.facilities.map(({ id }) => globalId('Facility', id)),
    ...Object.values(hospital.riverside.purposes).map((id) => globalId('Purpose', id)),
  ]
  const before = hospital.clients.statements()
  const { data } = await graphql(
    'query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Room { name facility { name } } } }',
    { ids },
  )
  expect(data!.nodes.map(({ id }: { id: string }) => id)).toEqual(ids)
  // Who asks, and one for each of three types.
  expect(hospital.clients.statements() - before).toBeLessThanOrEqual(4)
})
