import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { jest, quiet, root, show } from './steps.mjs'

/** More failed files than this are a fault, not a moment in which the machine was too busy. */
const mostSecondTries = 20

/** What a file of tests came to. */
function outcome({ name, status, message, assertionResults, startTime, endTime }) {
  const failures = assertionResults.filter((test) => test.status === 'failed')
  const [first] = failures
  return {
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    // A file that could not be loaded, or whose worker died, has no failed test.
    failed: failures.length || Number(status === 'failed'),
    error: stripVTControlCharacters(first ? `● ${first.fullName}\n\n${first.failureMessages[0]}` : message).trim(),
  }
}

/** Runs jest; answers the outcome of each file, or null when it did not come to its end. */
async function runJest(args, run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'patency-results-'))
  const file = path.join(folder, 'results.json')
  try {
    const code = await run([...jest, ...args, '--json', `--outputFile=${file}`])
    const { testResults, wasInterrupted } = JSON.parse(readFileSync(file, 'utf8'))
    const outcomes = testResults.map(outcome)
    if (wasInterrupted || (code !== 0 && outcomes.every(({ failed }) => failed === 0)))
      throw new Error(`it ended with code ${code}`)
    return outcomes
  } catch (error) {
    console.error(`\njest did not come to its end: ${error.message}`)
    return null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs jest, and then the files that failed once more, alone: on a machine that was too busy for a moment they pass.
 * Those are unsteady. They count as passed, and are listed with their first error.
 */
export async function runTests(jestArguments, { workers, isStrict = false, run = show }) {
  const first = await runJest([`--maxWorkers=${workers}`, ...jestArguments], run)
  if (!first) return { passed: 0, failed: 1, unsteady: [], slowest: [] }
  const failed = first.filter((file) => file.failed > 0)
  let last = first
  if (!isStrict && failed.length > 0 && failed.length <= mostSecondTries) {
    console.log(`\nOnce more, alone: ${failed.map(({ name }) => name).join(', ')}`)
    const second = await runJest([...jestArguments, '--maxWorkers=1', '--onlyFailures'], run)
    last = first.map((file) => second?.find(({ name }) => name === file.name) ?? file)
  }
  const total = (key) => last.reduce((sum, file) => sum + file[key], 0)
  return {
    passed: total('passed'),
    failed: total('failed'),
    unsteady: failed.filter((file) => last.some(({ name, failed }) => name === file.name && failed === 0)),
    slowest: first.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10),
  }
}

/** How many times as long as a loop of a billion additions takes on this machine, in words. */
export async function inLoops(seconds) {
  const began = performance.now()
  await quiet(process.execPath, ['-e', 'let s=0;for(let i=0;i<1e9;i++)s+=i'])
  const loop = (performance.now() - began) / 1000
  return `${(seconds / loop).toFixed(0)} times the ${loop.toFixed(1)} s of a billion additions`
}

/** The end of a run's output. Programs read its last line. */
export function summary({ passed, failed, unsteady, slowest }) {
  const files = unsteady.map(({ name, error }) => `  ${name}\n${error.replace(/^(?=.)/gm, '    ')}\n`)
  const list = ['', 'Unsteady: these files failed, and passed when they ran once more, alone', ...files]
  return [
    ...(slowest.length > 0 ? ['', 'The slowest files'] : []),
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`),
    ...(unsteady.length > 0 ? [...list, `${unsteady.length} unsteady`] : ['']),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}
