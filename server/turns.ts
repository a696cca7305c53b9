/** Whose work it is. Somebody without a provider is alone in one. */
export type Who = { person: string; provider: string }

export type TurnLimits = {
  /** At once: of everybody in this process, of the people of a provider, and of a person. */
  inProcess: number
  ofProvider: number
  ofPerson: number
  /** May wait: of a person, and of everybody. */
  waitingOfPerson: number
  waitingInProcess: number
  /** When more of a person waits than people ask for at once, each turn is followed by a rest of so many times its length. */
  rest: number
}

/** Too much of a person's work waits, or of everybody's. */
export class TooManyWait extends Error {
  /** After so many seconds, from 1, less of it will wait. */
  constructor(readonly seconds: number) {
    super(`Too much work waits for its turn. Try again in ${seconds} s.`)
  }
}

const mostWaitingOfAPerson = 2
const longestWaitSeconds = 60

type Waiting = { who: Who; start: () => void; goesOn: boolean }

/**
 * Work waits here for its turn, in this process. People take turns, whoever asks how much: of those who wait, the one
 * goes first whose last turn is the longest ago. A turn lasts until its end is called.
 */
export const createTurns = (limits: TurnLimits, now: () => number = () => performance.now()) => {
  const running = new Set<Who>()
  /** By person, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  const resting = new Set<string>()
  let waitingInProcess = 0
  /** How long turns last lately, in milliseconds. */
  let usualMs = 0

  const count = (is: (who: Who) => boolean): number => [...running].filter(is).length
  const hasRoom = ({ person, provider }: Who): boolean =>
    running.size < limits.inProcess &&
    !resting.has(person) &&
    count((other) => other.person === person) < limits.ofPerson &&
    count((other) => other.provider === provider) < limits.ofProvider

  const serve = (): void => {
    for (const [person, [first, ...others]] of [...waiting]) {
      if (!first || !hasRoom(first.who)) continue
      waitingInProcess -= 1
      waiting.delete(person)
      if (others.length > 0) waiting.set(person, others)
      running.add(first.who)
      first.start()
    }
  }

  const end = (who: Who, took: number): void => {
    running.delete(who)
    usualMs = usualMs === 0 ? took : usualMs + (took - usualMs) / 8
    const { person } = who
    const own = waiting.get(person) ?? []
    waiting.delete(person)
    if (own.length > 0) waiting.set(person, own)
    if (limits.rest > 0 && own.length > mostWaitingOfAPerson && !resting.has(person)) {
      resting.add(person)
      setTimeout(() => {
        resting.delete(person)
        serve()
      }, limits.rest * took).unref()
    }
    serve()
  }

  const stopIfTooMany = (own: number): void => {
    if (own < limits.waitingOfPerson && waitingInProcess < limits.waitingInProcess) return
    const before = Math.max(own / limits.ofPerson, waitingInProcess / limits.inProcess)
    throw new TooManyWait(Math.min(longestWaitSeconds, Math.max(1, Math.ceil((before * usualMs) / 1_000))))
  }

  /**
   * Waits for a turn; answers what ends it. Throws TooManyWait, unless it `goesOn`: then it waits however many wait,
   * before what the person asked for later.
   */
  return async ({ person, provider }: Who, { goesOn = false } = {}): Promise<() => void> => {
    const who = { person, provider }
    const own = waiting.get(person) ?? []
    if (own.length === 0 && hasRoom(who)) running.add(who)
    else {
      if (!goesOn) stopIfTooMany(own.length)
      await new Promise<void>((start) => {
        const turn = { who, start, goesOn }
        // What was begun is finished first.
        const begun = own.filter((other) => other.goesOn).length
        waiting.set(person, goesOn ? own.toSpliced(begun, 0, turn) : [...own, turn])
        waitingInProcess += 1
      })
    }
    const startedAt = now()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      end(who, now() - startedAt)
    }
  }
}

export type Turns = ReturnType<typeof createTurns>
