// Generates the Prisma client and the schema builder's types.
import path from 'node:path'
import { quiet, root } from './steps.mjs'

const { code, output } = await quiet(
  process.execPath,
  [path.join(root, 'node_modules/prisma/build/index.js'), 'generate'],
  {
    // Prisma downloads a schema engine before any subcommand unless one is named. Generating
    // never runs it. It must not be /bin/true: other subcommands would then claim success.
    PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    // It finds the generator of the schema builder's types by its name.
    PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  },
)
if (code !== 0) {
  console.error(output)
  process.exit(1)
}
