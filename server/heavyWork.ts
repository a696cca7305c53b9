import os from 'node:os'
import { createTurns, type Turns, type Who } from './turns'

const cores = os.availableParallelism()

/** The usual cost of a heavy field or route itself, in fields of an answer. */
export const costOfHeavy = 1_000

/** What a request costs, in fields of its answer, and whether it is heavy. */
export type Weight = { cost: number; isHeavy: boolean }

/**
 * The turns of heavy work in this process: requests for what is marked as heavy, each part of a long answer,
 * files that are checked, and spreadsheets that are prepared. Few run at once, because everybody shares one thread and
 * few connections to the database, and the queue goes before reports.
 */
export const heavyTurns = createTurns({
  inProcess: Math.max(2, cores),
  ofProvider: Math.max(2, cores - 1),
  ofPerson: 1,
  waitingOfPerson: 20,
  waitingInProcess: 100,
  rest: 3,
})

/** Places of spreadsheets, each of which has a thread with its memory until its reader has the last byte. */
export const spreadsheetPlaces = createTurns({
  inProcess: 4,
  ofProvider: 3,
  ofPerson: 1,
  waitingOfPerson: 0,
  waitingInProcess: 0,
  rest: 0,
})

/**
 * The same for the other reports, which have few rows: who clicks twice gets it twice. Nobody waits for a place, because
 * whoever waited would keep the turn that the one before needs to go on.
 */
export const tablePlaces = createTurns({
  inProcess: 4,
  ofProvider: 3,
  ofPerson: 2,
  waitingOfPerson: 0,
  waitingInProcess: 0,
  rest: 0,
})

/** Whose work it is that an actor asks for. */
export const whoOf = ({ userId, providerId }: { userId: string; providerId: string }): Who => ({
  person: userId,
  provider: providerId,
})

/** Does the work in a turn. */
export const inTurn = async <T>(
  turns: Turns,
  who: Who,
  work: () => Promise<T>,
  { goesOn = false } = {},
): Promise<T> => {
  const end = await turns(who, { goesOn })
  try {
    return await work()
  } finally {
    end()
  }
}

/** The same parts, each made in a turn of its own. */
export async function* eachInTurn<Part>(
  turns: Turns,
  who: Who,
  parts: AsyncGenerator<Part, void>,
): AsyncGenerator<Part, void> {
  try {
    for (;;) {
      const next = await inTurn(turns, who, () => parts.next(), { goesOn: true })
      if (next.done) return
      yield next.value
    }
  } finally {
    await parts.return()
  }
}

/** What has parts, and a turn that lasts until the last one is taken, or no more are. They must be begun. */
export const inOneTurn = async <Part, Made extends { parts: AsyncGenerator<Part, void> }>(
  turns: Turns,
  who: Who,
  make: () => Promise<Made>,
): Promise<Made> => {
  const end = await turns(who)
  try {
    const made = await make()
    return { ...made, parts: ending(made.parts, end) }
  } catch (error) {
    end()
    throw error
  }
}

async function* ending<Part>(parts: AsyncGenerator<Part, void>, end: () => void): AsyncGenerator<Part, void> {
  try {
    yield* parts
  } finally {
    end()
  }
}
