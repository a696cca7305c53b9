import type { OpenFile } from '../../../files/place'

type Kind = {
  contentType: string
  /** The name of a file; null for a list in JSON. */
  fileName: string | null
  /** The length in bytes, where it is known. */
  size?: number
  /** Whether a browser shows the file in place, where nothing of it runs. */
  isShown?: boolean
}

/** A list or a file that is sent while it is read, because it may be long. */
export class Streamed {
  private constructor(
    private readonly parts: AsyncIterator<string | Uint8Array, void>,
    readonly kind: Kind,
  ) {}

  /** Reads the first part before answering, so that a refusal or an error becomes an ordinary answer. */
  static async from<Item>(parts: AsyncIterable<readonly Item[]>, show: (item: Item) => unknown): Promise<Streamed> {
    return Streamed.begin(inJson(parts, show), { contentType: 'application/json', fileName: null })
  }

  /** The same for the text or the bytes of a file. */
  static file(
    parts: AsyncGenerator<string | Uint8Array, void>,
    contentType: string,
    fileName: string,
  ): Promise<Streamed> {
    return Streamed.begin(parts, { contentType, fileName })
  }

  /** The same for a kept file. */
  static kept({ size, stream }: OpenFile, kind: Omit<Kind, 'size'>): Promise<Streamed> {
    return Streamed.begin(bytesOf(stream), { ...kind, size })
  }

  private static async begin(texts: AsyncGenerator<string | Uint8Array, void>, kind: Kind): Promise<Streamed> {
    const first = await texts.next()
    return new Streamed(startingWith(first, texts), kind)
  }

  /**
   * The bytes, read only as fast as the client takes them, each part `inTurn`. Calls `broken` with the error when reading
   * fails; the answer is then cut off, which the client notices.
   */
  open({
    inTurn,
    broken,
  }: {
    inTurn: <T>(next: () => Promise<T>) => Promise<T>
    broken: (error: unknown) => void
  }): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    const { parts } = this
    let timer: NodeJS.Timeout | undefined
    let isOver = false
    return new ReadableStream({
      pull: async (controller) => {
        clearTimeout(timer)
        try {
          const { done, value } = await inTurn(() => parts.next())
          // The client left while this part was read.
          if (isOver) return
          if (done) return controller.close()
          controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
          timer = setTimeout(() => {
            controller.error(brokenOff())
            void parts.return?.()
          }, longestPauseMs)
        } catch (error) {
          if (isOver) return
          // The error goes to the log, not to the client.
          controller.error(brokenOff())
          broken(error)
        }
      },
      cancel: async () => {
        isOver = true
        clearTimeout(timer)
        await parts.return?.()
      },
    })
  }

  /** Reads no more. */
  async drop(): Promise<void> {
    await this.parts.return?.()
  }
}

const brokenOff = (): Error => new Error('The answer broke off.')

/** A client that reads nothing for so long is treated as disconnected. */
const longestPauseMs = 60_000

async function* bytesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield* stream
}

async function* inJson<Item>(
  parts: AsyncIterable<readonly Item[]>,
  show: (item: Item) => unknown,
): AsyncGenerator<string, void> {
  let separator = '['
  for await (const items of parts) {
    if (items.length === 0) continue
    yield separator + items.map((item) => JSON.stringify(show(item))).join()
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** The parts again from the first one, which was read. It is no generator, because one that nobody began ends without a word to its source. */
const startingWith = (
  first: IteratorResult<string | Uint8Array, void>,
  rest: AsyncGenerator<string | Uint8Array, void>,
): AsyncIterator<string | Uint8Array, void> => {
  let isBegun = first.done === true
  return {
    next: async () => {
      if (isBegun) return rest.next()
      isBegun = true
      return first
    },
    return: () => rest.return(),
  }
}
