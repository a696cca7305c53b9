// Shared by the scripts that run before any dependency is installed: only Node.js here.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

// Not import.meta.dirname, which the versions that checkNode() refuses do not have.
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Commands of an installation: `npm run …` in a checkout, `docker compose run --rm patency …` in a container. */
export const operatorCommands = ['user', 'token', 'provider', 'audit-verify', 'backup', 'restore', 'files', 'migrate']

const leastNode = [20, 19]

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return
  fail(
    `Patency needs Node.js ${leastNode.join('.')} or newer; this is ${process.versions.node} (${process.execPath}).`,
    'Install a newer one from https://nodejs.org, or with your version manager: nvm install',
  )
}

/** Ends the script with a message for the person who ran it. */
export function fail(message, remedy) {
  console.error(`\n${message}\n${remedy ? `\n${remedy}\n` : ''}`)
  process.exit(1)
}

/** Shows what is being done and how long it took; on standard error, because standard output may be read by a program. */
export async function step(label, work) {
  const started = Date.now()
  process.stderr.write(`${label} … `)
  const result = await work()
  process.stderr.write(`${seconds(started)}\n`)
  return result
}

export function seconds(started) {
  const passed = (Date.now() - started) / 1000
  return `${passed.toFixed(passed < 10 ? 1 : 0)} s`
}

/** Runs a program quietly; answers its exit code and everything it said. */
export function quiet(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })
}

/** Runs this Node.js, or another one, and shows what it says; answers the exit code. */
export function show(args, env = process.env, program = process.execPath) {
  return new Promise((resolve) => {
    spawn(program, args, { cwd: root, stdio: 'inherit', env }).on('close', (code) => resolve(code ?? 1))
  })
}

/** What Node.js is started with to run jest. */
export const jest = [
  '--experimental-vm-modules',
  // Rendering leaves much garbage that is young: with more room for it, less of it is copied.
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
]

/** Runs npm quietly. Under "npm start" npm says where it lies; it may not be on the PATH. */
export function npm(args) {
  const program = process.env.npm_execpath
  return program?.endsWith('.js') ? quiet(process.execPath, [program, ...args]) : quiet('npm', args)
}

/** Runs a script or a dependency's program with this Node.js, quietly; ends the whole when it fails. */
export async function node(file, args = [], env = {}) {
  const { code, output } = await quiet(process.execPath, [path.join(root, file), ...args], env)
  if (code !== 0) {
    process.stderr.write('failed\n')
    fail(output.trim(), `The command was: node ${[file, ...args].join(' ')}`)
  }
  return output
}

/** Files below a folder (or the file itself), in a fixed order, as paths from the root. */
export function filesBelow(name, accept = () => true) {
  const full = path.join(root, name)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [name]
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${name}/${entry.name}`
      if (!accept(below)) return []
      return entry.isDirectory() ? filesBelow(below, accept) : [below]
    })
}

/** One hash over the names and contents of files. */
export function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * Does the work unless the stamp file says that it was done for this fingerprint. Several processes may ask at once:
 * one does the work, and the others wait for it.
 */
export async function unlessStamped(stampFile, print, work) {
  const stamp = path.join(root, stampFile)
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === print()
  if (isDone()) return
  await withLock(path.join(root, 'dist/.lock'), async () => {
    if (isDone()) return
    // Taken before the work: files that change meanwhile are for the next time.
    const done = print()
    await work()
    writeFileSync(stamp, done)
  })
}
