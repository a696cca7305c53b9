// Walks the audit log and recomputes its chain (rules 2.10). Exit code 1: it is broken.
import { DatabaseClient } from '../../server/db/access/databaseClient'
import { describeFault, verifyAuditChains } from '../../server/db/migrations/auditChain'
import { nilUuid } from '../../server/domain/kernel/uuid'
import { readArguments, remark, runCommand, say } from '../lib/command'

await runCommand('Usage: npm run audit:verify', async ({ database, atEnd }) => {
  readArguments({})
  const client = new DatabaseClient({ connectionString: await database(), application_name: 'patency-audit' })
  atEnd(() => client.end())
  await client.connect()
  // One moment for rows and heads, however long it takes. A filter of the database would hide rows without a word.
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query('set local row_security = off')
  let rows = 0
  let broken = 0
  for await (const report of verifyAuditChains(client)) {
    rows += report.rows
    const found = describeFault(report)
    if (found) {
      broken += 1
      remark(found)
    } else
      say(
        `${report.provider ?? (report.providerId === nilUuid ? 'Outside every provider' : report.providerId)}: rows ${report.rows}, whole. Head ${report.head || '-'}`,
      )
  }
  say(`Rows checked: ${rows}. ${broken === 0 ? 'Every chain is whole.' : `Broken chains: ${broken}.`}`)
  if (broken > 0) process.exitCode = 1
})
