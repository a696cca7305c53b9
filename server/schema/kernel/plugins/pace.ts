/** How long lists of costly documents may occupy the process without a break, in milliseconds. */
const sliceMs = 2

type Timing = { now: () => number; nextTurn: (then: () => void) => void }

const ofNode: Timing = { now: () => performance.now(), nextTurn: setImmediate }

/**
 * Completes the entries of long lists in slices, so that the process serves other requests in between. GraphQL.js
 * completes a list in one go, and a document of 50,000 fields would block every other request for a third of a second.
 * All costly documents share one slice in each turn of the event loop.
 */
export const createPace = ({ now, nextTurn }: Timing = ofNode) => {
  let startedAt = -Infinity
  const waiting: (() => void)[] = []

  const isOver = () => now() - startedAt >= sliceMs
  const serve = async () => {
    startedAt = now()
    while (waiting.length > 0 && !isOver()) {
      waiting.shift()!()
      // The resumed entries run in the microtasks before this one.
      await Promise.resolve().then(() => undefined)
    }
    if (waiting.length > 0) nextTurn(() => void serve())
  }
  const turn = (): Promise<void> | undefined =>
    waiting.length === 0 && !isOver()
      ? undefined
      : new Promise((resolve) => {
          if (waiting.push(resolve) === 1) nextTurn(() => void serve())
        })

  /** The same entries in the same order, each available when its turn has come. */
  return <T>(items: readonly T[]): Promise<T>[] => {
    let before: Promise<unknown> = Promise.resolve()
    return items.map((item) => {
      const next = before.then(async () => {
        await turn()
        return item
      })
      before = next.catch(() => undefined)
      return next
    })
  }
}

export const paced = createPace()
