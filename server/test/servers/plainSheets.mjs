// A thread in the place of the one that makes spreadsheets: it answers each message with some bytes, and loads no library.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', () => parentPort.postMessage({ bytes: new Uint8Array([1]) }))
