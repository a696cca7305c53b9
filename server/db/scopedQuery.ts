import pg from 'pg'

// The parts of node-postgres's connection that sending two statements in one round trip needs.
type Wire = {
  parsedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: string[] }): void
  execute(portal: { portal: string; rows: number }): void
}
type PreparedQuery = {
  prepare(connection: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}

const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig) => PreparedQuery

const statement = { name: 'patency_scope', text: "select set_config('app.provider', $1, true)" }

/**
 * A query that row-level security sees under one provider. `app.provider` is set by a
 * statement that is sent ahead without a Sync between, so both run in one transaction and
 * one round trip; being local to that transaction, it is safe behind a pooler, too.
 */
export class ScopedQuery extends BaseQuery {
  readonly #scope: string
  #scopeIsSet = false

  constructor(config: pg.QueryConfig, scope: string) {
    // An empty list makes node-postgres take the extended protocol for texts without parameters.
    super({ ...config, values: config.values ?? [] })
    this.#scope = scope
  }

  requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Wire): void {
    if (!connection.parsedStatements[statement.name]) {
      connection.parse(statement)
      connection.parsedStatements[statement.name] = statement.text
    }
    connection.bind({ statement: statement.name, values: [this.#scope] })
    connection.execute({ portal: '', rows: 0 })
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#scopeIsSet) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#scopeIsSet) super.handleCommandComplete(message, connection)
    else this.#scopeIsSet = true
  }
}
