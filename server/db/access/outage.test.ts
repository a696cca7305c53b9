// What the server does while the connection to its database is broken or silent, and when it is back.
import pg from 'pg'
import { pino } from 'pino'
import { mostNames } from './connection'
import { openClients, type Clients } from './client'
import { openReadiness } from './readiness'
import { readEnv } from '../../env'
import { createLog } from '../../log'
import { openOutages } from '../../outages'
import { startChangeFeed } from '../../realtime/changeFeed'
import { serveDatabase, type Served } from '../../test/harness/serve'
import { doors, globalId } from '../../test/harness/doors'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { openProxy, type Proxy } from '../../test/database/proxy'
import { subscribe } from '../../test/harness/subscriber'
import { until } from '../../test/harness/until'

const log = pino({ level: 'silent' })

let hospital: Hospital
let proxy: Proxy
/** The database's address through the proxy. */
let url: string
let clients: Clients
let server: Served
beforeAll(async () => {
  hospital = await openHospital({ patience: 1 })
  const direct = new URL(hospital.database.url)
  proxy = await openProxy(() => ({ host: direct.hostname, port: Number(direct.port) }))
  url = Object.assign(new URL(direct), { port: String(proxy.port) }).href
  clients = openClients(url, { silenceMs: 1_000 })
  server = await serveDatabase(
    url,
    clients,
    { ...readEnv({ NODE_ENV: 'test' }), logLevel: 'silent' },
    () => new Date(hospital.clock.now),
  )
})
afterEach(() => proxy.mend())
afterAll(async () => {
  proxy.mend()
  await server.close()
  await clients.close()
  await proxy.close()
  await hospital.close()
})

const rosaAt = () => doors(server.address, hospital.people.rosa)
const queue = () => rosaAt().rest('GET', `/providers/${hospital.riverside.id}/calls/active`)
const query = '{ provider { queue { version } } }'
const mutation = 'mutation($input: CreateCallInput!) { createCall(input: $input) { __typename } }'

test.each(['cut', 'silence'] as const)(
  'after a %s of the connection both doors answer 503 without internals, and serve again by themselves',
  async (fault) => {
    expect((await queue()).status).toBe(200)
    proxy[fault]()
    const [rest, read, written] = await Promise.all([
      queue(),
      rosaAt().graphql(query),
      fetch(`${server.address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'patency-client': 'test',
          cookie: `patency=${hospital.people.rosa.token}`,
        },
        body: JSON.stringify({
          query: mutation,
          variables: { input: { purposeId: globalId('Purpose', hospital.riverside.purposes['PICC Insertion']!) } },
        }),
      }),
    ])
    expect({ status: rest.status, code: rest.body.code, again: rest.headers.get('retry-after') }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      again: '2',
    })
    expect({ status: written.status, again: written.headers.get('retry-after') }).toEqual({ status: 503, again: '2' })
    const told = [
      rest.body.message,
      read.errors![0]!.message,
      ((await written.json()) as { errors: { message: string }[] }).errors[0]!.message,
    ]
    for (const message of told) expect(message).toMatch(/^The database (cannot be reached|is too busy) just now\./)
    proxy.mend()
    await until(async () => (await queue()).status === 200 && (await rosaAt().graphql(query)).errors === undefined)
  },
)

test('a whole pool of silent connections is replaced', async () => {
  proxy.silence()
  const answers = await Promise.all(Array.from({ length: 30 }, queue))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  proxy.mend()
  await until(async () => (await Promise.all(Array.from({ length: 12 }, queue))).every(({ status }) => status === 200))
})

test('all providers share the places of the pool, also after its connections broke', async () => {
  const direct = new URL(hospital.database.url)
  const own = await openProxy(() => ({ host: direct.hostname, port: Number(direct.port) }))
  const few = openClients(Object.assign(new URL(direct), { port: String(own.port) }).href, { connections: 2 })
  const { riverside, lakeshore } = hospital
  const works = (ask: Promise<unknown>) =>
    ask.then(
      () => true,
      () => false,
    )
  try {
    for (const { id } of [riverside, lakeshore]) {
      const broken = () =>
        few.transaction(id, async (tx) => {
          await tx.call.count()
          own.cut()
          return tx.call.count()
        })
      await Promise.allSettled([broken(), broken()])
      own.mend()
      for (const ask of [
        () => few.system.call.count(),
        () => few.transaction(riverside.id, (tx) => tx.call.count()),
        () => few.transaction(lakeshore.id, (tx) => tx.call.count()),
      ])
        await until(() => works(ask()))
      expect(own.open()).toBeLessThanOrEqual(2)
    }
  } finally {
    await few.close()
    await own.close()
  }
})

test('a transaction on a silent connection ends, and gives its place back', async () => {
  const few = openClients(url, { connections: 1, silenceMs: 500 })
  try {
    const provider = hospital.riverside.id
    await few.transaction(provider, (tx) => tx.call.count())
    const broken = few.transaction(provider, async (tx) => {
      proxy.silence()
      return tx.call.count()
    })
    await expect(broken).rejects.toThrow()
    proxy.mend()
    await until(() =>
      few
        .transaction(provider, (tx) => tx.call.count())
        .then(
          () => true,
          () => false,
        ),
    )
  } finally {
    await few.close()
  }
})

test('who connects while the database is away is asked to come again, and not sent to the sign-in page', async () => {
  proxy.cut()
  const rosa = subscribe(server.address, hospital.people.rosa)
  expect(await rosa.closed).toBe(1013)
  await rosa.stop()
})

test('a socket that closes while the database is away does not end the server', async () => {
  const rosa = subscribe(server.address, hospital.people.rosa)
  await rosa.next(() => true)
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', hear)
  proxy.cut()
  await rosa.stop()
  // By the time at which it serves again, whatever the close began has failed.
  proxy.mend()
  await until(async () => (await queue()).status === 200)
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})

test('a subscription that cannot begin is told why in words, and nothing of the database', async () => {
  const rosa = subscribe(server.address, hospital.people.rosa)
  await rosa.next(() => true)
  proxy.cut()
  const error = new Promise<unknown>((resolve) => {
    rosa.client.subscribe(
      {
        query: 'subscription($id: ID!) { callQueueChanged(providerId: $id) { version } }',
        variables: { id: globalId('Provider', hospital.riverside.id) },
      },
      { next: resolve, error: resolve, complete: () => undefined },
    )
  })
  expect(JSON.stringify(await error)).toMatch(/The database cannot be reached just now/)
  expect(JSON.stringify(await error)).not.toMatch(/prisma|ECONN|127\.0\.0\.1/i)
  await rosa.stop()
})

test('a listening connection that is silent is replaced by a new one, which receives events at once', async () => {
  const listening = await openProxy(() => ({
    host: new URL(hospital.database.url).hostname,
    port: Number(new URL(hospital.database.url).port),
  }))
  const own = Object.assign(new URL(hospital.database.url), { port: String(listening.port) }).href
  const feed = await startChangeFeed(own, hospital.clients, log)
  try {
    const standings: string[] = []
    feed.onPermissionsChanged((userId) => void standings.push(userId ?? 'anybody'))
    listening.silence()
    await until(() => listening.open() === 0)
    listening.mend()
    await until(() => listening.open() === 1)
    await until(async () => {
      await hospital.lock(hospital.people.trainee)
      await hospital.unlock(hospital.people.trainee)
      return standings.includes(hospital.people.trainee.id)
    })
  } finally {
    await feed.stop()
    await listening.close()
  }
})

test('a server is not ready while a write cannot reach its database, and is ready again when one can', async () => {
  const ready = async () => {
    const answer = await fetch(`${server.address}/health/ready`)
    return [answer.status, ((await answer.json()) as { reason?: string }).reason]
  }
  expect(await ready()).toEqual([200, undefined])
  for (const fault of ['cut', 'silence'] as const) {
    proxy[fault]()
    expect(await ready()).toEqual([503, 'the database does not answer'])
    proxy.mend()
    await until(async () => (await ready())[0] === 200)
  }
})

test('the log tells of an outage once in words when it begins, and once when it ends, with how many requests failed', async () => {
  const lines: Record<string, unknown>[] = []
  const outages = openOutages()
  const told = createLog(
    { logLevel: 'warn', logFormat: 'json' },
    { outages, to: { write: (text) => void lines.push(JSON.parse(text) as Record<string, unknown>) } },
  )
  const whyNotReady = openReadiness(clients, { poolUrl: null })
  const watching = outages.watch(told, whyNotReady, 100)
  const other = await serveDatabase(
    url,
    clients,
    { ...readEnv({ NODE_ENV: 'test' }) },
    () => new Date(hospital.clock.now),
    { log: told },
  )
  const { rest, graphql } = doors(other.address, hospital.people.rosa)
  try {
    proxy.cut()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? graphql(query) : rest('GET', `/providers/${hospital.riverside.id}/calls/active`),
      ),
    )
    expect(answers).toHaveLength(20)
    // The feed and the presence sweep fail as well, again and again.
    const tried = proxy.tried()
    await until(() => proxy.tried() > tried + 20)
    expect(lines).toMatchObject([
      {
        level: 'warn',
        trouble: 'away',
        msg: 'The database is not available: requests are answered with 503 until it is back.',
      },
    ])
    proxy.mend()
    await until(() => lines.length > 1)
    expect(lines[1]).toMatchObject({
      level: 'warn',
      trouble: 'away',
      failed: 20,
      msg: expect.stringMatching(/^The database is back after \d+ s\. 20 requests failed meanwhile\.$/),
    })
    expect(lines).toHaveLength(2)
  } finally {
    proxy.mend()
    await watching.stop()
    await other.close()
  }
})

test('a call that someone else’s transaction holds is refused as busy, and nothing is changed', async () => {
  const { people, openCall, riverside, readCall, database } = hospital
  const callId = await openCall()
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from call where id = $1 for update', [callId])
  const { status, body } = await doors(await hospital.serve(), people.ben).rest(
    'POST',
    `/providers/${riverside.id}/calls/${callId}/assigntome`,
    {},
  )
  await holder.end()
  expect({ status, message: body.message }).toEqual({
    status: 503,
    message: 'The database is too busy just now. Nothing was changed; try again in a moment.',
  })
  expect((await readCall(callId)).assignedToId).toBeNull()
})

test('a statement that runs for too long is ended by the database', async () => {
  const [limit] = await hospital.clients.system.$queryRaw<Record<string, string>[]>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`
  expect(limit).toEqual({ statement: '10s', lock: '4s', idle: '15s' })
})

test('a full disk is told as one at both doors, and leaves nothing half written', async () => {
  const { people, riverside, clients: direct, database } = hospital
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(
    `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  )
  await owner.query('create trigger no_room before insert on change for each row execute function no_room()')
  const counts = async () => [
    await direct.system.call.count(),
    await direct.system.auditEntry.count(),
    await direct.system.change.count(),
    await direct.system.idempotencyKey.count(),
  ]
  const before = await counts()
  const words = 'The disk of the database is full. Nothing was changed. Tell whoever runs Patency.'
  const rest = await doors(server.address, people.rosa).rest(
    'POST',
    `/providers/${riverside.id}/calls`,
    { purposeId: riverside.purposes['PICC Insertion'] },
    { 'idempotency-key': 'full' },
  )
  expect({ status: rest.status, code: rest.body.code, message: rest.body.message }).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    message: words,
  })
  const graphql = await doors(server.address, people.rosa).graphql(mutation, {
    input: { purposeId: globalId('Purpose', riverside.purposes['PICC Insertion']!), clientMutationId: 'full' },
  })
  expect(graphql.errors).toMatchObject([{ message: words, extensions: { code: 'UNAVAILABLE' } }])
  expect(await counts()).toEqual(before)
  await owner.query('drop trigger no_room on change')
  await owner.end()
  const again = await doors(server.address, people.rosa).rest(
    'POST',
    `/providers/${riverside.id}/calls`,
    { purposeId: riverside.purposes['PICC Insertion'] },
    { 'idempotency-key': 'full' },
  )
  expect(again.status).toBe(200)
})

test('a connection prepares so many statements and no more, however many there are', async () => {
  const one = openClients(hospital.database.url, { connections: 1 })
  try {
    for (let n = 0; n < mostNames + 40; n += 1) await one.system.$queryRawUnsafe(`select ${n} as n`)
    await one.systemTransaction((tx) => tx.$queryRawUnsafe('select -1 as n'))
    const [found] = await one.system.$queryRaw<
      { prepared: number }[]
    >`select count(*)::int as prepared from pg_prepared_statements`
    // Four more: those which begin and commit a transaction, and set the provider of a statement or of a report.
    expect(found!.prepared).toBeGreaterThan(mostNames / 2)
    expect(found!.prepared).toBeLessThanOrEqual(mostNames + 4)
  } finally {
    await one.close()
  }
})
