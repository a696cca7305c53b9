import { createHash } from 'node:crypto'
import { connect, type NetConnectOpts } from 'node:net'
import type { Logger } from '../log'
import { FilesAway } from './filesAway'

/** Where clamd listens: tcp://host:port or unix:/path; null: it is something else. */
export const readScannerAddress = (given: string): NetConnectOpts | null => {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url?.protocol === 'unix:')
    return url.host === '' && url.pathname.length > 1 ? { path: decodeURIComponent(url.pathname) } : null
  if (url?.protocol !== 'tcp:' || !url.hostname || url.pathname.length > 1 || url.search) return null
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) }
}

/** Looks for viruses in files before they are kept. */
export type Scanner = {
  /** The name of the virus; null: there is none. Throws FilesAway when nobody can tell. */
  scan(bytes: Uint8Array): Promise<string | null>
  /** Why files cannot be scanned just now; null: they can. */
  whyNotReady(): Promise<string | null>
}

/** Without an address nothing is scanned. */
export const noScanner: Scanner = { scan: () => Promise.resolve(null), whyNotReady: () => Promise.resolve(null) }

/** The scan of the largest file, including the time that clamd lets it wait. */
const longestMs = 20_000

const pieceSize = 64 * 1024

/** The bytes as clamd reads a stream: pieces with their lengths, and one of length zero. */
const piecesOf = (bytes: Uint8Array): Buffer => {
  const parts: Uint8Array[] = []
  const lengthOf = (length: number): Buffer => {
    const four = Buffer.alloc(4)
    four.writeUInt32BE(length)
    return four
  }
  for (let at = 0; at < bytes.length; at += pieceSize) {
    const piece = bytes.subarray(at, at + pieceSize)
    parts.push(lengthOf(piece.length), piece)
  }
  return Buffer.concat([...parts, lengthOf(0)])
}

/** One command to clamd and its answer, over a connection of its own. */
const ask = (address: NetConnectOpts, command: string, body: Buffer, withinMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const answer: Buffer[] = []
    let length = 0
    const socket = connect(address)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      socket.destroy()
      reject(new FilesAway('SCANNER_AWAY', reason))
    }
    const succeed = (): void => {
      const said = Buffer.concat(answer).toString('latin1')
      const end = said.indexOf('\0')
      if (end < 0) return fail('it ended the connection without an answer')
      clearTimeout(timer)
      socket.destroy()
      resolve(said.slice(0, end))
    }
    const timer = setTimeout(() => fail(`no answer within ${withinMs / 1_000} s`), withinMs)
    // clamd answers and closes in the middle of a stream that is too long for it: that answer counts, not the error.
    socket.on('error', (error: NodeJS.ErrnoException) => (length > 0 ? succeed() : fail(error.code ?? error.message)))
    socket.on('data', (part: Buffer) => {
      answer.push(part)
      length += part.length
      if (part.includes(0)) succeed()
      else if (length > 4_096) fail('its answer is too long')
    })
    socket.on('close', succeed)
    socket.write(Buffer.concat([Buffer.from(`z${command}\0`), body]))
  })

/** ClamAV's daemon. A file that it does not call clean is infected, or was not scanned. */
export const clamd = (address: NetConnectOpts, log?: Pick<Logger, 'warn'>, withinMs = longestMs): Scanner => ({
  scan: async (bytes) => {
    const answer = await ask(address, 'INSTREAM', piecesOf(bytes), withinMs)
    if (answer === 'stream: OK') return null
    const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1]
    if (virus === undefined) throw new FilesAway('SCANNER_AWAY', answer)
    log?.warn(
      { virus, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      'an uploaded file was refused: the virus scanner found something',
    )
    return virus
  },
  whyNotReady: () =>
    ask(address, 'PING', Buffer.alloc(0), Math.min(3_000, withinMs)).then(
      (answer) => (answer === 'PONG' ? null : 'the virus scanner does not answer'),
      () => 'the virus scanner does not answer',
    ),
})
