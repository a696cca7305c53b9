// Brings the database of DATABASE_URL to the newest schema, for operators who do that apart
// from the start of the server.
import { checkExternal } from '../../server/db/migrations/database'
import { migrate } from '../../server/db/migrations/migrate'
import { StartProblem } from '../../server/startProblem'
import { readArguments, remark, runCommand, say } from '../lib/command'

await runCommand('Usage: npm run migrate', async ({ env }) => {
  readArguments({})
  if (env.databaseUrl === null)
    throw new StartProblem('DATABASE_URL is not set.', 'The embedded database is brought up to date by npm start.', 78)
  const warning = await checkExternal(env.databaseUrl)
  if (warning !== null) remark(warning)
  const applied = await migrate(env.databaseUrl, undefined, {
    onApply: (name) => say(`Applying ${name}`),
    onWarning: say,
    onWait: say,
  })
  say(applied.length === 0 ? 'The database is up to date.' : `${applied.length} applied.`)
})
