import { EventEmitter, once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { pino } from 'pino'
import { serveHealth } from './health'
import { listen } from './listen'
import { answering } from './send'

const log = pino({ level: 'silent' })
const local = { host: '127.0.0.1', port: 0 }
const idle = { upgrade: () => undefined, drain: async () => undefined }

test('a taken port is explained', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(listen({ ...idle, handle: () => undefined }, { host: '127.0.0.1', port }, log)).rejects.toMatchObject({
    message: `Port ${port} on 127.0.0.1 is already taken by another program.`,
    remedy: expect.stringContaining('PORT='),
  })
  other.close()
})

test('an address of another machine is explained', async () => {
  await expect(listen({ ...idle, handle: () => undefined }, { host: '192.0.2.1', port: 0 }, log)).rejects.toThrow(
    'HOST=192.0.2.1 is not an address of this machine',
  )
})

test('a connection that nobody uses is kept longer than load balancers keep theirs', async () => {
  const { address, close } = await listen({ ...idle, handle: (_req, res) => void res.end('here') }, local, log)
  const { headers } = await fetch(address)
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(600)
  await close()
})

test('closing lets the request in flight finish, and takes no new one', async () => {
  let finish = () => {}
  const arrived = new Promise<void>((resolve) => {
    finish = resolve
  })
  let answerNow = () => {}
  const { address, close } = await listen(
    {
      ...idle,
      handle(_req, res) {
        answerNow = () => void res.end('whole')
        finish()
      },
    },
    local,
    log,
  )
  const answer = fetch(address).then((response) => response.text())
  await arrived
  const closed = close()
  await expect(fetch(address)).rejects.toThrow()
  answerNow()
  expect(await answer).toBe('whole')
  await closed
})

test('behind a proxy a request that is on its way on an old connection is answered, and the last one on it', async () => {
  const behind = { ...local, trustProxy: 1 }
  const { address, close } = await listen({ ...idle, handle: (_req, res) => void res.end('here') }, behind, log)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (): Promise<{ connection: string | undefined; reused: boolean }> =>
    new Promise((resolve, reject) => {
      const asked = get(address, { agent }, (answer) => {
        answer.resume().on('end', () => resolve({ connection: answer.headers.connection, reused: asked.reusedSocket }))
      }).on('error', reject)
    })
  expect(await ask()).toEqual({ connection: 'keep-alive', reused: false })
  const closed = close()
  // Who comes new finds nobody and goes to another server.
  await expect(fetch(address)).rejects.toThrow()
  expect(await ask()).toEqual({ connection: 'close', reused: true })
  await closed
  agent.destroy()
})

test('closing does not wait beyond its limit, neither for a request nor for a websocket', async () => {
  const arrived = new EventEmitter()
  const both = Promise.all([once(arrived, 'request'), once(arrived, 'upgrade')])
  const { address, close } = await listen(
    { ...idle, handle: () => arrived.emit('request'), upgrade: () => arrived.emit('upgrade') },
    local,
    log,
  )
  const { port } = new URL(address)
  const request = fetch(address).catch(() => 'cut')
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const gone = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => undefined)
  await both
  await close(100)
  expect(await request).toBe('cut')
  await gone
})

describe('health', () => {
  async function ask(pathname: string, problem: string | null): Promise<[number, unknown]> {
    const { address, close } = await listen(
      {
        ...idle,
        handle: (req, res) =>
          answering(
            req,
            res,
            log,
            () =>
              serveHealth(req, res, req.url ?? '', () => Promise.resolve(problem)) ?? void res.writeHead(404).end('{}'),
          ),
      },
      local,
      log,
    )
    const response = await fetch(address + pathname)
    const answer: [number, unknown] = [response.status, await response.json()]
    await close()
    return answer
  }

  test('a process without its database is alive, but not ready, and says why', async () => {
    expect(await ask('/health/live', 'the database does not answer')).toEqual([200, { status: 'live' }])
    expect(await ask('/health/ready', 'the database does not answer')).toEqual([
      503,
      { status: 'not ready', reason: 'the database does not answer' },
    ])
  })

  test('with its database it is ready', async () => {
    expect(await ask('/health/ready', null)).toEqual([200, { status: 'ready' }])
  })
})
