// Runs a command of the operators from its source, also in a clone where nothing was installed
// yet: node scripts/operator/operate.mjs user list
import { ensureGenerated, ensureInstalled } from '../lib/prepare.mjs'
import { fail, operatorCommands } from '../lib/steps.mjs'

const [name] = process.argv.splice(2, 1)
if (!operatorCommands.includes(name))
  fail(`There is no command "${name}".`, `There are: ${operatorCommands.join(', ')}.`)
await ensureInstalled()
await ensureGenerated()
const { register } = await import('tsx/esm/api')
register()
await import(`./${name}.ts`)
