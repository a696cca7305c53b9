// Prints the GraphQL schema to schema.graphql; with --check only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { projectRoot } from '../../server/paths'
import { schema } from '../../server/schema/index'

const file = path.join(projectRoot, 'schema.graphql')
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`

if (!process.argv.includes('--check')) writeFileSync(file, printed)
else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema.graphql is not what server/schema says: run "npm run generate" and commit the result.')
  process.exitCode = 1
}
