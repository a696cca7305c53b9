import { setTimeout as wait } from 'node:timers/promises'
import { doors } from '../../../server/test/harness/doors'
import { screenHeaders } from '../../lib/laboratory'
import type { Ledger } from '../load'

/** Who reads the reports of a provider. */
export type Reader = { providerId: string; cookie: string }

const query = '{ provider { reports { completed(range: { preset: LAST_7_DAYS }) { total range { asOf } } } } }'

/**
 * Reads a report of each provider again and again, and holds it against what was acknowledged by then: one that says
 * that it is as of a moment has every call that was closed before.
 */
export const readReports = (readers: readonly Reader[], address: () => string, ledger: Ledger, pauseMs: number) => {
  const figures = { read: 0, fromReplica: 0, unanswered: 0, oldestMs: 0 }
  const wrong: string[] = []
  /** When the closings of each provider were known to be done, in their order. */
  const closed = new Map<string, number[]>(readers.map(({ providerId }) => [providerId, []]))
  let known = 0
  let isOver = false
  const note = (): void => {
    const at = Date.now()
    for (; known < ledger.acknowledged.length; known += 1) {
      const { verb, by } = ledger.acknowledged[known]!
      if (verb === 'closeCall') closed.get(by.providerId)?.push(at)
    }
  }
  const noting = setInterval(note, 100)
  const read = async ({ providerId, cookie }: Reader): Promise<void> => {
    while (!isOver) {
      const asked = Date.now()
      try {
        const headers = { ...screenHeaders(cookie), connection: 'close', 'patency-provider': providerId }
        const { data } = await doors(address(), null).graphql(query, {}, headers)
        const { total, range } = data!.provider.reports.completed as { total: number; range: { asOf: string | null } }
        const until = range.asOf === null ? asked : Date.parse(range.asOf)
        const expected = closed.get(providerId)!.filter((at) => at <= until).length
        figures.read += 1
        if (range.asOf !== null) {
          figures.fromReplica += 1
          figures.oldestMs = Math.max(figures.oldestMs, asked - until)
        }
        if (total < expected)
          wrong.push(
            `a report as of ${range.asOf ?? 'now'} has ${total} completed calls of ${providerId}, of which ${expected} were closed before`,
          )
      } catch {
        figures.unanswered += 1
      }
      await wait(pauseMs)
    }
  }
  const all = Promise.all(readers.map(read))
  return {
    finish: async () => {
      isOver = true
      clearInterval(noting)
      await all
      return { figures, wrong }
    },
  }
}
