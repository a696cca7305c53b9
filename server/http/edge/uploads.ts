import { EndedEarly } from '../../files/sentForm'

/** Files are held in memory while they arrive and are checked: at most so many of one person, and of everybody together. */
const mostOfOne = 4
const mostOfAll = 16
/** Until then no upload gives way to another. */
const safeMs = 5_000

/** An upload has no place, or gave it to another one. */
export class TooManyFiles extends Error {
  constructor() {
    super('Too many files are being sent at once. Try again in a moment.')
  }
}

type Upload = {
  userId: string
  begunAt: number
  size: number
  /** Ends it while it arrives; null before and after. */
  giveWay: (() => void) | null
}

/** The pieces of a body as they arrive. Throws EndedEarly when its sender leaves, and TooManyFiles when it gives way. */
export type Receive = (body: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/**
 * Gives uploads their places, for all doors together. Where none is left, the slowest one of whoever sends the most gives
 * way, so that nobody keeps a place by sending slowly; else the new one is refused before its body is read.
 */
export const createUploads = (now: () => number = () => performance.now()) => {
  const inFlight = new Set<Upload>()
  const uploadsOf = (userId: string): Upload[] => [...inFlight].filter((upload) => upload.userId === userId)

  const slowest = (among: readonly Upload[]): Upload | undefined => {
    const rateOf = (upload: Upload): number => upload.size / (now() - upload.begunAt)
    return among
      .filter(({ giveWay, begunAt }) => giveWay && now() - begunAt >= safeMs)
      .map((upload) => ({ upload, others: uploadsOf(upload.userId).length, rate: rateOf(upload) }))
      .sort((a, b) => b.others - a.others || a.rate - b.rate)[0]?.upload
  }
  const begin = (userId: string): Upload => {
    const own = uploadsOf(userId)
    const among = own.length >= mostOfOne ? own : inFlight.size >= mostOfAll ? [...inFlight] : null
    if (among) {
      const last = slowest(among)
      if (!last) throw new TooManyFiles()
      last.giveWay!()
    }
    const upload: Upload = { userId, begunAt: now(), size: 0, giveWay: null }
    inFlight.add(upload)
    return upload
  }

  async function* receive(upload: Upload, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const gaveWay = new Promise<never>((_resolve, reject) => {
      upload.giveWay = () => {
        inFlight.delete(upload)
        reject(new TooManyFiles())
      }
    })
    const chunks = body[Symbol.asyncIterator]()
    const next = (): Promise<IteratorResult<Uint8Array>> =>
      chunks.next().catch((cause: unknown) => {
        throw new EndedEarly('The body ended early.', { cause })
      })
    try {
      for (;;) {
        const { done, value } = await Promise.race([next(), gaveWay])
        if (done) return
        upload.size += value.length
        yield value
      }
    } finally {
      upload.giveWay = null
      // Not awaited: of a body that gave way, the next piece may never come.
      chunks.return?.()?.catch(() => undefined)
    }
  }

  /** Does the work in a place for the person's file, which it receives. */
  return async <Result>(userId: string, work: (receive: Receive) => Promise<Result>): Promise<Result> => {
    const upload = begin(userId)
    try {
      return await work((body) => receive(upload, body))
    } finally {
      inFlight.delete(upload)
    }
  }
}

export type Uploads = ReturnType<typeof createUploads>
