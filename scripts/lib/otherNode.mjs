// The short tests on another Node.js than the one that runs this, taken from the npm registry.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fail, jest, npm, root, show, step } from './steps.mjs'

/** Rules, and of the rest what touches the system: processes, sockets, files, compiled modules. */
const shortTests = [
  'server/domain/',
  'server/auth/',
  'server/files/',
  'server/http/',
  'server/db/',
  'server/jobs/runner',
  'server/log',
  'server/env',
  'scripts/tests/start',
]

/** The program of that version (a major, or more of it), installed beside the dependencies when it is not there yet. */
async function otherNode(version) {
  const name = `node-${process.platform}-${process.arch}`
  if (!/^\d+(\.\d+){0,2}$/.test(version) || process.platform !== 'linux') {
    fail(
      `There is no Node.js "${version}" for ${process.platform} in the npm registry.`,
      'Name a version on Linux (--node=24), or switch with your version manager and run npm test.',
    )
  }
  const folder = path.join(root, 'node_modules/.cache/node', version)
  const program = path.join(folder, 'node_modules', name, 'bin/node')
  if (!existsSync(program)) {
    await step(`Installing Node.js ${version}`, async () => {
      const { code, output } = await npm([
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        `${name}@${version}`,
      ])
      if (code !== 0)
        fail(output.trim().split('\n').slice(-10).join('\n'), `npm view ${name} versions shows which there are.`)
    })
  }
  return program
}

/** Runs them there; answers the exit code. */
export async function shortTestsOn(version, jestArguments) {
  const program = await otherNode(version)
  // First on the PATH, so that programs that tests start run on it, too.
  const env = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` }
  const which = ['--selectProjects', 'domain', 'server', '--testPathPatterns', ...shortTests]
  return show([...jest, ...which, ...jestArguments], env, program)
}
