// jsdom keeps these Node.js globals from its windows, and the libraries want them.
import { TextDecoder, TextEncoder } from 'node:util'

Object.assign(globalThis, { TextDecoder, TextEncoder, structuredClone })
