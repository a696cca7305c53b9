import { setTimeout as wait } from 'node:timers/promises'
import type { Json } from '../../server/test/harness/doors'
import { Random } from '../../prisma/demo/story/random'
import { act, type Answer, type Deed, type Person, type Verb } from './people'

/** What the server said is done. */
export type Acknowledged = { verb: Verb; callId: string; by: Person }
/** A call as whoever worked it last knows it. */
export type Known = { lead: string | null; isCompleted: boolean }

/** What the load knows to be true, to be held against the database. */
export type Ledger = {
  acknowledged: Acknowledged[]
  /** The mark of every call that somebody tried to create → its id, once told. */
  marks: Map<string, string | null>
  known: Map<string, Known>
  counts: Record<Answer['kind'], number>
  /** How often a deed was done only when it was sent once more. */
  sentAgain: Record<Verb, number>
  /** Answers that must not be: of the wrong kind, or untrue. */
  wrong: string[]
  slowestMs: number
}

export type Load = {
  ledger: Ledger
  /** Ends after each has finished the deed at hand, however often it has to be sent. */
  finish(): Promise<Ledger>
}

type Options = {
  people: Person[]
  /** Asked before each request. */
  address: () => string
  seed: number
  /** Between two deeds of one person. */
  pauseMs?: number
  /** Before a deed that was not done is sent once more. */
  retryMs?: number
}

/** Longer than all outages of a run together, on a busy machine too. */
const longestTryMs = 300_000

/** Each person creates a call, takes it, gives it back and takes it again or not, and closes it, without end, through both doors. */
export const startLoad = ({ people, address, seed, pauseMs = 5, retryMs = 50 }: Options): Load => {
  const ledger: Ledger = {
    acknowledged: [],
    marks: new Map(),
    known: new Map(),
    counts: { done: 0, refused: 0, unavailable: 0, broken: 0, cut: 0, hung: 0 },
    sentAgain: { createCall: 0, assignCall: 0, returnCall: 0, closeCall: 0 },
    wrong: [],
    slowestMs: 0,
  }
  const sending = { address, retryMs }
  let isOver = false
  const work = async (person: Person, chance: Random): Promise<void> => {
    for (let n = 0; !isOver; n += 1) {
      const mark = `fault-${seed}-${person.email}-${n}`
      ledger.marks.set(mark, null)
      const callId = await insist(ledger, sending, person, chance, { verb: 'createCall', contact: mark, key: mark })
      if (!callId) return
      ledger.marks.set(mark, callId)
      for (const verb of chance.chance(0.4)
        ? (['assignCall', 'returnCall', 'assignCall', 'closeCall'] as const)
        : (['assignCall', 'closeCall'] as const)) {
        await wait(pauseMs)
        if (!(await insist(ledger, sending, person, chance, { verb, callId }))) return
      }
    }
  }
  const all = Promise.all(people.map((person, index) => work(person, new Random(seed * 1_000 + index))))
  return {
    ledger,
    finish: async () => {
      isOver = true
      await all
      return ledger
    },
  }
}

/** Sends it until the server has said that it is done; null when that takes too long. */
const insist = async (
  ledger: Ledger,
  { address, retryMs }: { address: () => string; retryMs: number },
  person: Person,
  chance: Random,
  deed: Deed,
): Promise<string | null> => {
  const deadline = Date.now() + longestTryMs
  for (let isRepeated = false; Date.now() < deadline; isRepeated = true) {
    const started = Date.now()
    const door = chance.chance(0.5) ? 'graphql' : 'rest'
    const answer = await act(address(), person, door, deed)
    ledger.counts[answer.kind] += 1
    ledger.slowestMs = Math.max(ledger.slowestMs, Date.now() - started)
    const callId = settled(answer, deed, person, isRepeated)
    if (callId) {
      if (isRepeated) ledger.sentAgain[deed.verb] += 1
      ledger.acknowledged.push({ verb: deed.verb, callId, by: person })
      ledger.known.set(callId, {
        lead:
          deed.verb === 'assignCall'
            ? person.userId
            : deed.verb === 'closeCall'
              ? (ledger.known.get(callId)?.lead ?? null)
              : null,
        isCompleted: deed.verb === 'closeCall',
      })
      return callId
    }
    if (answer.kind === 'broken' || answer.kind === 'hung' || answer.kind === 'refused' || answer.kind === 'done') {
      ledger.wrong.push(`${deed.verb} through ${door}: ${JSON.stringify(answer).slice(0, 600)}`)
      if (answer.kind === 'refused' || answer.kind === 'done') return null
    }
    await wait(retryMs)
  }
  // Whether it was done nobody knows.
  if (deed.verb !== 'createCall') ledger.known.delete(deed.callId)
  ledger.wrong.push(`${deed.verb} was not done within ${longestTryMs} ms`)
  return null
}

const leadOf = (call: Json): string | null => call?.assignedTo?.databaseId ?? call?.assignedTo?.id ?? null

/** The call's id when the answer says that the deed is done, by this request or by an earlier one whose answer was lost. */
const settled = (answer: Answer, deed: Deed, { userId }: Person, isRepeated: boolean): string | null => {
  if (answer.kind === 'done') {
    const isTrue =
      deed.verb === 'createCall'
        ? answer.call.contact === deed.contact
        : deed.verb === 'assignCall'
          ? leadOf(answer.call) === userId
          : deed.verb === 'returnCall'
            ? leadOf(answer.call) === null
            : answer.call.completedAt !== null
    return isTrue ? answer.callId : null
  }
  if (answer.kind !== 'refused' || !isRepeated || deed.verb === 'createCall') return null
  if (deed.verb === 'closeCall' && answer.code === 'CALL_COMPLETED') return deed.callId
  if (deed.verb === 'returnCall' && answer.code === 'NOT_ASSIGNEE' && leadOf(answer.current) === null)
    return deed.callId
  return null
}
