// Failed files run once more, and nothing of that is hidden.
import { jest } from '@jest/globals'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import Progress from '../lib/progressReporter.mjs'
import { runTests, summary } from '../lib/testRun.mjs'

/** Fails when it runs for the first time. */
const unsteady = `
const { existsSync, writeFileSync } = require('node:fs')
const mark = __filename + '.mark'
const isFirst = !existsSync(mark)
writeFileSync(mark, '')
test('is in time', () => { if (isFirst) throw new Error('too late') })
test('is steady', () => {})
`
const files = {
  'passing.test.js': `test('passes', () => {})`,
  'failing.test.js': `test('fails', () => { throw new Error('a fault') })`,
  'unsteady.test.js': unsteady,
  'unloaded.test.js': `${unsteady}\nif (isFirst) throw new Error('not loaded')`,
}

test('what passes alone is unsteady, named with its first error, and what fails twice is a failure', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-test-run-'))
  try {
    mkdirSync(path.join(folder, 'tests'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'tests', name), text)
    const config = path.join(folder, 'jest.config.json')
    writeFileSync(config, JSON.stringify({ rootDir: folder, cacheDirectory: path.join(folder, 'cache') }))
    const ran: string[][] = []
    const run = (args: string[]) =>
      new Promise<number>((resolve) => {
        const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, FORCE_COLOR: '1' } })
        let said = ''
        child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
        child.once('close', (code) => {
          ran.push(Object.keys(files).filter((name) => said.includes(name)))
          resolve(code ?? 1)
        })
      })
    const result = await runTests(['--config', config], { workers: 2, run })
    const lines = summary(result).split('\n')
    expect(ran).toEqual([Object.keys(files), ['failing.test.js', 'unsteady.test.js', 'unloaded.test.js']])
    expect(result).toMatchObject({ passed: 5, failed: 1 })
    expect(result.unsteady.map(({ name }: { name: string }) => path.basename(name)).sort()).toEqual([
      'unloaded.test.js',
      'unsteady.test.js',
    ])
    expect(lines.join('\n')).toMatch(/unsteady\.test\.js\n {4}● is in time\n\n {4}Error: too late/)
    expect(lines.join('\n')).toContain('not loaded')
    expect(lines.slice(-2)).toEqual(['2 unsteady', '5 passed, 1 failed'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Runs that end like this, one after the other, each with a file for each word. */
const runsThatEnd = (...runs: ('passed' | 'failed')[][]) => {
  const asked: string[][] = []
  const run = (args: string[]) => {
    const statuses = runs[asked.length]!
    asked.push(args)
    const testResults = statuses.map((status, index) => {
      const tests = [{ status, fullName: 'a test', failureMessages: ['Error: a fault'] }]
      const name = path.join(projectRoot, `${index}.test.ts`)
      return { name, status, message: '', assertionResults: tests, startTime: 0, endTime: 1_000 * (index + 1) }
    })
    const file = args.find((arg) => arg.startsWith('--outputFile='))!.slice('--outputFile='.length)
    writeFileSync(file, JSON.stringify({ testResults, wasInterrupted: false }))
    return Promise.resolve(Number(statuses.includes('failed')))
  }
  return { asked, run }
}

test.each([
  ['nothing failed', [['passed', 'passed']], {}, ['', '2 passed, 0 failed']],
  ['it is strict', [['passed', 'failed']], { isStrict: true }, ['', '1 passed, 1 failed']],
  ['so much failed that it is a fault', [Array(21).fill('failed')], {}, ['', '0 passed, 21 failed']],
] as const)('nothing runs again when %s', async (_when, runs, options, lines) => {
  const { asked, run } = runsThatEnd(...runs.map((statuses) => [...statuses]))
  const { slowest: _, ...result } = await runTests([], { workers: 2, run, ...options })
  expect(summary({ ...result, slowest: [] }).split('\n')).toEqual(lines)
  expect(asked).toHaveLength(1)
})

test('the second try keeps the arguments, and runs one file at a time', async () => {
  const { asked, run } = runsThatEnd(['passed', 'failed'], ['failed'])
  await runTests(['queue', '-t', 'Stat'], { workers: 3, run })
  expect(asked[0]).toEqual(expect.arrayContaining(['--maxWorkers=3', 'queue', '-t', 'Stat']))
  expect(asked[1]).toEqual(expect.arrayContaining(['queue', '-t', 'Stat', '--maxWorkers=1', '--onlyFailures']))
})

test.each([
  ['wrote no results', () => Promise.resolve(1)],
  [
    'failed outside of the tests',
    async (args: string[]) => {
      await runsThatEnd(['passed']).run(args)
      return 1
    },
  ],
])('a run that %s has failed', async (_, run) => {
  const said = jest.spyOn(console, 'error').mockReturnValue()
  expect(
    summary(await runTests([], { workers: 2, run }))
      .split('\n')
      .at(-1),
  ).toBe('0 passed, 1 failed')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('jest did not come to its end'))
  said.mockRestore()
})

test('the ten slowest files are told, the slowest first', async () => {
  const { run } = runsThatEnd(Array<'passed'>(12).fill('passed'))
  const lines = summary(await runTests([], { workers: 2, run })).split('\n')
  expect(lines.slice(1, 4)).toEqual(['The slowest files', '   12 s  11.test.ts', '   11 s  10.test.ts'])
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(10)
})

test('in a log a line each half minute says how far the run is, and how long the rest will take', () => {
  jest.useFakeTimers({ now: 0 })
  const lines: string[] = []
  const progress = new Progress({ maxWorkers: 2 }, { isLog: true, write: (line: string) => lines.push(line) > 0 })
  progress.onRunStart({ numTotalTestSuites: 4 }, { estimatedTime: 120 })
  const [long, short] = [{ duration: 120_000 }, { duration: 20_000 }]
  progress.onTestFileStart(long)
  progress.onTestFileStart(short)
  jest.advanceTimersByTime(30_000)
  progress.onTestFileResult(short)
  jest.advanceTimersByTime(30_000)
  progress.onTestFileResult(long)
  progress.onRunComplete()
  jest.advanceTimersByTime(60_000)
  jest.useRealTimers()
  expect(lines).toEqual([
    // 30 of 120 s of one file and 20 of 20 s of the other are done, of 240 s in all.
    '… 0 of 4 files in 30 s, about 2 min left\n',
    '… 1 of 4 files in 60 s, about 2 min left\n',
  ])
})
