/** A list or a file that is sent while it is read, because it may be long. */
export class Streamed {
  private constructor(
    private readonly parts: AsyncIterator<string | Uint8Array>,
    readonly contentType: string,
    /** The name of a file; null for a list in JSON. */
    readonly fileName: string | null,
  ) {}

  /** Reads the first part before answering, so that a refusal or an error becomes an ordinary answer. */
  static async from<Item>(parts: AsyncIterable<readonly Item[]>, show: (item: Item) => unknown): Promise<Streamed> {
    return Streamed.begin(inJson(parts, show), 'application/json', null)
  }

  /** The same for the text or the bytes of a file. */
  static file(
    parts: AsyncGenerator<string | Uint8Array, void>,
    contentType: string,
    fileName: string,
  ): Promise<Streamed> {
    return Streamed.begin(parts, contentType, fileName)
  }

  private static async begin(
    texts: AsyncGenerator<string | Uint8Array, void>,
    contentType: string,
    fileName: string | null,
  ): Promise<Streamed> {
    const first = await texts.next()
    return new Streamed(startingWith(first, texts), contentType, fileName)
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
    return new ReadableStream({
      pull: async (controller) => {
        clearTimeout(timer)
        try {
          const { done, value } = await inTurn(() => parts.next())
          if (done) return controller.close()
          controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
          timer = setTimeout(() => {
            controller.error(brokenOff())
            void parts.return?.()
          }, longestPauseMs)
        } catch (error) {
          // The error goes to the log, not to the client.
          controller.error(brokenOff())
          broken(error)
        }
      },
      cancel: async () => {
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

async function* startingWith(
  first: IteratorResult<string | Uint8Array, void>,
  rest: AsyncGenerator<string | Uint8Array, void>,
): AsyncGenerator<string | Uint8Array, void> {
  try {
    if (first.value !== undefined) yield first.value
    yield* rest
  } finally {
    await rest.return()
  }
}
