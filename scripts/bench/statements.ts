import { ask, rest } from '../lib/laboratory'
import type { Row } from './row'
import { statementsOf, type World } from './world'
import { screenDocument } from '../../server/test/harness/screenDocuments'

const screens = [
  ['Queue', 'QueuePageQuery'],
  ['Queue, asked again by who may see the same', 'QueuePageQuery'],
  ['New call', 'NewCallPageQuery'],
  ['Call', 'CallPageQuery'],
] as const

/** What each screen asks of the database; server/test/suites/screens.test.ts holds it to that, with one row and with 200. */
export const benchStatements = async (world: World): Promise<Row[]> => {
  const active = (await rest(world, 'GET', 'calls/active')) as { id: string }[]
  const id = Buffer.from(`Call:${active[0]!.id}`).toString('base64')
  const rows: Row[] = []
  for (const [screen, document] of screens) {
    const count = await statementsOf(world, () => ask(world, screenDocument(document), { id }))
    // The trail of who read a patient is a statement that only writes.
    const reading = screen === 'Call' ? count - 1 : count
    rows.push({
      what: `SQL statements of a screen: ${screen}`,
      measured: screen === 'Call' ? `${reading}, and the row of the audit log` : `${reading}`,
      must: '3',
      aim: '1',
      met: reading <= 3,
    })
  }
  return rows
}
