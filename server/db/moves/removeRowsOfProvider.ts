import { openOnce, type Address } from '../access/openOnce'
import { quoted } from '../backup/tables'
import { addressOfName } from './movedRows'

const tablesOfProviders = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'provider_id'
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`

/** Those who work nowhere else in this installation. */
const leaving = `
  select array_agg(id) as people from app_user
  where not superadmin and id in (select user_id from provider_role where provider_id = $1)
    and id not in (select user_id from provider_role where provider_id <> $1 union select user_id from role_invitation where provider_id <> $1)`

/**
 * Deletes all rows of a provider that was moved away. Of people who work nowhere else here only the name is kept, for the
 * log of the installation; their sessions went along. The files lose their rows, so a job deletes them. `address`: of the
 * owner of the tables.
 */
export const removeRowsOfProvider = (address: Address, providerId: string): Promise<void> =>
  openOnce(address, { application_name: 'patency-remove' }, async (client) => {
    await client.query('begin')
    await client.query('set local row_security = off')
    const { people } = (await client.query<{ people: string[] | null }>(leaving, [providerId])).rows[0]!
    await client.query('delete from session where provider_id = $1 or user_id = any ($2)', [providerId, people ?? []])
    await client.query('delete from known_device where user_id = any ($1)', [people ?? []])
    await client.query('set local session_replication_role = replica')
    await client.query('update app_user set last_provider_id = null where last_provider_id = $1', [providerId])
    await client.query(
      `update app_user set email = ${addressOfName}, password_hash = null, active = false, is_online = false where id = any ($1)`,
      [people ?? []],
    )
    const { rows } = await client.query<{ name: string }>(tablesOfProviders)
    for (const { name } of rows) await client.query(`delete from ${quoted(name)} where provider_id = $1`, [providerId])
    await client.query('delete from provider where id = $1', [providerId])
    await client.query('commit')
  })
