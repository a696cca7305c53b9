// Files of other builds (rules 10.9): of pages that were open before an upgrade, and of servers that are upgraded one by one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readEnv } from '../../env'
import { createLog } from '../../log'
import { prune } from '../../services/jobs/prune'
import { openHospital, type Hospital } from '../../test/hospital/hospital'
import { answering } from '../edge/send'
import { readApp, type BuiltApp } from './assets'
import { noOlderFiles, openOlderFiles, type OlderFiles } from './olderFiles'
import { createStatic } from './static'

const log = createLog({ ...readEnv({ NODE_ENV: 'test' }), logLevel: 'silent' })
const hour = 3_600_000
const limits = { idleMinutes: 60, maxHours: 24 }
const code = (name: string) => `export default ${JSON.stringify(name.repeat(400))}`

let hospital: Hospital
let folder: string
type Running = { get: (address: string, init?: RequestInit) => Promise<Response>; older: OlderFiles; server: Server }
const running: Running[] = []

beforeAll(async () => {
  hospital = await openHospital()
  folder = mkdtempSync(path.join(tmpdir(), 'patency-builds-'))
})
afterEach(async () => {
  for (const one of running.splice(0)) await stop(one)
  await hospital.clients.system.webFile.deleteMany()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await hospital.close()
})

/** A server of a build with these files. */
const start = async (build: string, names: string[]): Promise<Running> => {
  const own = path.join(folder, build)
  mkdirSync(path.join(own, 'assets/pdf'), { recursive: true })
  writeFileSync(path.join(own, 'index.html'), `<!doctype html><meta name="patency-build" content="${build}" />`)
  for (const name of names) writeFileSync(path.join(own, 'assets', name), code(name))
  const app = readApp(own)
  expect(app.build).toBe(build)
  return serve(app, await openOlderFiles(hospital.clients, app, () => hospital.clock.now, log))
}
const serve = async (app: BuiltApp, older: OlderFiles): Promise<Running> => {
  const serveStatic = createStatic(app, older.find)
  const server = createServer((req, res) => answering(req, res, log, () => serveStatic(req, res, req.url!)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const one = { get: (to: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${to}`, init), older, server }
  running.push(one)
  return one
}
const stop = async ({ older, server }: Running): Promise<void> => {
  await older.stop()
  server.closeAllConnections()
  server.close()
}
const end = (one: Running) => stop(running.splice(running.indexOf(one), 1)[0]!)

test('two servers of two builds serve each other’s files, and each its own page', async () => {
  const [older, newer] = [await start('2026-11-01', ['first-1a.js']), await start('2026-11-02', ['first-2b.js'])]
  for (const server of [older, newer])
    for (const name of ['first-1a.js', 'first-2b.js']) {
      const answer = await server.get(`/assets/${name}`)
      expect(await answer.text()).toBe(code(name))
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      // Again, from memory, and without compression.
      expect(await (await server.get(`/assets/${name}`, { headers: { 'accept-encoding': 'identity' } })).text()).toBe(
        code(name),
      )
      expect((await server.get(`/assets/${name}`, { method: 'HEAD' })).status).toBe(200)
    }
  expect(await (await older.get('/calls/queue')).text()).toContain('2026-11-01')
  expect(await (await newer.get('/calls/queue')).text()).toContain('2026-11-02')
})

test('a page that was open before an upgrade finds its files for a day after the last server that had them', async () => {
  const before = await start('2026-11-03', ['page-3c.js', 'kept-0.js'])
  await end(before)
  const after = await start('2026-11-04', ['page-4d.js', 'kept-0.js'])
  const begun = hospital.clock.now
  try {
    hospital.clock.now = new Date(begun.getTime() + 23 * hour)
    await prune(hospital.clients, hospital.clock.now, limits)
    expect(await (await after.get('/assets/page-3c.js')).text()).toBe(code('page-3c.js'))
    // The next server says that it has its files, which an earlier one had too.
    await end(after)
    const later = await start('2026-11-04', ['page-4d.js', 'kept-0.js'])
    hospital.clock.now = new Date(begun.getTime() + 25 * hour)
    await prune(hospital.clients, hospital.clock.now, limits)
    expect((await later.get('/assets/page-3c.js')).status).toBe(404)
    const left = await hospital.clients.system.webFile.findMany({ orderBy: { path: 'asc' } })
    expect(left.map((file) => file.path)).toEqual(['/assets/kept-0.js', '/assets/page-4d.js'])
  } finally {
    hospital.clock.now = begun
  }
})

test('many servers that start at once with the same files keep each file once', async () => {
  await Promise.all(['2026-11-05', '2026-11-06', '2026-11-07'].map((build) => start(build, ['same-5e.js'])))
  expect(await hospital.clients.system.webFile.count()).toBe(1)
})

test('addresses that never were are not found, at the cost of one look for all of them', async () => {
  const server = await start('2026-11-08', ['first-8f.js'])
  const before = hospital.clients.statements()
  const tried = await Promise.all(
    Array.from({ length: 40 }, (_, number) => server.get(`/assets/none-${number}.js`).then(({ status }) => status)),
  )
  expect(new Set(tried)).toEqual(new Set([404]))
  expect(hospital.clients.statements() - before).toBeLessThan(40)
  for (const address of ['/icons/none.png', '/assets/', '/assets/%2e%2e%2findex.html', '/service-worker.js'])
    expect([address, (await server.get(address)).status]).toEqual([address, 404])
})

test.each([
  ['while the database is away', 'ECONNREFUSED', 503, '2'],
  ['when something breaks', 'EBROKEN', 500, null],
])('%s, a file of another build is answered so that the page tries again', async (_when, code, status, retryAfter) => {
  const find = () => Promise.reject(Object.assign(new Error('no answer'), { code }))
  const { get } = await serve({ build: '2026-11-09', assets: new Map() }, { ...noOlderFiles, find })
  const answer = await get('/assets/older-9g.js')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
})
