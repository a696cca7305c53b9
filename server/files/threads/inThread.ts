import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

// A thread that starts takes this flag of the process, which is 64 for the server, and not the limit that a Worker may be
// given: half as much memory for a spreadsheet. The heap of the server itself has its size by now.
setFlagsFromString('--max-semi-space-size=4')

/** Starts a thread of its own, whose heap may have as many megabytes. */
export const startThread = (file: string, mostMb: number, data?: object): Worker =>
  new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: mostMb } })

/** The work took longer, or more memory, than it may. */
export class BeyondLimit extends Error {}

const isBeyond = (error: unknown): boolean =>
  ['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Does work in a thread, which answers with its first message, so that nobody's request waits for it. The thread is ended
 * with the work, or when the limit of time or memory is reached; then it throws BeyondLimit.
 */
export const inThread = async <T>(
  file: string,
  data: object,
  { longestMs, mostMb }: { longestMs: number; mostMb: number },
): Promise<T> => {
  const thread = startThread(file, mostMb, data)
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(longestMs) })) as [T]
    return answer
  } catch (error) {
    throw isBeyond(error) ? new BeyondLimit(`more than ${longestMs} ms or ${mostMb} MB`, { cause: error }) : error
  } finally {
    await thread.terminate()
  }
}
