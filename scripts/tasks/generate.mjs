// Everything that is generated: the database client, schema.graphql, Relay's artifacts.
import { ensureGenerated, ensureInstalled } from '../lib/prepare.mjs'
import { node, step } from '../lib/steps.mjs'

await ensureInstalled()
await ensureGenerated()
await step('Printing schema.graphql', () => node('node_modules/tsx/dist/cli.mjs', ['scripts/tasks/print-schema.ts']))
await step('Compiling the screens’ GraphQL', () => node('node_modules/relay-compiler/cli.js'))
