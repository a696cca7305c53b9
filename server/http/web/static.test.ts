import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { setSecurityHeaders } from '../edge/headers'
import { readApp } from './assets'
import { noOlderFiles } from './olderFiles'
import { createStatic } from './static'

const script = `console.log(${JSON.stringify('x'.repeat(2000))})`

let folder: string
let server: Server
let address: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-static-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Patency</title>')
  writeFileSync(path.join(folder, 'assets/app-1a2b.js'), script)
  writeFileSync(path.join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  writeFileSync(path.join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  const serveStatic = createStatic(readApp(folder), noOlderFiles.find)
  server = createServer((req, res) => {
    setSecurityHeaders(req, res, { trustProxy: 1, mode: 'test' })
    void serveStatic(req, res, (req.url ?? '/').split('?', 1)[0] ?? '/')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

function get(pathname: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(address + pathname, {
    method,
    headers: { connection: 'close', 'accept-encoding': 'identity', ...headers },
  })
}

test.each(['br', 'gzip'])('a hashed file comes compressed as %s, to be kept for ever', async (encoding) => {
  const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await answer.text()).toBe(script)
})

test('it comes plain to whoever cannot unpack', async () => {
  const answer = await get('/assets/app-1a2b.js')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(script)
})

test.each(['/', '/calls/queue', '/calls/0192?tab=history'])(
  '%s is a page of the app, asked for anew each time',
  async (pathname) => {
    const answer = await get(pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<title>Patency</title>')
  },
)

test('an unchanged page is answered without its content', async () => {
  const etag = (await get('/')).headers.get('etag') ?? ''
  const answer = await get('/', { 'if-none-match': etag })
  expect(answer.status).toBe(304)
  expect(await answer.text()).toBe('')
})

test.each([
  '/assets/gone.js',
  '/favicon.png',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
])('%s is not found, rather than answered with a page', async (pathname) => {
  const answer = await get(pathname)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ status: 404, title: 'Not found' })
})

test('HEAD answers the headers alone, and other methods are refused', async () => {
  const head = await get('/', {}, 'HEAD')
  expect(head.headers.get('content-length')).toBe('37')
  expect(await head.text()).toBe('')
  const post = await get('/', {}, 'POST')
  expect(post.status).toBe(405)
  expect(post.headers.get('allow')).toBe('GET, HEAD')
})

test('the browser is told to run no inline script, to guess no type and to show no page in a frame', async () => {
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
  for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
    expect(headers.get('content-security-policy')).toContain(directive)
  // So nothing is shown in a frame either.
  expect(headers.get('content-security-policy')).not.toContain('frame-src')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('permissions-policy')).toContain('camera=(self), geolocation=(), microphone=()')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('behind a proxy that speaks TLS, browsers are told to stay with it', async () => {
  const { headers } = await get('/', { 'x-forwarded-proto': 'https' })
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
})
