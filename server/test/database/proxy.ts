import net from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

type Target = { host: string; port: number }

/** A network between a client and a server, with which a test can do what networks do. */
export type Proxy = {
  port: number
  /** How many connections go through it now. */
  open(): number
  /** How many were tried since it was opened, also those that were cut. */
  tried(): number
  /** Breaks every connection, and those that come while the line is cut. */
  cut(): void
  /** Holds back all data in both directions until `mend`, without an error. */
  silence(): void
  /** After a cut, or a silence, everything goes through again. */
  mend(): void
  /** The next `count` answers are thrown away and their connections broken: the server has acted, the client never learns. */
  swallow(count: number): void
  close(): Promise<void>
}

type Pair = { client: Socket; server: Socket; /** What waits for the end of the silence. */ kept: (() => void)[] }

/** `target` chooses the server of each connection, like a load balancer. */
export const openProxy = async (target: () => Target): Promise<Proxy> => {
  const pairs = new Set<Pair>()
  /** Includes connections whose client is gone and whose server has not noticed. */
  const untold = new Set<Pair>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  let swallowing = 0
  let tried = 0

  const pipe = (pair: Pair, from: Socket, to: Socket): void => {
    const pass = (forward: () => void): void => {
      if (state === 'silent') pair.kept.push(forward)
      else forward()
    }
    from.on('data', (bytes) => {
      if (swallowing > 0 && from === pair.server) {
        swallowing -= 1
        pair.client.resetAndDestroy()
        return
      }
      pass(() => void (to.write(bytes) || from.pause()))
    })
    to.on('drain', () => from.resume())
    from.on('end', () => pass(() => void to.end()))
    from.on('error', () => undefined)
    from.on('close', () => {
      if (from === pair.client) pairs.delete(pair)
      pass(() => void to.destroy())
    })
  }

  /** Every end that a client holds; one that waits to be read does not see that the other end has gone. */
  const clients = new Set<Socket>()
  const listener = net.createServer((client) => {
    clients.add(client)
    tried += 1
    client.on('close', () => clients.delete(client))
    if (state === 'cut') {
      client.on('error', () => undefined)
      return void client.resetAndDestroy()
    }
    const pair: Pair = { client, server: net.connect(target()), kept: [] }
    pairs.add(pair)
    untold.add(pair)
    pair.server.on('close', () => untold.delete(pair))
    pipe(pair, client, pair.server)
    pipe(pair, pair.server, client)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const cutAll = (): void =>
    untold.forEach(({ client, server }) => [client, server].forEach((socket) => socket.resetAndDestroy()))

  return {
    port: (listener.address() as AddressInfo).port,
    open: () => pairs.size,
    tried: () => tried,
    cut: () => {
      state = 'cut'
      cutAll()
    },
    silence: () => {
      state = 'silent'
    },
    mend: () => {
      state = 'open'
      for (const { kept } of untold) for (const forward of kept.splice(0)) forward()
    },
    swallow: (count) => {
      swallowing = count
    },
    close: async () => {
      const closed = new Promise((resolve) => listener.close(resolve))
      cutAll()
      clients.forEach((client) => client.destroy())
      await closed
    },
  }
}
