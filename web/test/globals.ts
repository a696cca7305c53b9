// jsdom lacks what browsers have, and the libraries want it.
import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'

/** The data router makes a request of every navigation, and reads little of it. */
class NavigationRequest {
  readonly method: string
  readonly signal: AbortSignal | undefined

  constructor(
    readonly url: string,
    { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {},
  ) {
    this.method = method
    this.signal = signal
  }
}

Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value: unknown): unknown => deserialize(serialize(value)) })
globalThis.Request ??= NavigationRequest as never

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
