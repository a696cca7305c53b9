import pg from 'pg'
import { quoted, type Table } from '../backup/tables'

/** What belongs to the installation, to its servers, and to the browsers that are connected to it. It stays where it is. */
export const staying = [
  'call_look',
  'connection',
  'device_code_try',
  'device_pairing',
  'installation',
  'known_device',
  'push',
  'push_alert',
  // Bound to the installation's key.
  'push_subscription',
  // To accounts of which the provider knows nothing.
  'role_invitation',
  'sign_in_try',
  'vapid_key',
  'web_file',
]

/** The columns of a provider's rows that name people. */
const namingPeople = `
  select c.relname as table, a.attname as column
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
  where k.contype = 'f' and k.confrelid = 'app_user'::regclass and c.relname <> all ($1)
    and exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'provider_id')
  order by 1, 2`

type Naming = { table: string; column: string }

/** The e-mail address of an account of which an installation knows only the name. */
export const addressOfName = `id || '@moved.invalid'`

/** What an account is in the other installation, where it differs. Whoever has no role, such as a person who has left, is only a name there. */
const moved: Record<string, string> = {
  email: `case when has_role then email else ${addressOfName} end`,
  password_hash: 'case when has_role then password_hash end',
  active: 'active and has_role',
  // Over this installation only.
  superadmin: 'false',
  is_online: 'false',
  role_count: '0',
  last_provider_id: 'case when last_provider_id = here then last_provider_id end',
}

/** Of each table, the rows that go with the provider, as COPY wants to be told; null: none of it go. */
export const rowsOfProvider = async (
  client: pg.ClientBase,
  providerId: string,
): Promise<(table: Table) => string | null> => {
  const here = pg.escapeLiteral(providerId)
  const named = (await client.query<Naming>(namingPeople, [staying])).rows
  const people = [...named, { table: 'audit_entry', column: 'actor_id' }]
    .map(({ table, column }) => `select ${quoted(column)} from ${quoted(table)} where provider_id = ${here}`)
    .join(' union ')
  const members = `(select user_id from provider_role where provider_id = ${here})`
  const where: Record<string, string> = {
    provider: `id = ${here}`,
    session: `provider_id = ${here} and ended_at is null and user_id in ${members}`,
    one_time_link: `provider_id = ${here} and role_invitation_id is null and user_id in ${members}`,
  }
  return ({ name, columns }) => {
    if (staying.includes(name)) return null
    if (name === 'app_user')
      return `(select ${columns.map((column) => moved[column] ?? quoted(column)).join(', ')} from (
        select *, ${here}::uuid as here, id in ${members} as has_role from app_user where id in (${people})) as named)`
    return `(select ${columns.map(quoted).join(', ')} from ${quoted(name)} where ${where[name] ?? `provider_id = ${here}`})`
  }
}
