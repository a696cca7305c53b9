import { hash } from '@node-rs/argon2'
import type { ClientBase } from 'pg'
import { demoPassword } from '../plan/accounts'
import type { Hospital } from './hospital'

export interface Inserted {
  completed: number
  deleted: number
  /** In the queue now. */
  active: number
  openLines: number
  closedLines: number
  /** What was recorded on the completed calls. */
  values: number
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const insertRows = async <Row extends object>(
  client: ClientBase,
  table: string,
  rows: Row[],
  conflict = '',
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).map((key) => [key, snakeCase(key)] as const)
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column, row[key as keyof Row]])))
  const names = columns.map(([, column]) => `"${column}"`).join(', ')
  // The table's type by way of the table, because PostgreSQL has a type `line` of its own.
  const shape = `(select each from "${table}" each limit 0)`
  await client.query(
    `insert into "${table}" (${names}) select ${names} from jsonb_populate_recordset(${shape}, $1::jsonb) ${conflict}`,
    [JSON.stringify(records)],
  )
}

/** Writes the hospital in the transaction of the caller, and counts what it wrote. */
export const insertHospital = async (client: ClientBase, hospital: Hospital): Promise<Inserted> => {
  // One hash for all: in a demo everybody's password is known anyway.
  const passwordHash = await hash(demoPassword)
  await insertRows(client, 'provider', [hospital.provider])
  await insertRows(
    client,
    'app_user',
    hospital.users.map((user) => ({ ...user, passwordHash })),
    'on conflict (id) do nothing',
  )
  await insertRows(client, 'provider_role', hospital.roles)
  await insertRows(client, 'facility', hospital.facilities)
  await insertRows(client, 'allowed_facility', hospital.allowedFacilities)
  await insertRows(client, 'room', hospital.rooms)
  await insertRows(client, 'purpose', hospital.purposes)
  await insertRows(client, 'status_code', hospital.statusCodes)

  await insertRows(client, 'procedure', hospital.catalogue.procedures)
  await insertRows(client, 'procedure_field', hospital.catalogue.fields)
  await insertRows(client, 'procedure_field_option', hospital.catalogue.options)
  await insertRows(client, 'option_requirement', hospital.catalogue.requirements)

  await insertRows(client, 'line_check_settings', hospital.lineChecks.settings)
  await insertRows(client, 'job', hospital.lineChecks.jobs)

  const inserted: Inserted = { completed: 0, deleted: 0, active: 0, openLines: 0, closedLines: 0, values: 0 }
  for (const { lines, infections, calls, workOrders, values } of hospital.batches()) {
    await insertRows(client, 'line', lines)
    await insertRows(client, 'infection_entry', infections)
    await insertRows(client, 'call', calls)
    await insertRows(client, 'work_order', workOrders)
    await insertRows(client, 'call_value', values)
    inserted.values += values.length
    for (const { completedAt } of lines) inserted[completedAt ? 'closedLines' : 'openLines'] += 1
    for (const { deletedAt, completedAt, announcedAt } of calls) {
      if (deletedAt) inserted.deleted += 1
      else if (completedAt) inserted.completed += 1
      else if (announcedAt) inserted.active += 1
    }
  }
  return inserted
}
