import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone: (value: unknown) => deserialize(serialize(value)) })
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true }
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) { this.open = false }
