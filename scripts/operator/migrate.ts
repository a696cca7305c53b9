// Brings the database of DATABASE_URL to the newest schema, for operators who do that apart
// from the start of the server.
import { readEnv } from '../../server/env'
import { migrate } from '../../server/db/migrations/migrate'
import { StartProblem } from '../../server/startProblem'

try {
  const { databaseUrl } = readEnv()
  if (databaseUrl === null) {
    throw new StartProblem('DATABASE_URL is not set.', 'The embedded database is brought up to date by npm start.', 78)
  }
  const applied = await migrate(databaseUrl, undefined, (name) => console.log(`Applying ${name}`))
  console.log(applied.length === 0 ? 'The database is up to date.' : `${applied.length} applied.`)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(`${error.message}\n\n${error.remedy}`)
  process.exitCode = error.exitCode
}
