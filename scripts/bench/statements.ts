import { ask, rest } from '../lib/laboratory'
import { documentOf } from './http'
import type { Row } from './row'
import { statementsOf, type World } from './world'

const screens = [
  ['Queue', 'web/calls/queue/__generated__/QueuePageQuery.graphql.ts'],
  ['Queue, asked again by who may see the same', 'web/calls/queue/__generated__/QueuePageQuery.graphql.ts'],
  ['New call', 'web/calls/new/__generated__/NewCallPageQuery.graphql.ts'],
  ['Call', 'web/calls/detail/__generated__/CallPageQuery.graphql.ts'],
] as const

/** What each screen asks of the database; server/test/screens.test.ts holds it to that, with one row and with 200. */
export const benchStatements = async (world: World): Promise<Row[]> => {
  const active = (await rest(world, 'GET', 'calls/active')) as { id: string }[]
  const id = Buffer.from(`Call:${active[0]!.id}`).toString('base64')
  const rows: Row[] = []
  for (const [screen, file] of screens) {
    const count = await statementsOf(world, () => ask(world, documentOf(file), { id }))
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
