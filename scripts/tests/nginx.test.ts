// The nginx example in front of a server: the file itself, and where nginx is installed, what it does.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import WebSocket from 'ws'
import { hashPassword } from '../../server/auth/password'
import { imageLimit } from '../../server/domain/calls/entries/images'
import { projectRoot } from '../../server/paths'
import { freePort } from '../../server/test/database/freePort'
import { until } from '../../server/test/harness/until'
import { openHospital, type Hospital } from '../../server/test/hospital/hospital'
import { picture } from '../../server/test/hospital/pictures'

const example = readFileSync(path.join(projectRoot, 'docker/nginx.conf'), 'utf8')
const settings = example.replaceAll(/^\s*#.*$/gm, '')

test('lets a picture of the largest size through, with what a form adds to it', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(settings)![1])
  expect(megabytes * 1024 * 1024).toBeGreaterThan(imageLimit + 10_000)
  expect(megabytes).toBeLessThan(20)
})

test('passes on what the server needs to know, replaces what a browser could forge, and never sends a write twice', () => {
  for (const line of [
    'Host $http_host',
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
    'Upgrade $http_upgrade',
    'Connection $patency_connection',
  ])
    expect(settings).toContain(`proxy_set_header ${line};`)
  expect(settings).toMatch(/proxy_next_upstream error timeout;/)
  expect(settings).not.toContain('non_idempotent')
})

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

const send = (url: string, options: RequestOptions = {}, body?: Buffer | string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = (url.startsWith('https:') ? httpsRequest : httpRequest)(
      url,
      { rejectUnauthorized: false, ...options },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const has = (program: string): boolean => spawnSync(program, ['-v']).error === undefined

// Without the program there is nothing more to see.
if (has('nginx') && has('openssl'))
  describe('nginx with this file', () => {
    let hospital: Hospital
    let folder: string
    let site: string
    let plain: string
    let nginx: ReturnType<typeof spawn>
    beforeAll(async () => {
      hospital = await openHospital({ trustProxy: 1 })
      await hospital.clients.system.user.updateMany({ data: { passwordHash: await hashPassword('Patency-demo-1') } })
      const server = new URL(await hospital.serve()).host
      folder = mkdtempSync(path.join(tmpdir(), 'patency-nginx-'))
      const [tls, http] = [await freePort(), await freePort()]
      site = `https://127.0.0.1:${tls}`
      plain = `http://127.0.0.1:${http}`
      for (const name of ['tls', 'temp']) mkdirSync(path.join(folder, name))
      spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=calls.example.org',
        '-keyout',
        path.join(folder, 'tls/site.key'),
        '-out',
        path.join(folder, 'tls/site.pem'),
      ])
      const adapted = example
        .replaceAll(/server patency-[12]:4000/g, `server ${server}`)
        .replace('listen 443', `listen 127.0.0.1:${tls}`)
        .replace('listen 80', `listen 127.0.0.1:${http}`)
        .replaceAll('/etc/nginx/tls', path.join(folder, 'tls'))
      writeFileSync(path.join(folder, 'site.conf'), adapted)
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
        .join(' ')
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${places} include ${folder}/site.conf; }`,
      )
      nginx = spawn('nginx', ['-e', path.join(folder, 'error.log'), '-c', path.join(folder, 'nginx.conf')], {
        stdio: 'ignore',
      })
      await until(async () => (await send(`${site}/health/live`)).status === 200).catch(() => {
        throw new Error(readFileSync(path.join(folder, 'error.log'), 'utf8'))
      })
    })
    afterAll(async () => {
      const ended = new Promise((resolve) => nginx.once('close', resolve))
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
      await hospital.close()
    })

    /** Signs in; answers the cookie. */
    const signIn = async (headers: Record<string, string> = {}): Promise<string> => {
      const body = JSON.stringify({ email: hospital.people.rosa.email, password: 'Patency-demo-1' })
      const answer = await send(
        `${site}/api/v0/auth/login`,
        { method: 'POST', headers: { 'content-type': 'application/json', origin: site, ...headers } },
        body,
      )
      expect(answer.status).toBe(200)
      expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
      const [cookie] = answer.headers['set-cookie'] as string[]
      expect(cookie).toMatch(/^__Host-patency=.*; Secure$/)
      return cookie!.split(';')[0]!
    }

    test('a browser signs in over TLS, and the audit log has its address, not the one it claims', async () => {
      await signIn({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' })
      const [row] = await hospital.clients.system.auditEntry.findMany({
        where: { action: 'signIn' },
        orderBy: { at: 'desc' },
        take: 1,
      })
      expect(row?.origin).toBe('127.0.0.1')
    })

    test('without TLS it is sent to the site, and metrics stay inside', async () => {
      expect(await send(`${plain}/calls/1?x=2`, { headers: { host: 'calls.example.org' } })).toMatchObject({
        status: 308,
        headers: { location: 'https://calls.example.org/calls/1?x=2' },
      })
      expect((await send(`${site}/metrics`)).status).toBe(404)
    })

    test('pictures of more than 1 MB go through, up to the limit of the server, and more than that is refused', async () => {
      const cookie = await signIn()
      const photo = await picture('image/jpeg', { width: 300, height: 300 })
      const upload = (size: number): Promise<Answer> => {
        const head =
          '--cut\r\ncontent-disposition: form-data; name="file"; filename="arm.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
        // What follows the end of a JPEG is no part of the picture.
        const body = Buffer.concat([
          Buffer.from(head),
          photo,
          Buffer.alloc(size - photo.length),
          Buffer.from('\r\n--cut--\r\n'),
        ])
        return send(
          `${site}/api/v0/providers/${hospital.riverside.id}/images`,
          {
            method: 'POST',
            headers: {
              cookie,
              origin: site,
              'content-type': 'multipart/form-data; boundary=cut',
              'content-length': body.length,
            },
          },
          body,
        )
      }
      for (const size of [2 * 1024 * 1024, imageLimit]) expect((await upload(size)).status).toBe(200)
      // By the server, in words; and what nobody needs, by nginx.
      expect(await upload(imageLimit + 1)).toMatchObject({ status: 413, text: expect.stringContaining('"TOO_LARGE"') })
      expect(await upload(16 * 1024 * 1024)).toMatchObject({ status: 413, text: expect.stringContaining('nginx') })
    })

    test('a websocket of the site is upgraded, and one of another site is not', async () => {
      const cookie = await signIn()
      const connect = (origin: string): Promise<string> =>
        new Promise((resolve) => {
          const socket = new WebSocket(`${site.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
            rejectUnauthorized: false,
            headers: { cookie, origin },
          })
          socket.on('open', () =>
            socket.send(JSON.stringify({ type: 'connection_init', payload: { provider: hospital.riverside.id } })),
          )
          socket.on('message', (text: Buffer) => {
            resolve((JSON.parse(text.toString()) as { type: string }).type)
            socket.close()
          })
          socket.on('unexpected-response', (_request, answer) => resolve(String(answer.statusCode)))
          socket.on('error', () => undefined)
        })
      expect(await connect(site)).toBe('connection_ack')
      expect(await connect('https://evil.example')).toBe('403')
    })
  })
