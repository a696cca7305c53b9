import type pg from 'pg'
import { DatabaseClient } from '../../../server/db/access/databaseClient'
import type { FileStore } from '../../../server/files/fileStore'
import { generateHospital, type Hospital } from './hospital'
import { insertImages } from './images'
import { insertDevices } from './devices'
import { insertDocuments } from './documents'
import { insertHandovers } from './handovers'
import { insertHospital } from './insert'
import { insertUpdates } from './updates'
import { insertViews } from './views'
import { lakeshore, riverside } from '../plan/plans'

export { demoAccounts, demoPassword } from '../plan/accounts'
export { generateHospital } from './hospital'
export { insertHospital } from './insert'

/**
 * Fills an empty, migrated database with the demo hospital, whole or not at all. Where a provider
 * exists it does nothing. `url` is of the owner of the tables, `files` where pictures are kept.
 */
export const seedDemo = async ({
  url,
  now,
  files,
  print,
}: {
  url: string
  now: Date
  files: FileStore
  print: (line: string) => void
}): Promise<void> => {
  const client = new DatabaseClient({ connectionString: url, application_name: 'patency-demo' })
  // A broken connection also fails the statement that waits on it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.provider', 'system', true)`)
    // Two servers that start at once on one database: the second waits here, and then finds it filled.
    await client.query('lock table provider in share row exclusive mode')
    const { rowCount } = await client.query('select from provider limit 1')
    if (rowCount === 0) await fill(client, now, files, print)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const fill = async (client: pg.Client, now: Date, files: FileStore, print: (line: string) => void): Promise<void> => {
  await client.query(
    'insert into installation (id, is_demo) values (1, true) on conflict (id) do update set is_demo = true',
  )
  for (const plan of [riverside, lakeshore]) {
    const hospital = generateHospital({ now, plan })
    print(placesOf(hospital))
    const { completed, deleted, active, openLines, closedLines, values } = await insertHospital(client, hospital)
    const pictures = await insertImages(client, hospital.provider.id, files)
    const documents = await insertDocuments(client, hospital.provider.id, now, files)
    await insertHandovers(client, hospital.provider.id, now)
    await insertDevices(client, hospital.provider.id, now)
    await insertViews(client, hospital.provider.id, now)
    await insertUpdates(client, hospital.provider.id, now)
    const span = plan.days < 60 ? count(plan.days, 'day') : count(Math.round(plan.days / 30.4), 'month')
    print(
      `  ${count(active, 'call')} in the queue, ${count(completed, 'completed call')} over ${span}, ${count(deleted, 'deleted call')}`,
    )
    print(
      `  ${count(openLines, 'open line')}, ${count(closedLines, 'closed line')}, ${count(values, 'value')} recorded, ${count(pictures, 'image')}, ${count(documents, 'compliance document')}`,
    )
  }
  // Or the first queries are planned as if the tables were empty.
  await client.query('analyze')
}

const placesOf = ({ provider, rows: { facility, room, app_user, procedure } }: Hospital): string => {
  const places = `${count(facility.length, 'facility', 'facilities')}, ${count(room.length, 'room')}`
  return `${provider.name}: ${places}, ${count(app_user.length, 'account')}, ${count(procedure.length, 'procedure')}`
}

const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`
