// A thread that reads one document of a stranger, and answers why it is refused, or null.
import { parentPort, workerData } from 'node:worker_threads'
import { refusalOf, type ReadExtension } from './readDocument'

const { extension, bytes } = workerData as { extension: ReadExtension; bytes: Uint8Array }

parentPort!.postMessage(await refusalOf(extension, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
