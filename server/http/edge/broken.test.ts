// What callers learn when something of ours breaks, and what goes on meanwhile.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { readEnv } from '../../env'
import { createLog } from '../../log'
import { doors, globalId } from '../../test/harness/doors'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { readApp } from '../web/assets'
import { noOlderFiles } from '../web/olderFiles'
import { createApp } from './app'

let hospital: Hospital
let address: string
let owner: pg.Client
beforeAll(async () => {
  hospital = await openHospital()
  address = await hospital.serve()
  owner = new pg.Client({ connectionString: hospital.database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await hospital.close()
})

const said = 'Something broke on our side. Look whether your change is there before you try again.'

test('what broke is told at both doors in one sentence, without anything of its inside, and writes nothing', async () => {
  const { people, riverside, openCall, readCall } = hospital
  const callId = await openCall()
  const { rest, graphql } = doors(address, people.rosa)
  await owner.query('alter table work_order rename to work_order_away')
  const answers = [
    await rest('POST', `/providers/${riverside.id}/calls/${callId}/close`, { mrn: 'R-1', ...hospital.recorded }),
    await rest('GET', `/providers/${riverside.id}/calls/active`),
  ]
  const closed = await graphql('mutation($input: CloseCallInput!) { closeCall(input: $input) { __typename } }', {
    input: { callId: globalId('Call', callId), ...hospital.recorded },
  })
  await owner.query('alter table work_order_away rename to work_order')

  for (const { status, body } of answers)
    expect({ status, body }).toEqual({
      status: 500,
      body: { type: 'about:blank', title: 'Something broke', status: 500, code: 'BROKEN', message: said, errors: [] },
    })
  expect(closed.errors).toMatchObject([{ message: said, extensions: { code: 'BROKEN' } }])
  expect(JSON.stringify(closed)).not.toMatch(/work_order|prisma|select|\.ts/i)
  expect(await readCall(callId)).toMatchObject({ completedAt: null, mrn: null, version: 1 })
  expect((await rest('GET', `/providers/${riverside.id}/calls/active`)).status).toBe(200)
})

test('a handler that fails by itself is answered and logged, and ends neither the process nor the requests beside it', async () => {
  const env = { ...readEnv({ NODE_ENV: 'test' }), dataDir: hospital.dataDir }
  const lines: string[] = []
  const log = createLog(
    { logLevel: 'error', logFormat: 'json' },
    { to: { write: (line: string) => void lines.push(line) } },
  )
  const none = {
    follow: () => Promise.reject(new Error('no one follows')),
    onPermissionsChanged: () => undefined,
    connected: () => Promise.reject(new Error('no one connects')),
    stop: () => Promise.resolve(),
  }
  const app = createApp({
    env,
    whyNotReady: () => Promise.reject(new TypeError('not there')),
    clients: hospital.clients,
    files: hospital.files,
    feed: none as never,
    presence: none as never,
    web: readApp(),
    olderFiles: noOlderFiles,
    now: () => hospital.clock.now,
    log,
  })
  const server = createServer((req, res) => app.handle(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const answer = await fetch(`${own}/health/ready`)
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status: 500,
      body: { code: 'BROKEN', title: 'Something broke', message: said },
    })
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'error', msg: 'a request broke', err: { type: 'TypeError' } },
    ])
    expect((await fetch(`${own}/health/live`)).status).toBe(200)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('answers of the doors tell the time of the database, also those that fail; files of the app do not', async () => {
  const { people, riverside, clock } = hospital
  const headers = { authorization: `Bearer ${people.rosa.token}` }
  const times = await Promise.all(
    [`/api/v0/providers/${riverside.id}/calls/active`, '/api/v0/nowhere', '/graphql', '/'].map((path) =>
      fetch(address + path, { headers }).then((answer) => answer.headers.get('patency-time')),
    ),
  )
  const now = clock.now.toISOString()
  expect(times).toEqual([now, now, now, null])
})
