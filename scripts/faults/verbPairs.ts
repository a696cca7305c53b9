import { allMeetings, openPairs } from '../../server/test/harness/verbPairs'
import { ensureDatabases } from '../lib/laboratory'
import type { Kind } from './kind'

/** Of twenty rounds each has another twentieth of the meetings. */
const parts = 20

/** Every two verbs on calls and lines meet behind every row that both may reach: neither may wait for the other in a circle. */
export const verbPairs: Kind = async ({ rounds, seed }) => {
  const stopDatabases = await ensureDatabases()
  const pairs = await openPairs()
  const meetings = allMeetings.filter((_meeting, index) => (index + seed) % parts < rounds)
  const lost: string[] = []
  try {
    for (const meeting of meetings) lost.push(...(await pairs.meet(meeting)))
  } finally {
    await pairs.close()
    await stopDatabases()
  }
  return { figures: { meetings: meetings.length }, lost }
}
