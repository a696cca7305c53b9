import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Env } from '../../env'
import type { Logger } from '../../log'
import { StartProblem } from '../../startProblem'
import type { App } from './app'
import { createHttpServer } from './httpServer'

export type Listening = {
  /** Where a browser finds the server. */
  address: string
  /** Accepts no new requests, lets those in flight finish within the limit, then closes every connection. */
  close(limitMs?: number): Promise<void>
}

/**
 * A proxy may be sending a request into a kept-alive connection just as it is closed, and then answers 502. So behind one
 * the server stops listening, answers what still comes on old connections with `Connection: close`, and ends those that
 * stay unused for so long. A proxy that looks for ready servers has found this one gone by then.
 */
const partingMs = 3_000

const explain = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} on ${host} is already taken by another program.`,
        'Stop that program, or choose another port: PORT=4001 npm start',
      )
    case 'EACCES':
      return new StartProblem(
        `This user may not open port ${port}.`,
        'Choose a port above 1023 (PORT=4000) and put a proxy in front of it for 80 and 443.',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(
        `HOST=${host} is not an address of this machine.`,
        'Use 127.0.0.1 for this machine only, 0.0.0.0 for every network it is in, or one of its own addresses.',
      )
    default:
      return error
  }
}

export const listen = async (
  app: App,
  { host, port, trustProxy = 0 }: Pick<Env, 'host' | 'port'> & Partial<Pick<Env, 'trustProxy'>>,
  log: Logger,
): Promise<Listening> => {
  const server = createHttpServer(app)
  // The server's own lists do not contain sockets that became websockets.
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  let isStopping = false
  server.prependListener('request', (_req, res) => {
    if (isStopping) res.shouldKeepAlive = false
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  server.on('error', (error) => log.error({ err: error }, 'http server'))

  const bound = server.address() as AddressInfo
  const everywhere = ['0.0.0.0', '::'].includes(bound.address)
  const name = everywhere ? 'localhost' : bound.family === 'IPv6' ? `[${bound.address}]` : bound.address

  const close = async (limitMs = 10_000): Promise<void> => {
    isStopping = true
    // Not the server's own close(), which ends idle connections at once.
    const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()))
    // A kept-alive connection becomes idle only after its last answer was sent.
    let sweep: NodeJS.Timeout | undefined
    const parting = setTimeout(
      () => {
        sweep = setInterval(() => server.closeIdleConnections(), 50)
      },
      trustProxy > 0 ? Math.min(partingMs, limitMs) : 0,
    )
    const limit = new AbortController()
    const tooLong = wait(limitMs, undefined, { signal: limit.signal }).then(
      () => {
        log.warn('requests were still in flight at the limit, and are cut')
      },
      () => undefined,
    )
    await Promise.race([Promise.all([app.drain(), closed]), tooLong])
    limit.abort()
    clearTimeout(parting)
    clearInterval(sweep)
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return { address: `http://${name}:${bound.port}`, close }
}
