import net from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import pg from 'pg'

const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

type Backend = { stream: Socket; owner: Socket | null; write: (bytes: Buffer) => void }

const message = (type: string, body: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const authenticated = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))

/** Calls `each` with whole messages of the protocol, however the network cut them. */
const framed = (each: (type: string, bytes: Buffer) => void) => {
  let kept: Buffer = Buffer.alloc(0)
  return (chunk: Buffer): void => {
    kept = Buffer.concat([kept, chunk])
    while (kept.length >= 5 && kept.length > kept.readInt32BE(1)) {
      const end = kept.readInt32BE(1) + 1
      each(String.fromCharCode(kept[0]!), kept.subarray(0, end))
      kept = kept.subarray(end)
    }
  }
}

/**
 * A pooler as PgBouncer was before version 1.21, without its passwords: it lends one of few connections for each
 * transaction, the one that rested longest, and knows nothing of prepared statements.
 */
export const openTransactionPooler = async (
  url: string,
  size: number,
): Promise<{ url: string; close(): Promise<void> }> => {
  const idle: Backend[] = []
  const waiting: ((backend: Backend) => void)[] = []
  const release = (backend: Backend): void => {
    backend.owner = null
    const next = waiting.shift()
    if (next) next(backend)
    else idle.push(backend)
  }
  const real = Array.from({ length: size }, () => new pg.Client({ connectionString: url }))
  for (const client of real) {
    client.on('error', () => undefined)
    await client.connect()
    const stream = streamOf(client)
    stream.removeAllListeners('data')
    const backend: Backend = { stream, owner: null, write: (bytes) => void stream.write(bytes) }
    stream.on(
      'data',
      framed((type, bytes) => {
        backend.owner?.write(bytes)
        if (type === 'Z' && bytes.at(-1) === 'I'.charCodeAt(0)) release(backend)
      }),
    )
    stream.on('error', () => undefined)
    idle.push(backend)
  }

  const clients = new Set<Socket>()
  const listener = net.createServer((client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client))
    client.on('error', () => undefined)
    client.once('data', () => {
      client.write(Buffer.concat([authenticated, ready]))
      let backend: Backend | null = null
      const queued: Buffer[] = []
      const lend = (lent: Backend): void => {
        lent.owner = client
        backend = lent
        for (const bytes of queued.splice(0)) lent.write(bytes)
      }
      client.on(
        'data',
        framed((type, bytes) => {
          if (type === 'X') return void client.end()
          if (backend?.owner === client) return backend.write(bytes)
          queued.push(bytes)
          if (queued.length > 1) return
          const free = idle.shift()
          if (free) lend(free)
          else waiting.push(lend)
        }),
      )
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    url: Object.assign(new URL(url), { port: String((listener.address() as AddressInfo).port) }).href,
    close: async () => {
      const closed = new Promise((resolve) => listener.close(resolve))
      for (const client of clients) client.destroy()
      await closed
      for (const client of real) streamOf(client).destroy()
    },
  }
}
