import { jest } from '@jest/globals'
import { createLog } from './log'
import { openOutages } from './outages'

const refused = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const locked = (): Error => Object.assign(new Error('canceling statement'), { code: '55P03' })

const open = () => {
  const clock = { now: 0 }
  const lines: { level: string; msg: string; [value: string]: unknown }[] = []
  const outages = openOutages(() => clock.now)
  const log = createLog(
    { logLevel: 'info', logFormat: 'json' },
    { outages, to: { write: (text) => void lines.push(JSON.parse(text) as (typeof lines)[number]) } },
  )
  let reason: string | null = null
  let looks = 0
  const watching = outages.watch(log, () => (looks++, Promise.resolve(reason)), 1_000)
  return {
    clock,
    lines,
    log,
    outages,
    looks: () => looks,
    notReady: (why: string | null) => void (reason = why),
    /** A second passes, and the watch looks. */
    pass: async (seconds = 1) => {
      for (let n = 0; n < seconds; n += 1) {
        clock.now += 1_000
        await jest.advanceTimersByTimeAsync(1_000)
      }
    },
    stop: watching.stop,
  }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('hundreds of failures of one outage are two lines: its beginning with the first error, and its end with the count of requests', async () => {
  const { log, lines, notReady, pass, stop } = open()
  notReady('the database does not answer')
  for (let n = 0; n < 30; n += 1) {
    log.warn({ err: refused(), request: true, path: ['provider'] }, 'the database could not serve a resolver')
    log.error(
      { err: new Error('outer', { cause: refused() }), job: 'sweepLooks' },
      'a job of the clock broke; trying again',
    )
    await pass()
  }
  expect(lines).toMatchObject([
    {
      level: 'warn',
      trouble: 'away',
      while: 'the database could not serve a resolver',
      err: { code: 'ECONNREFUSED' },
      path: ['provider'],
      msg: 'The database is not available: requests are answered with 503 until it is back.',
    },
  ])
  await pass(5)
  expect(lines).toHaveLength(1)
  notReady(null)
  await pass()
  // From the first failure to the last.
  expect(lines.slice(1)).toMatchObject([
    {
      level: 'warn',
      trouble: 'away',
      failed: 30,
      seconds: 29,
      msg: 'The database is back after 29 s. 30 requests failed meanwhile.',
    },
  ])
  log.warn({ err: refused() }, 'again')
  expect(lines).toHaveLength(3)
  await stop()
})

test('an outage goes on while something still fails, although the database answers the look', async () => {
  const { log, lines, pass, stop } = open()
  for (let n = 0; n < 5; n += 1) {
    log.warn({ err: refused() }, 'the change feed lost its connection; trying again')
    await pass(2)
  }
  expect(lines).toHaveLength(1)
  await pass()
  expect(lines).toHaveLength(2)
  expect(lines[1]!.msg).toMatch(/0 requests failed meanwhile/)
  await stop()
})

test('a database that is too busy, and one that is full, are outages of their own', async () => {
  const { log, lines, pass, stop } = open()
  for (const err of [locked(), Object.assign(new Error('full'), { code: '53100' }), locked()])
    log.warn({ err, request: true }, 'the database could not serve a route')
  expect(lines.map(({ trouble }) => trouble)).toEqual(['busy', 'full'])
  await pass(3)
  expect(lines.slice(2)).toMatchObject([
    { trouble: 'busy', failed: 2, msg: expect.stringContaining('keeps up again') },
    {
      trouble: 'full',
      failed: 1,
      msg: expect.stringMatching(/has room again after \d s\. 1 request failed meanwhile\./),
    },
  ])
  await stop()
})

test('why the process ends is written, also in an outage', async () => {
  const { log, lines, stop } = open()
  for (let n = 0; n < 2; n += 1) log.warn({ err: refused() }, 'presence could not be renewed; trying again')
  log.fatal({ err: refused() }, 'unexpected error')
  expect(lines.map(({ level, msg }) => [level, msg.slice(0, 12)])).toEqual([
    ['warn', 'The database'],
    ['fatal', 'unexpected e'],
  ])
  await stop()
})

test('other lines are written as they are, and a database that serves is not asked', async () => {
  const { log, lines, looks, pass, stop } = open()
  log.error({ err: new TypeError('undefined is not a function'), path: ['x'] }, 'a resolver broke')
  log.info('ready')
  log.warn({ sockets: 2 }, 'closing')
  expect(lines).toMatchObject([
    { level: 'error', msg: 'a resolver broke', path: ['x'] },
    { level: 'info', msg: 'ready' },
    { msg: 'closing', sockets: 2 },
  ])
  await pass(5)
  expect(looks()).toBe(0)
  await stop()
})
