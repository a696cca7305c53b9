import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

// A thread that starts takes this flag of the process, which is 64 for the server, and not the limit that a Worker may be
// given: half as much memory for a spreadsheet. The heap of the server itself has its size by now.
setFlagsFromString('--max-semi-space-size=4')

/** Starts a thread of its own, whose heap may have as many megabytes. What is transferred is no longer here. */
export const startThread = (file: string, mostMb: number, data?: object, transferred: ArrayBuffer[] = []): Worker =>
  new Worker(file, { workerData: data, transferList: transferred, resourceLimits: { maxOldGenerationSizeMb: mostMb } })

/** The work took longer, or more memory, than it may. */
export class BeyondLimit extends Error {}

const isBeyond = (error: unknown): boolean =>
  ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'].includes((error as NodeJS.ErrnoException).code ?? '')

/** `transferred`: parts of the data that the thread takes over, instead of a copy. */
type ThreadLimits = { longestMs: number; mostMb: number; transferred?: ArrayBuffer[] }

/**
 * What a thread answers each time that it is asked. The thread is ended with the answers, or when the limit of time or
 * memory is reached; then it throws BeyondLimit.
 */
async function* answers<T>(
  file: string,
  data: object,
  { longestMs, mostMb, transferred }: ThreadLimits,
): AsyncGenerator<T, void> {
  const thread = startThread(file, mostMb, data, transferred)
  const signal = AbortSignal.timeout(longestMs)
  try {
    for (;;) {
      const answered = once(thread, 'message', { signal }) as Promise<[T]>
      thread.postMessage('next')
      const [answer] = await answered
      yield answer
    }
  } catch (error) {
    throw isBeyond(error) ? new BeyondLimit(`more than ${longestMs} ms or ${mostMb} MB`, { cause: error }) : error
  } finally {
    await thread.terminate()
  }
}

/** Does work in a thread, which answers with its first message, so that nobody's request waits for it. */
export const inThread = async <T>(file: string, data: object, limits: ThreadLimits): Promise<T> => {
  for await (const answer of answers<T>(file, data, limits)) return answer
  throw new Error('a thread did not answer')
}

/** Parts that a thread makes and answers as an iterator does, one each time: receiving all at once would take long. */
export async function* partsFromThread<T>(file: string, data: object, limits: ThreadLimits): AsyncGenerator<T, void> {
  for await (const { done, value } of answers<IteratorResult<T, void>>(file, data, limits)) {
    if (done) return
    yield value
  }
}
