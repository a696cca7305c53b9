import { createServer, type Socket } from 'node:net'

/** What the small scanner does with a stream. `hang`: it reads and does not answer. */
export type ClamdMood = 'scan' | 'hang' | 'limit' | 'drop'

/** The test file that every virus scanner knows, put together here so that none finds this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Speaks clamd's INSTREAM and PING: finds the test file, and otherwise does what it is told to. */
export const startClamd = async (at: number | string = 0) => {
  const state: { mood: ClamdMood; scanned: Buffer[] } = { mood: 'scan', scanned: [] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    const parts: Buffer[] = []
    socket.on('data', (part) => {
      if (state.mood === 'drop') return void socket.destroy()
      parts.push(part)
      // A stream ends with a length of zero.
      const isEnd = part.subarray(-4).every((byte) => byte === 0)
      if (parts.length > 1 && state.mood === 'scan' && !isEnd) return
      const held = Buffer.concat(parts)
      if (held.toString('latin1', 0, 6) === 'zPING\0') return void socket.end('PONG\0')
      const command = 'zINSTREAM\0'
      if (held.length < command.length) return
      if (held.toString('latin1', 0, command.length) !== command) return void socket.end('UNKNOWN COMMAND\0')
      if (state.mood === 'hang') return
      if (state.mood === 'limit') {
        socket.write('INSTREAM size limit exceeded. ERROR\0')
        return void socket.destroySoon()
      }
      const pieces: Buffer[] = []
      for (let from = command.length; from + 4 <= held.length;) {
        const length = held.readUInt32BE(from)
        if (length === 0) {
          const bytes = Buffer.concat(pieces)
          state.scanned.push(bytes)
          return void socket.end(bytes.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
        }
        pieces.push(held.subarray(from + 4, from + 4 + length))
        from += 4 + length
      }
    })
  })
  await new Promise<void>((resolve) =>
    typeof at === 'string' ? server.listen(at, resolve) : server.listen(at, '127.0.0.1', resolve),
  )
  const address = server.address()
  return {
    state,
    url: typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${address!.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
