// npm start as an operator meets it: the real script, the built server, a folder of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started: { stop(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
})

function npmStart(env: Record<string, string> = {}) {
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      HOST: '',
      PORT: '0',
      PATENCY_DATA: path.join(folder, 'data'),
      PATENCY_SEED: '',
      ...env,
    },
  })
  const said = { text: '' }
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  const address = new Promise<string>((resolve, reject) => {
    function hear(chunk: Buffer) {
      said.text += chunk.toString()
      const ready = /Patency is ready: (\S+)[\s\S]*Ctrl-C/.exec(said.text)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exitCode.then((code) => reject(new Error(`npm start ended with ${code}:\n${said.text}`)))
  })
  // Of no interest to a test that waits for the end.
  address.catch(() => undefined)
  const server = {
    address,
    exitCode,
    said,
    stop(): Promise<number | null> {
      child.kill('SIGTERM')
      return exitCode
    },
  }
  started.push(server)
  return server
}

test('the first start shows a demo hospital and how to sign in, the second builds nothing, and both stop cleanly', async () => {
  const first = npmStart()
  const address = await first.address
  expect(await (await fetch(`${address}/health/ready`)).json()).toEqual({ status: 'ready' })
  expect(await (await fetch(address)).text()).toContain('<title>Patency</title>')
  expect(first.said.text).toContain('clinician@demo.example')
  expect(first.said.text).toContain('Patency-demo-1')
  expect(await first.stop()).toBe(0)
  await expect(fetch(`${address}/health/live`)).rejects.toThrow()

  const second = npmStart()
  expect(await (await fetch(`${await second.address}/health/ready`)).json()).toEqual({ status: 'ready' })
  expect(second.said.text).not.toMatch(/Installing|Generating|Building|Updating/)
  expect(await second.stop()).toBe(0)
})

test('the demo hospital is not served to other machines', async () => {
  const { exitCode, said } = npmStart({ HOST: '0.0.0.0', PATENCY_DATA: path.join(folder, 'open') })
  expect(await exitCode).toBe(78)
  expect(said.text).toContain('it is served to this machine only')
})

test('a taken port is explained, and nothing stays behind', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { exitCode, said } = npmStart({ PORT: String(port) })
  expect(await exitCode).toBe(1)
  expect(said.text).toContain(`Port ${port} on 127.0.0.1 is already taken`)
  other.close()
  const next = npmStart()
  await next.address
  expect(next.said.text).not.toContain('taken over')
  expect(await next.stop()).toBe(0)
})

test.each([
  ['a wrong environment', { PORT: 'four thousand' }, 78, 'PORT must be a whole number'],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/patency' },
    1,
    'The database at 127.0.0.1:1 cannot be used',
  ],
])('%s is explained', async (_what, env, code, message) => {
  const { exitCode, said } = npmStart(env)
  expect(await exitCode).toBe(code)
  expect(said.text).toContain(message)
})

describe('standard output', () => {
  /** Without npm, which puts two lines of its own before those of the server. */
  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['scripts/tasks/start.mjs'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        DATABASE_URL: '',
        HOST: '',
        PORT: '0',
        PATENCY_DATA: path.join(folder, 'data'),
        PATENCY_SEED: '',
        ...env,
      },
    })
    let out = ''
    const ready = new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('Ctrl-C')) resolve()
      }),
    )
    const ended = new Promise<string[]>((resolve) =>
      child.once('close', () => resolve(out.split('\n').filter(Boolean))),
    )
    return { ready: Promise.race([ready, ended]), stop: () => (child.kill('SIGTERM'), ended), ended }
  }
  type Line = { level: string; time: string; msg: string; remedy?: string }

  test('holds JSON lines and nothing else when LOG_FORMAT says so, also of what the server says at its start and end', async () => {
    const server = start({ LOG_FORMAT: 'json' })
    await server.ready
    const lines = (await server.stop()).map((line) => JSON.parse(line) as Line)
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Patency is ready: http:\/\/127\.0\.0\.1:\d+$/),
        expect.stringMatching(/clinician@demo\.example/),
        expect.stringMatching(/^Stopping/),
      ]),
    )
    for (const { level, time } of lines) expect([level, Number.isNaN(Date.parse(time))]).toEqual(['info', false])
    const refused = (
      await start({ LOG_FORMAT: 'json', DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/patency' }).ended
    ).map((line) => JSON.parse(line) as Line)
    expect(refused).toMatchObject([
      {
        level: 'fatal',
        msg: expect.stringContaining('Patency cannot start. The database at 127.0.0.1:1 cannot be used'),
        remedy: expect.stringContaining('Check that it runs'),
      },
    ])
  })

  test('otherwise holds what a person reads', async () => {
    const server = start({ LOG_LEVEL: 'trace' })
    await server.ready
    for (const line of await server.stop()) expect(line).not.toMatch(/^[[{]/)
  })
})
