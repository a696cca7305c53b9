import { createServer, IncomingMessage, type Server } from 'node:http'
import type { App } from './app'

const offers = Symbol('offers another protocol')

/** With `upgrade`, which Node.js sets, and its types do not know. */
type Offering = IncomingMessage & { [offers]?: unknown }

/**
 * A request. One that offers another protocol than a websocket goes on without it, as HTTP says it may: Java's client and
 * `curl --http2` offer HTTP/2 with a first request (`Upgrade: h2c`), and Node.js would take each of them away from the
 * doors. (Its option for this came with 22.21 and 24.9.)
 */
class Incoming extends IncomingMessage {}
Object.defineProperty(Incoming.prototype, 'upgrade', {
  get(this: Offering): boolean {
    const isWebsocket = /(^|,)\s*websocket\s*(,|$)/i.test(this.headers.upgrade ?? '')
    return Boolean(this[offers]) && (this.method === 'CONNECT' || isWebsocket)
  },
  set(this: Offering, value: unknown) {
    this[offers] = value
  },
})

/**
 * Longer than proxies keep a connection that nobody uses, so that the proxy closes it and never sends a request into one
 * that is being closed: nginx 60 s, Traefik 90 s, Caddy 2 minutes, load balancers of clouds up to 10 minutes.
 */
const idleMs = 650_000

/** An HTTP server, not listening yet, that leads each request to the app. */
export const createHttpServer = (app: Pick<App, 'handle' | 'upgrade'>): Server => {
  const server = createServer({ IncomingMessage: Incoming }, (req, res) => app.handle(req, res))
  server.keepAliveTimeout = idleMs
  server.on('upgrade', (req, socket, head) => app.upgrade(req, socket, head))
  return server
}
