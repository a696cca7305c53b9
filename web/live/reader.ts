import type { Subscription } from 'relay-runtime'
import { retryDelay } from '../relay/delays'
import type { Outdated } from '../relay/link'
import { mayPass } from '../relay/problem'
import { serverNow } from '../relay/serverClock'

export type Reader = {
  /** Something that is shown has just changed. */
  changed: () => void
  /** Time for the next regular read. A read that was refused is not repeated. */
  due: () => void
  /** Reads without delay, and answers whether that succeeded. */
  readNow: () => Promise<boolean>
  /** The network or the person is back: retries reads that were given up. */
  wake: () => void
  /** Reads that were delayed by `isHeld` run now. */
  release: () => void
  /** Cancels everything that is in flight. */
  cancel: () => void
}

type Options<Answer> = {
  read: () => {
    subscribe: (observer: {
      next: (answer: Answer) => void
      error: (error: Error) => void
      complete: () => void
    }) => Subscription
  }
  onAnswer?: (answer: Answer) => void
  /** Called when what is shown may be out of date, and with null when it is current again. */
  onOutdated?: (outdated: Outdated | null) => void
  /** Changes within this many milliseconds cause one read. */
  settleMs?: number
  /** While it returns true, reads are delayed. */
  isHeld?: () => boolean
  /** How many failures in a row are retried. */
  attempts?: number
}

/** About two minutes of trying. */
const usualAttempts = 8
/** After this time a read counts as late and is reported. */
const lateAfterMs = 5_000

/**
 * Reads something again when it has changed, one read at a time, and retries with growing pauses while that fails. A
 * refusal ends the retries at once, because asking again would not change it; the next change starts over.
 */
export const createReader = <Answer>({
  read,
  onAnswer,
  onOutdated,
  settleMs = 0,
  isHeld = () => false,
  attempts = usualAttempts,
}: Options<Answer>): Reader => {
  let readAt = serverNow()
  let outdatedSince: Date | null = null
  let reading: Subscription | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let lateTimer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isRefused = false
  let isSettling = false
  let isPutOff = false
  let hasCancelled = false
  let isOvertaken = false
  let waiting: ((isDone: boolean) => void)[] = []

  const settle = (isDone: boolean) => {
    const settled = waiting
    waiting = []
    for (const resolve of settled) resolve(isDone)
  }

  const tell = (retry: Outdated['retry'] = null) => onOutdated?.(outdatedSince && { since: outdatedSince, retry })

  const schedule = (ms: number) => {
    if (timer) clearTimeout(timer)
    timer = setTimeout(start, ms)
  }

  const done = (startedAt: Date) => {
    reading = null
    readAt = startedAt
    failures = 0
    hasCancelled = false
    settle(true)
    if (isOvertaken) return start()
    clearTimeout(lateTimer)
    if (!outdatedSince) return
    outdatedSince = null
    tell()
  }

  const failed = (error: Error) => {
    reading = null
    clearTimeout(lateTimer)
    isOvertaken = false
    failures += 1
    isRefused = !mayPass(error)
    const isOver = isRefused || failures > attempts
    if (!isOver) schedule(retryDelay(failures))
    tell(isOver && !isRefused ? wake : null)
    settle(false)
  }

  const start = () => {
    if (timer) clearTimeout(timer)
    timer = null
    isSettling = false
    isOvertaken = false
    if (isHeld()) {
      isPutOff = true
      return
    }
    if (reading) {
      // A read that is out of date is cancelled, but never two in a row: under a stream of changes one must finish.
      if (hasCancelled) {
        isOvertaken = true
        return
      }
      hasCancelled = true
      reading.unsubscribe()
    }
    clearTimeout(lateTimer)
    lateTimer = setTimeout(tell, lateAfterMs)
    const startedAt = serverNow()
    let isOver = false
    const subscription = read().subscribe({
      next: (answer) => onAnswer?.(answer),
      error: (error) => {
        isOver = true
        failed(error)
      },
      complete: () => {
        isOver = true
        done(startedAt)
      },
    })
    if (!isOver) reading = subscription
  }

  const begin = (since: Date) => {
    outdatedSince ??= since
    failures = 0
    isRefused = false
  }

  const wake = () => {
    if (!outdatedSince || reading || isRefused) return
    begin(outdatedSince)
    schedule(0)
  }

  return {
    changed: () => {
      begin(serverNow())
      if (isSettling) return
      isSettling = true
      if (settleMs > 0) schedule(settleMs)
      else start()
    },
    due: () => {
      if (reading || timer || isRefused) return
      begin(readAt)
      start()
    },
    readNow: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        begin(serverNow())
        start()
      }),
    wake,
    release: () => {
      if (!isPutOff) return
      isPutOff = false
      start()
    },
    cancel: () => {
      if (timer) clearTimeout(timer)
      clearTimeout(lateTimer)
      timer = null
      reading?.unsubscribe()
      reading = null
      failures = 0
      isRefused = isSettling = isPutOff = hasCancelled = isOvertaken = false
      settle(false)
      outdatedSince = null
      tell()
    },
  }
}
