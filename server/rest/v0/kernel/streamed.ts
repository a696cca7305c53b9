/** A list that is answered as it is read, because nobody knows how long it is. */
export class Streamed {
  private constructor(private readonly parts: AsyncIterator<string>) {}

  /** The first part is read at once: what it is refused for, or breaks at, is answered like that of any other route. */
  static async from<Item>(parts: AsyncIterable<readonly Item[]>, show: (item: Item) => unknown): Promise<Streamed> {
    const texts = inJson(parts, show)
    const first = await texts.next()
    return new Streamed(startingWith(first, texts))
  }

  /**
   * The bytes, read no faster than they are taken. `over` is told once, when there are no more, when nobody wants
   * them any more, or when reading broke: then the answer ends early, and is no whole JSON.
   */
  open(over: (error?: unknown) => void): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    const { parts } = this
    let timer: NodeJS.Timeout | undefined
    const end = (error?: unknown): void => {
      clearTimeout(timer)
      over(error)
    }
    return new ReadableStream({
      pull: async (controller) => {
        clearTimeout(timer)
        try {
          const { done, value } = await parts.next()
          if (done) {
            controller.close()
            return end()
          }
          controller.enqueue(encoder.encode(value))
          timer = setTimeout(() => {
            controller.error(brokenOff())
            void parts.return?.()
            end()
          }, longestPauseMs)
        } catch (error) {
          // What broke is for the log, and not for whoever reads the answer.
          controller.error(brokenOff())
          end(error)
        }
      },
      cancel: async () => {
        await parts.return?.()
        end()
      },
    })
  }

  /** Reads no more. */
  async drop(): Promise<void> {
    await this.parts.return?.()
  }
}

const brokenOff = (): Error => new Error('The answer broke off.')

/** A reader that takes nothing for so long has gone without a word. */
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
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  try {
    if (first.value !== undefined) yield first.value
    yield* rest
  } finally {
    await rest.return()
  }
}
