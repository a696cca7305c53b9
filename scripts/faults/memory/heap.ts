import { once } from 'node:events'
import WebSocket from 'ws'

/** Node's own debugger, which a server listens for with this option. */
export const heapOption = '--inspect=127.0.0.1:0'

export type Heap = {
  /** Bytes that the program keeps after everything was thrown away that nothing refers to, buffers included. */
  kept(): Promise<number>
  close(): void
}

/** `said`: what the server has printed, in which it tells the debugger's address. */
export const openHeap = async (said: string): Promise<Heap> => {
  const address = /Debugger listening on (ws:\S+)/.exec(said)?.[1]
  if (!address) throw new Error(`the server told no address of its debugger:\n${said}`)
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let calls = 0
  const call = (method: string, params: object = {}): Promise<{ result: { value: string } }> =>
    new Promise((resolve, reject) => {
      const id = (calls += 1)
      const hear = (data: WebSocket.RawData): void => {
        const answer = JSON.parse((data as Buffer).toString())
        if (answer.id !== id) return
        socket.off('message', hear)
        if (answer.error) reject(new Error(JSON.stringify(answer.error)))
        else resolve(answer.result)
      }
      socket.on('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  return {
    kept: async () => {
      // What finalizers let go is thrown away the second time.
      for (let time = 0; time < 2; time += 1) await call('HeapProfiler.collectGarbage')
      const expression = 'JSON.stringify(process.memoryUsage())'
      const { heapUsed, external } = JSON.parse((await call('Runtime.evaluate', { expression })).result.value)
      return heapUsed + external
    },
    close: () => socket.terminate(),
  }
}
