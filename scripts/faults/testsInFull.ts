import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { jest } from '../lib/steps.mjs'
import type { Kind } from './kind'

type Results = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** The tests of a project in these files with every round, look and case that they have; a run of all tests has fewer. */
export const testsInFull =
  (project: 'server' | 'browser', files: string): Kind =>
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'patency-in-full-'))
    const results = path.join(folder, 'results.json')
    const child = spawn(
      process.execPath,
      [...jest, '--selectProjects', project, '--testPathPatterns', files, '--json', `--outputFile=${results}`],
      {
        cwd: projectRoot,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PATENCY_TESTS_IN_FULL: '1' },
      },
    )
    await new Promise((resolve) => child.once('close', resolve))
    const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results
    rmSync(folder, { recursive: true, force: true })
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
      // A file that could not be loaded, or whose process ended, has no failed test.
      return status === 'failed' && tests.length === 0 ? [name] : tests
    })
    return {
      rounds: numPassedTests,
      figures: { tests: numPassedTests },
      lost: failed,
    }
  }
