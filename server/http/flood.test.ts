import WebSocket from 'ws'
import { doors, globalId } from '../test/doors'
import { openHospital, type Hospital, type Person } from '../test/hospital'
import { subscribe } from '../test/subscriber'
import { readEnv } from '../env'
import { createFlood } from './flood'

describe('the buckets', () => {
  const env = { ...readEnv({ NODE_ENV: 'test' }), requestsPerMinute: 60, strangerRequestsPerMinute: 120, trustProxy: 1 }
  const request = (address: string, { cookie, url = '/graphql' }: { cookie?: string; url?: string } = {}) =>
    ({ url, headers: { 'x-forwarded-for': address, ...(cookie ? { cookie: `patency=${cookie}` } : {}) }, socket: {} }) as never
  const open = () => {
    const clock = { ms: 0 }
    const flood = createFlood(env, () => clock.ms)
    const signedIn = (is: boolean) => flood.noting(() => Promise.resolve({ request: null as never, session: is ? ({} as never) : null }))
    const notice = (req: never, is = true) => signedIn(is)(req, 'graphql', { providerId: null, isDeed: true })
    /** How many of so many are let through. */
    const passed = (count: number, req: never) => Array.from({ length: count }, () => flood.wait(req)).filter((seconds) => seconds === 0).length
    return { clock, flood, notice, passed }
  }

  test('hold what may be asked in a minute, and refill evenly', () => {
    const { clock, flood, passed } = open()
    expect(passed(200, request('a'))).toBe(120)
    expect(flood.wait(request('a'))).toBe(1)
    clock.ms = 5_000
    expect(passed(200, request('a'))).toBe(10)
    clock.ms = 3_600_000
    expect(passed(200, request('a'))).toBe(120)
  })

  test('are one for each address, and apart from it one for each who is signed in', async () => {
    const { flood, notice, passed } = open()
    await notice(request('a', { cookie: 'rosa' }))
    await notice(request('a', { cookie: 'ben' }))
    expect(passed(200, request('a'))).toBe(120)
    expect(flood.wait(request('a', { cookie: 'made-up' }))).toBeGreaterThan(0)
    expect(passed(200, request('a', { cookie: 'rosa' }))).toBe(60)
    expect(passed(200, request('elsewhere', { cookie: 'rosa' }))).toBe(0)
    expect(passed(200, request('a', { cookie: 'ben' }))).toBe(60)
    expect(passed(200, request('b'))).toBe(120)
  })

  test('of a session that is over are those of its address again', async () => {
    const { notice, passed } = open()
    const rosa = request('a', { cookie: 'rosa' })
    await notice(rosa)
    passed(60, rosa)
    await notice(rosa, false)
    expect(passed(200, rosa)).toBe(120)
  })

  test('let few sign in at once from one address, whoever is signed in there', async () => {
    const { clock, flood, notice, passed } = open()
    const login = request('a', { cookie: 'rosa', url: '/api/v0/auth/login/?x' })
    await notice(request('a', { cookie: 'rosa' }))
    expect(passed(50, login)).toBe(6)
    expect(flood.wait(login)).toBe(10)
    clock.ms = 10_000
    expect(flood.wait(login)).toBe(0)
  })
})

describe('a caller who asks too much', () => {
  let hospital: Hospital
  let address: string
  let tired: Person
  beforeAll(async () => {
    hospital = await openHospital({ requestsPerMinute: 60, strangerRequestsPerMinute: 600 })
    address = await hospital.serve()
    tired = await hospital.hire('Tired Browser', 'Clinician', hospital.riverside.id)
    for (let n = 0; n < 62; n += 1) await doors(address, tired).graphql('{ now }')
  })
  afterAll(() => hospital.close())

  const headers = () => ({ cookie: `patency=${tired.token}`, 'content-type': 'application/json', 'patency-client': 'test' })

  test('is refused at both doors, told when to come again, and costs no statement (rules 8.6)', async () => {
    const before = hospital.clients.statements()
    for (const [path, method] of [['/graphql', 'POST'], ['/api/v0/users/me', 'GET'], [`/api/v0/providers/${hospital.riverside.id}/calls`, 'POST']] as const) {
      const answer = await fetch(address + path, { method, headers: headers(), body: method === 'POST' ? '{"query":"{ now }"}' : null })
      expect({ path, status: answer.status, type: answer.headers.get('content-type'), body: await answer.json() }).toMatchObject({ path, status: 429, type: 'application/problem+json; charset=utf-8', body: { code: 'TOO_MANY_REQUESTS' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    }
    expect(hospital.clients.statements()).toBe(before)
  })

  test('gets no websocket', async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: headers() })
    const status = await new Promise((resolve) => socket.on('unexpected-response', (_request, { statusCode, headers: told }) => resolve([statusCode, Number(told['retry-after']) >= 1])).on('error', () => undefined))
    expect(status).toEqual([429, true])
  })

  test('does not keep others at the same address from working', async () => {
    expect((await doors(address, hospital.people.rosa).graphql('{ viewer { email } }')).data?.viewer.email).toBe(hospital.people.rosa.email)
  })

  test('on a websocket that is open gets no further subscription', async () => {
    const { ben } = hospital.people
    const socket = subscribe(address, ben)
    await socket.next(() => true)
    for (let n = 0; n < 62; n += 1) await doors(address, ben).graphql('{ now }')
    const refused = await new Promise((resolve) =>
      socket.client.subscribe({ query: 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }', variables: { id: globalId('Provider', ben.providerId) } }, { next: resolve, error: resolve, complete: () => undefined }),
    )
    expect(refused).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }])
    await socket.stop()
  })

  test('has at most fifty subscriptions on one websocket', async () => {
    const { manager } = hospital.people
    const socket = subscribe(address, manager)
    await socket.next(() => true)
    const query = 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }'
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => new Promise((resolve) => socket.client.subscribe({ query, variables: { id: globalId('Provider', manager.providerId) } }, { next: resolve, error: resolve, complete: () => undefined }))),
    )
    expect(outcomes.filter((outcome) => Array.isArray(outcome))).toMatchObject([[{ message: 'A socket carries at most 50 subscriptions.' }]])
    await socket.stop()
  })
})
