type Message = {
  type: string
  id?: string
  payload?: { variables?: Record<string, unknown>; query?: string } & Record<string, unknown>
}

/** A WebSocket whose server side is controlled by the test. */
export class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSING = 2
  static CLOSED = 3
  static all: FakeSocket[] = []

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('No connection was tried.')
    return socket
  }

  readyState = FakeSocket.CONNECTING
  sent: Message[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: ((event: unknown) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message)
  }

  close(code = 1000, reason = ''): void {
    this.end(code, reason)
  }

  /** The server takes the connection. */
  async accept(): Promise<void> {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    await settle()
    this.say({ type: 'connection_ack' })
    await settle()
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The connection is closed by the server or by the network. */
  end(code: number, reason = ''): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason })
  }

  subscriptions(): Message[] {
    return this.sent.filter(({ type }) => type === 'subscribe')
  }
}

/** Lets pending promises settle, with real or fake timers. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
