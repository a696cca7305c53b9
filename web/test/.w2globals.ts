import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value: unknown) => deserialize(serialize(value)) })
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
// The data router makes a request of every navigation.
class RequestStub { url: string; method: string; signal: unknown; constructor(url: unknown, init: { method?: string; signal?: unknown } = {}) { this.url = String(url); this.method = init.method ?? 'GET'; this.signal = init.signal } }
globalThis.Request ??= RequestStub as never
