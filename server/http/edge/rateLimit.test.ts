import WebSocket from 'ws'
import { doors, globalId } from '../../test/harness/doors'
import { openHospital, type Hospital, type Person } from '../../test/hospital/hospital'
import { subscribe } from '../../test/harness/subscriber'
import { readEnv } from '../../env'
import { createRateLimit } from './rateLimit'

describe('the buckets', () => {
  const env = { ...readEnv({ NODE_ENV: 'test' }), requestsPerMinute: 60, strangerRequestsPerMinute: 120, trustProxy: 1 }
  const request = (address: string, { cookie, url = '/graphql' }: { cookie?: string; url?: string } = {}) =>
    ({
      url,
      headers: { 'x-forwarded-for': address, ...(cookie ? { cookie: `patency=${cookie}` } : {}) },
      socket: {},
    }) as never
  const open = () => {
    const clock = { ms: 0 }
    const limit = createRateLimit(env, () => clock.ms)
    const signedIn = (is: boolean) =>
      limit.recordCredentials(() =>
        Promise.resolve({
          request: {} as never,
          session: is ? ({ user: { id: 'somebody' } } as never) : null,
          position: null,
        }),
      )
    const notice = (req: never, is = true) => signedIn(is)(req, 'graphql', { providerId: null, isUserAction: true })
    /** How many of so many are let through. */
    const passed = (count: number, req: never) =>
      Array.from({ length: count }, () => limit.count(req)).filter((seconds) => seconds === 0).length
    return { clock, limit, notice, passed }
  }

  test('hold what may be asked in a minute, and refill evenly', () => {
    const { clock, limit, passed } = open()
    expect(passed(200, request('192.0.2.7'))).toBe(120)
    expect(limit.count(request('192.0.2.7'))).toBe(1)
    clock.ms = 5_000
    expect(passed(200, request('192.0.2.7'))).toBe(10)
    clock.ms = 3_600_000
    expect(passed(200, request('192.0.2.7'))).toBe(120)
  })

  test('are one for each address, and apart from it one for each who is signed in', async () => {
    const { limit, notice, passed } = open()
    await notice(request('192.0.2.7', { cookie: 'rosa' }))
    await notice(request('192.0.2.7', { cookie: 'ben' }))
    expect(passed(200, request('192.0.2.7'))).toBe(120)
    expect(limit.count(request('192.0.2.7', { cookie: 'made-up' }))).toBeGreaterThan(0)
    expect(passed(200, request('192.0.2.7', { cookie: 'rosa' }))).toBe(60)
    expect(passed(200, request('elsewhere', { cookie: 'rosa' }))).toBe(0)
    expect(passed(200, request('192.0.2.7', { cookie: 'ben' }))).toBe(60)
    expect(passed(200, request('192.0.2.8'))).toBe(120)
  })

  test('of a session that is over are those of its address again', async () => {
    const { notice, passed } = open()
    const rosa = request('192.0.2.7', { cookie: 'rosa' })
    await notice(rosa)
    passed(60, rosa)
    await notice(rosa, false)
    expect(passed(200, rosa)).toBe(120)
  })

  test('let few sign in at once from one address, whoever is signed in there', async () => {
    const { clock, limit, notice, passed } = open()
    const login = request('192.0.2.7', { cookie: 'rosa', url: '/api/v0/auth/login/?x' })
    await notice(request('192.0.2.7', { cookie: 'rosa' }))
    expect(passed(50, login)).toBe(6)
    expect(limit.count(login)).toBe(10)
    clock.ms = 10_000
    expect(limit.count(login)).toBe(0)
  })

  test('count a document as what it is estimated to cost, and never as more than a minute holds', async () => {
    const { limit, notice, passed } = open()
    const rosa = request('192.0.2.7', { cookie: 'rosa' })
    await notice(rosa)
    limit.chargeDocument(rosa, 999)
    limit.chargeDocument(rosa, 20_999)
    expect(passed(100, rosa)).toBe(40)
    await notice(request('192.0.2.7', { cookie: 'ben' }))
    const ben = request('192.0.2.7', { cookie: 'ben' })
    limit.chargeDocument(ben, 500_000)
    expect(() => limit.chargeDocument(ben, 1_000)).toThrow('Too many requests at once. Try again in a second.')
  })

  test('are those of a network where an address is one of very many', () => {
    const { passed } = open()
    expect(passed(200, request('2001:db8:1:2::1'))).toBe(120)
    expect(passed(200, request('2001:db8:1:2:ffff::'))).toBe(0)
    expect(passed(200, request('2001:db8:1:3::1'))).toBe(120)
    expect(passed(200, request('::ffff:192.0.2.1'))).toBe(120)
    expect(passed(200, request('192.0.2.1'))).toBe(0)
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
    await exhaust(tired)
  })
  afterAll(() => hospital.close())

  const exhaust = async (person: Person): Promise<void> => {
    for (let code: unknown = null; code !== 'TOO_MANY_REQUESTS';)
      code = (
        (await (
          await fetch(`${address}/graphql`, { method: 'POST', headers: headers(person), body: '{"query":"{ now }"}' })
        ).json()) as { code?: string }
      ).code
  }
  const headers = (person = tired) => ({
    cookie: `patency=${person.token}`,
    'content-type': 'application/json',
    'patency-client': 'test',
  })
  /** Asks until it is refused: each second one more is let through, and tests have no say in when one begins. */
  const untilRefused = async <T>(ask: () => Promise<T>, isRefused: (answer: T) => boolean): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      const answer = await ask()
      if (isRefused(answer) || tries > 30) return answer
    }
  }

  test('is refused at both doors, told when to come again, and costs no statement (rules 8.6)', async () => {
    for (const [path, method] of [
      ['/graphql', 'POST'],
      ['/api/v0/users/me', 'GET'],
      [`/api/v0/providers/${hospital.riverside.id}/calls`, 'POST'],
    ] as const) {
      const ask = async () => {
        const before = hospital.clients.statements()
        const answer = await fetch(address + path, {
          method,
          headers: headers(),
          body: method === 'POST' ? '{"query":"{ now }"}' : null,
        })
        const body = (await answer.json()) as { code?: string; title?: string }
        return {
          status: answer.status,
          type: answer.headers.get('content-type'),
          code: body.code,
          title: body.title,
          wait: Number(answer.headers.get('retry-after')),
          statements: hospital.clients.statements() - before,
        }
      }
      const refused = await untilRefused(ask, ({ status }) => status === 429)
      expect({ path, ...refused }).toEqual({
        path,
        status: 429,
        type: 'application/problem+json; charset=utf-8',
        code: 'TOO_MANY_REQUESTS',
        title: 'Too many',
        wait: 1,
        statements: 0,
      })
    }
  })

  test('gets no websocket', async () => {
    const ask = () => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: headers(),
      })
      return new Promise<unknown[]>((resolve) =>
        socket
          .on('unexpected-response', (_request, { statusCode, headers: told }) =>
            resolve([statusCode, Number(told['retry-after']) >= 1]),
          )
          .on('open', () => {
            socket.terminate()
            resolve([])
          })
          .on('error', () => undefined),
      )
    }
    expect(await untilRefused(ask, (answer) => answer.length > 0)).toEqual([429, true])
  })

  test('does not keep others at the same address from working', async () => {
    expect((await doors(address, hospital.people.rosa).graphql('{ viewer { email } }')).data?.viewer.email).toBe(
      hospital.people.rosa.email,
    )
  })

  test('on a websocket that is open gets no further subscription', async () => {
    const { ben } = hospital.people
    const socket = subscribe(address, ben)
    await socket.next(() => true)
    await exhaust(ben)
    const variables = { id: globalId('Provider', ben.providerId) }
    const ask = () =>
      new Promise((resolve) =>
        socket.client.subscribe(
          { query: 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }', variables },
          { next: resolve, error: resolve, complete: () => undefined },
        ),
      )
    expect(await untilRefused(ask, Array.isArray)).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }])
    await socket.stop()
  })

  test('has at most fifty subscriptions on one websocket', async () => {
    const { manager } = hospital.people
    const socket = subscribe(address, manager)
    await socket.next(() => true)
    const query = 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }'
    const outcomes = await Promise.all(
      Array.from(
        { length: 50 },
        () =>
          new Promise((resolve) =>
            socket.client.subscribe(
              { query, variables: { id: globalId('Provider', manager.providerId) } },
              { next: resolve, error: resolve, complete: () => undefined },
            ),
          ),
      ),
    )
    expect(outcomes.filter((outcome) => Array.isArray(outcome))).toMatchObject([
      [{ message: 'A socket carries at most 50 subscriptions.' }],
    ])
    await socket.stop()
  })
})
