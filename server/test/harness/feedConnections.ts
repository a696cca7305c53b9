import pg from 'pg'

/** Ends every connection on which a server listens for changes, as the owner of the database may. */
export const endFeedConnections = async (url: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'patency-feed' and datname = current_database()`,
  )
  await owner.end()
}
