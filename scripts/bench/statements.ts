import { screenDocument } from '../../server/test/harness/screenDocuments'
import type { Row } from './row'
import type { World } from './world'

const screens = [
  ['Queue', 'QueuePageQuery'],
  ['Queue, asked again by who may see the same', 'QueuePageQuery'],
  ['New call', 'NewCallPageQuery'],
  ['Call', 'CallPageQuery'],
] as const

/** What each screen asks of the database; server/test/suites/screens.test.ts holds it to that, with one row and with 200. */
export const benchStatements = async ({ address, cookie, providerId }: World): Promise<Row[]> => {
  const active = (await (
    await fetch(`${address}/api/v0/providers/${providerId}/calls/active`, { headers: { cookie } })
  ).json()) as { id: string }[]
  const id = Buffer.from(`Call:${active[0]!.id}`).toString('base64')
  const statements = async (): Promise<number> =>
    Number(/^patency_sql_statements_total (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())![1])
  const rows: Row[] = []
  for (const [screen, document] of screens) {
    const before = await statements()
    const headers = { cookie, 'content-type': 'application/json', 'patency-client': 'bench', 'patency-background': '1' }
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: screenDocument(document), variables: { id } }),
    })
    if ('errors' in ((await answer.json()) as object)) throw new Error(`${screen} was answered with errors`)
    const count = (await statements()) - before
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
