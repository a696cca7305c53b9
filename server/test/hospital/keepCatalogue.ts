import type pg from 'pg'

/** The tables of the configuration, and of what else a provider chooses, in the order in which their rows can be created. */
export const catalogueTables = [
  'facility',
  'room',
  'purpose',
  'procedure',
  'procedure_field',
  'procedure_field_option',
  'option_requirement',
  'purpose_procedure',
  'compliance_category',
  'compliance_requirement',
  'requirement_facility',
  'compliance_settings',
  'waiting_target',
  'central_types',
  'committee_mail',
]

/** The keys of the tables without an id. */
const keys: Record<string, string> = {
  option_requirement: 'option_id, field_id',
  purpose_procedure: 'purpose_id, procedure_id',
  requirement_facility: 'requirement_id, facility_id',
  compliance_settings: 'provider_id',
  central_types: 'provider_id',
  committee_mail: 'provider_id',
}

/** Saves the configuration of every provider; answers the statements that restore it. */
export const keepCatalogue = async (owner: pg.Client): Promise<string> => {
  await owner.query(
    `create schema kept; ${catalogueTables.map((table) => `create table kept.${table} as table public.${table}`).join('; ')}`,
  )
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    "select table_name as name, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns where table_schema = 'kept' group by 1",
  )
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]))
  const bringBack = (table: string): string =>
    `insert into ${table} select * from kept.${table} on conflict (${keys[table] ?? 'id'}) do update set ${columnsOf
      .get(table)!
      .map((column) => `${column} = excluded.${column}`)
      .join()} where ${table} is distinct from excluded`
  const drop = (table: string): string =>
    keys[table] ? `delete from ${table}` : `delete from ${table} where id not in (select id from kept.${table})`
  return [...[...catalogueTables].reverse().map(drop), ...catalogueTables.map(bringBack)].join('; ')
}
