import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { jest } from '../lib/steps.mjs'
import type { Kind } from './kind'

const files = '(aces|similarCalls|escalateCalls|demoYear|reminders/year|suites/fuzz)\\.test'

type Results = { numPassedTests: number; testResults: { assertionResults: { status: string; fullName: string }[] }[] }

/** The tests of races, of a year of line checks and of strange input, with every round that they have; a run of all tests has fewer. */
export const races: Kind = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-races-'))
  const results = path.join(folder, 'results.json')
  const child = spawn(
    process.execPath,
    [...jest, '--selectProjects', 'server', '--testPathPatterns', files, '--json', `--outputFile=${results}`],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATENCY_TESTS_IN_FULL: '1' },
    },
  )
  await new Promise((resolve) => child.once('close', resolve))
  const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results
  rmSync(folder, { recursive: true, force: true })
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    rounds: numPassedTests,
    figures: { tests: numPassedTests },
    lost: failed.map(({ fullName }) => fullName),
  }
}
