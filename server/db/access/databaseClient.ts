import pg from 'pg'

/** PgBouncer takes these from a client, and gives them to each connection that it lends to it. */
const alsoPooled = { TimeZone: 'UTC', DateStyle: 'ISO, MDY' }

/**
 * What statements, and the reading of their rows, rely on. PostgreSQL has each of these from its configuration, the
 * database or the role, where somebody may have chosen differently: a `TimeZone` of initdb shifts every moment that
 * Prisma writes or reads.
 */
export const connectionSettings: Readonly<Record<string, string>> = {
  ...alsoPooled,
  IntervalStyle: 'postgres',
  search_path: '"$user", public',
  row_security: 'on',
  bytea_output: 'hex',
  default_transaction_isolation: 'read committed',
}

type Startup = {
  /** Further settings of the connection. */
  settings?: Readonly<Record<string, string | number>>
  /** The other end is a pooler, which refuses most settings; `checkSettings` compares them instead. */
  isPooled?: boolean
}
export type DatabaseClientConfig = pg.ClientConfig & Startup

type BaseClient = { getStartupConf(): Record<string, string> }
const BaseClient = pg.Client as unknown as new (config: DatabaseClientConfig) => BaseClient

/**
 * A connection of Patency. Every one is made here (its test looks). Its settings go into the packet that
 * opens it, where they win over those of the server, the database, the role, the URL and the environment.
 */
class DatabaseClient extends BaseClient {
  readonly #startup: Record<string, string>

  constructor(config: DatabaseClientConfig) {
    super(config)
    this.#startup = {
      ...(config.isPooled ? alsoPooled : connectionSettings),
      ...Object.fromEntries(Object.entries(config.settings ?? {}).map(([name, value]) => [name, String(value)])),
    }
  }

  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), ...this.#startup }
  }
}

const Database = DatabaseClient as unknown as new (config: DatabaseClientConfig) => pg.Client

export { Database as DatabaseClient }
