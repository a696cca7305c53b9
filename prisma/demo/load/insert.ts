import { hash } from '@node-rs/argon2'
import type { ClientBase } from 'pg'
import { demoPassword } from '../plan/accounts'
import type { Hospital } from './hospital'

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Inserts the rows of each table, whose columns have their names in camel case. */
export const insertTables = async (client: ClientBase, tables: Record<string, object[]>): Promise<void> => {
  for (const [table, rows] of Object.entries(tables)) {
    if (rows.length === 0) continue
    const columns = new Map<string, string>()
    const records = rows.map((row) => {
      const record: Record<string, unknown> = {}
      for (const [key, value] of Object.entries(row)) {
        if (!columns.has(key)) columns.set(key, snakeCase(key))
        record[columns.get(key)!] = value
      }
      return record
    })
    const names = [...columns.values()].map((column) => `"${column}"`).join(', ')
    // The table's type by way of the table, because PostgreSQL has a type `line` of its own. Who belongs to two
    // providers has one account.
    await client.query(
      `insert into "${table}" (${names}) select ${names}
       from jsonb_populate_recordset((select each from "${table}" each limit 0), $1::jsonb) on conflict do nothing`,
      [JSON.stringify(records)],
    )
  }
}

/** Writes the hospital in the transaction of the caller, and counts what it wrote. */
export const insertHospital = async (client: ClientBase, { rows, batches }: Hospital) => {
  // One hash for all: in a demo everybody's password is known anyway.
  const passwordHash = await hash(demoPassword)
  await insertTables(client, {
    ...rows,
    app_user: rows.app_user.map(({ isInvited, ...user }) => ({
      ...user,
      passwordHash: isInvited ? null : passwordHash,
    })),
  })
  // `active`: in the queue now; `values`: what was recorded on the completed calls.
  const inserted = { completed: 0, deleted: 0, active: 0, openLines: 0, closedLines: 0, values: 0 }
  for (const batch of batches()) {
    await insertTables(client, { ...batch })
    inserted.values += batch.call_value.length
    for (const { completedAt } of batch.line) inserted[completedAt ? 'closedLines' : 'openLines'] += 1
    for (const { deletedAt, completedAt, announcedAt } of batch.call)
      if (deletedAt) inserted.deleted += 1
      else if (completedAt) inserted.completed += 1
      else if (announcedAt) inserted.active += 1
  }
  return inserted
}
