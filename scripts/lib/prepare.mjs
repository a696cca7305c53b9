// The steps from a bare clone to something that runs. Each is skipped when nothing changed.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkNode, fail, filesBelow, fingerprint, node, npm, root, step, unlessStamped } from './steps.mjs'

const generated = 'server/db/generated'

function lockedPackages(file) {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  return Object.entries(packages).filter(([name]) => name !== '')
}

/** Whether somebody has already installed exactly the locked versions, by npm's own record of it. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(path.join(root, record))) return false
  const installed = new Map(lockedPackages(record))
  return lockedPackages('package-lock.json').every(([name, { version, optional, devOptional }]) => {
    const found = installed.get(name)
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

async function install() {
  // A NODE_ENV of production would leave out what the build needs.
  const { code, output } = await npm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code === 0) return
  process.stderr.write('failed\n')
  fail(
    output.trim().split('\n').slice(-20).join('\n'),
    'The dependencies could not be installed. Check that this machine reaches the npm registry ' +
      '(npm ping), through a proxy if there is one (npm config set proxy …), and that the disk has 1.5 GB free.',
  )
}

export async function ensureInstalled() {
  checkNode()
  await unlessStamped(
    'node_modules/.patency',
    () => fingerprint(['package-lock.json']),
    async () => {
      if (!isInstalled()) await step('Installing locked dependencies', install)
    },
  )
}

/** The database client is generated code that is not in version control. */
export async function ensureGenerated() {
  const inputs = ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json', 'scripts/lib/prisma.mjs']
  await unlessStamped(
    `${generated}/.stamp`,
    () => fingerprint(inputs),
    () => step('Generating the database client', () => node('scripts/lib/prisma.mjs')),
  )
}

function isBuildInput(file) {
  return !/\.test\.tsx?$|\/test$|\/generated$|\/node_modules$/.test(file)
}

export async function ensureBuilt() {
  await ensureGenerated()
  const inputs = () => [
    ...['server', 'web', 'prisma'].flatMap((folder) => filesBelow(folder, isBuildInput)),
    ...filesBelow('.', (file) => /^\.\/[^/]+\.json$/.test(file)),
    ...filesBelow(
      'scripts',
      (file) => /^scripts\/(build|lib|operator)$|^scripts\/build\/|[.]ts$/.test(file) && isBuildInput(file),
    ),
  ]
  await unlessStamped(
    'dist/.stamp',
    () => fingerprint(inputs()),
    () => step('Building the server and the web app', () => node('scripts/build/bundle.mjs')),
  )
}
