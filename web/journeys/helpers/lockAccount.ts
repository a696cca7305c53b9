import pg from 'pg'

/** Locks somebody where they joined first, for a missing document, as the nightly job does. */
export const lockAccount = async (databaseUrl: string, email: string, missing: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(
    `insert into account_lock (user_id, provider_id, locked_at, requirements)
     select user_id, provider_id, now(), $2 from provider_role join app_user on app_user.id = user_id
     where email = $1 order by joined_at limit 1`,
    [email, JSON.stringify([{ name: missing, expirationDate: null }])],
  )
  await owner.end()
}
