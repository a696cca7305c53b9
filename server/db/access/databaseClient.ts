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

/**
 * Limits that somebody may have set for other programs. A migration and a backup take as long as they take, and the
 * connection of the feed is silent for hours; connections that need a limit bring their own.
 */
const noLimits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  idle_session_timeout: 0,
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
    const usual = config.isPooled ? alsoPooled : { ...connectionSettings, ...noLimits }
    this.#startup = Object.fromEntries(
      Object.entries({ ...usual, ...config.settings }).map(([name, value]) => [name, String(value)]),
    )
  }

  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), ...this.#startup }
  }
}

const Database = DatabaseClient as unknown as new (config: DatabaseClientConfig) => pg.Client

export { Database as DatabaseClient }
