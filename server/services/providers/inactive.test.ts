// A provider that is made inactive: its people are out within a second, its work rests, and its data stays (rules 9.6).
import { pino } from 'pino'
import { hashSessionToken, newSessionToken } from '../../auth/sessionToken'
import { jobKinds } from '../../jobs/kinds'
import { runDueJobs } from '../../jobs/runner'
import { doors, globalId } from '../../test/harness/doors'
import { openHospital, type Hospital, type Person } from '../../test/hospital/hospital'
import { placeLine } from '../../test/hospital/placedLines'
import { subscribe } from '../../test/harness/subscriber'
import { announceDueCalls } from '../calls/queue/announceDueCalls'
import { setLineCheckInterval } from '../line-checks/configureLineChecks'
import { updateProvider } from './updateProvider'

let hospital: Hospital
let address: string
/** Manages all providers, and works in Lakeshore. */
let sam: Person
beforeAll(async () => {
  hospital = await openHospital({ sessionIdleMinutes: 1e6, sessionMaxHours: 1e5 })
  address = await hospital.serve()
  sam = await hospital.hire('Sam Okoro', 'SystemAdmin', hospital.lakeshore.id)
})
afterAll(() => hospital.close())
afterEach(() => become('Active'))

const become = async (status: 'Active' | 'Inactive') =>
  updateProvider(await hospital.as(sam), { providerId: hospital.riverside.id, status })
const restAt = () => `/providers/${hospital.riverside.id}/calls/active`
const inRiverside = () => ({ 'patency-provider': hospital.riverside.id })
const viewer = '{ viewer { provider { name } memberships { providerName } inactiveProviderNames } }'
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code

test.each(['rosa', 'system'] as const)(
  'both doors refuse a request that names it, for %s; once it is active they answer',
  async (who) => {
    const caller = doors(address, hospital.people[who])
    await become('Inactive')
    expect(await caller.rest('GET', restAt())).toMatchObject({
      status: 403,
      body: { code: 'PROVIDER_INACTIVE', message: 'This provider is inactive.' },
    })
    expect(codeOf(await caller.graphql('{ provider { name } }', {}, inRiverside()))).toBe('PROVIDER_INACTIVE')
    const writes = await caller.rest('POST', `/providers/${hospital.riverside.id}/calls`, {})
    expect(writes.body.code).toBe('PROVIDER_INACTIVE')
    expect(
      codeOf(
        await caller.graphql('mutation($id: ID!) { switchProvider(input: { providerId: $id }) { __typename } }', {
          id: globalId('Provider', hospital.riverside.id),
        }),
      ),
    ).toBe('PROVIDER_INACTIVE')
    await become('Active')
    expect((await caller.rest('GET', restAt())).status).toBe(200)
  },
)

test('a stranger is answered as before: not found', async () => {
  const { stranger } = hospital.people
  const ask = () => doors(address, stranger).rest('GET', restAt())
  const before = await ask()
  await become('Inactive')
  const { status, body } = await ask()
  expect({ status, body }).toEqual({ status: 404, body: before.body })
  expect(codeOf(await doors(address, stranger).graphql('{ provider { name } }', {}, inRiverside()))).toBe('NOT_FOUND')
})

test('its tokens are refused, also where no provider is named, and work again afterwards', async () => {
  const { clients, people, riverside, clock } = hospital
  const token = newSessionToken()
  await clients.system.apiToken.create({
    data: {
      tokenHash: hashSessionToken(token),
      providerId: riverside.id,
      userId: people.rosa.id,
      name: 'Dashboard',
      scope: 'readWrite',
      createdAt: clock.now,
    },
  })
  const authorization = `Bearer ${token}`
  const ask = (path: string) => doors(address, null).rest('GET', path, undefined, { authorization })
  await become('Inactive')
  for (const path of [restAt(), '/users/me', '/requireablecallfields'])
    expect(await ask(path)).toMatchObject({ status: 403, body: { code: 'PROVIDER_INACTIVE' } })
  await become('Active')
  for (const path of [restAt(), '/users/me']) expect((await ask(path)).status).toBe(200)
})

test('no one can choose it: people with another provider work there, others are told which one is inactive', async () => {
  const { people, clients, lakeshore } = hospital
  await clients.system.providerRole.create({
    data: { userId: people.ben.id, providerId: lakeshore.id, role: 'Clinician' },
  })
  await become('Inactive')
  expect((await doors(address, people.rosa).graphql(viewer)).data).toEqual({
    viewer: { provider: null, memberships: [], inactiveProviderNames: ['Riverside Health'] },
  })
  expect((await doors(address, people.ben).graphql(viewer)).data).toEqual({
    viewer: {
      provider: { name: 'Lakeshore Medical' },
      memberships: [{ providerName: 'Lakeshore Medical' }],
      inactiveProviderNames: ['Riverside Health'],
    },
  })
  expect((await doors(address, people.system).graphql(viewer)).data!.viewer).toMatchObject({
    provider: { name: 'Lakeshore Medical' },
    memberships: [{ providerName: 'Lakeshore Medical' }],
  })
  expect((await doors(address, people.ben).rest('GET', '/users/me')).body.providerRoles).toEqual([
    { providerId: lakeshore.id, providerName: 'Lakeshore Medical', role: 'Clinician' },
  ])
  await become('Active')
  expect((await doors(address, people.rosa).graphql(viewer)).data).toMatchObject({
    viewer: { provider: { name: 'Riverside Health' }, inactiveProviderNames: [] },
  })
})

test('its sockets close, also a superadmin’s without a role, and come back to be told why; those elsewhere stay', async () => {
  const { people, hire, riverside } = hospital
  const root = await hire('Root', null, riverside.id, { superadmin: true })
  const inside = [people.rosa, people.external, root].map((person) => subscribe(address, person))
  const outside = subscribe(address, people.stranger)
  await Promise.all([...inside, outside].map((one) => one.next(() => true)))
  await become('Inactive')
  expect(await Promise.all(inside.map(({ closed }) => closed))).toEqual([1012, 1012, 1012])
  expect(await subscribe(address, people.rosa).closed).toBe(4410)
  expect(outside.events).toHaveLength(1)
  await become('Active')
  const again = subscribe(address, people.rosa)
  await again.next(() => true)
  await Promise.all([outside, again].map((one) => one.stop()))
})

describe('its work rests', () => {
  const log = pino({ level: 'silent' })
  const now = () => new Date(hospital.clock.now)
  const pass = (hours: number) => {
    hospital.clock.now = new Date(hospital.clock.now.getTime() + hours * 3_600_000)
  }
  const runJobs = () =>
    runDueJobs({
      clients: hospital.clients,
      kinds: jobKinds(hospital.clients, hospital.files, now, { idleMinutes: 15, maxHours: 12 }),
      now,
      log,
    })
  const checks = () =>
    hospital.clients.system.call.count({
      where: { providerId: hospital.riverside.id, purposeId: hospital.riverside.purposes['Daily Line Check']! },
    })
  const job = () =>
    hospital.clients.system.job.findFirstOrThrow({
      where: { providerId: hospital.riverside.id, name: 'checkLines' },
    })

  test('line checks that came due meanwhile are not made up for; the next ones come when they are due', async () => {
    await placeLine(hospital)
    await setLineCheckInterval(await hospital.as(hospital.people.admin), {
      intervalAmount: 6,
      intervalUnits: 'hours',
      purposeId: hospital.riverside.purposes['Daily Line Check'],
    })
    await become('Inactive')
    const due = (await job()).dueAt
    pass(50)
    await runJobs()
    expect(await job()).toMatchObject({ dueAt: due, attempts: 0 })
    expect(await checks()).toBe(0)

    await become('Active')
    const activeAt = now()
    await runJobs()
    expect(await checks()).toBe(0)
    const next = (await job()).dueAt!
    expect(next.getTime()).toBeGreaterThan(activeAt.getTime())
    expect(next.getTime()).toBeLessThanOrEqual(activeAt.getTime() + 6 * 3_600_000)
    hospital.clock.now = next
    await runJobs()
    expect(await checks()).toBe(1)
  })

  test('calls that came due meanwhile are in the queue at once, and cause one change', async () => {
    const { riverside, lakeshore, clients, people, openCall } = hospital
    const dueIn = async (callId: string) =>
      clients.system.call.update({ where: { id: callId }, data: { aliveAt: now(), announcedAt: null } })
    const [here, there] = [await openCall(), await openCall({ by: people.stranger })]
    const changes = (providerId: string, since: Date) =>
      clients.system.change.findMany({
        where: { providerId, kind: { not: 'user' }, at: { gte: since } },
        select: { kind: true },
      })
    await become('Inactive')
    pass(1)
    const since = now()
    for (const id of [here, there]) await dueIn(id)
    expect(await announceDueCalls(clients, now())).toBe(1)
    expect(await announceDueCalls(clients, now())).toBe(0)
    expect(await changes(riverside.id, since)).toEqual([])
    expect(await changes(lakeshore.id, since)).toEqual([{ kind: 'call' }])
    await become('Active')
    expect(await announceDueCalls(clients, now())).toBe(0)
    expect(await changes(riverside.id, since)).toEqual([{ kind: 'catalogue' }])
    const queue = await doors(address, people.rosa).rest('GET', restAt())
    expect(queue.body.map(({ id }: { id: string }) => id)).toContain(here)
  })
})
