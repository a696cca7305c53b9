// `npm test -- --changed` finds what changed, and runs rather too many tests than too few.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'
import { changesSince, chooseTests, cleanCommit, noteGreen, readersOfTests } from '../lib/changedTests.mjs'

/** A small checkout, with what the choice looks for in tests and their helpers. */
const texts: Record<string, string> = {
  'docs/rules.md': '',
  'prisma/demo/patients.ts': '',
  'scripts/bench/bench.ts': '',
  'scripts/build/bundle.mjs': '',
  'scripts/tests/boundaries.test.ts': 'readdirSync(path.join(projectRoot, top))',
  'scripts/tests/security.test.ts': 'readFileSync(path.join(projectRoot, file))',
  'scripts/tests/start.test.ts': `spawn(process.execPath, ['dist/main.js'])`,
  'scripts/tests/steady.test.ts': `readdirSync('web')`,
  'server/domain/calls/rules.ts': '',
  'server/files/threads/sheetWorker.mjs': '',
  'server/services/calls/closeCall.test.ts': '',
  'server/services/calls/closeCall.ts': '',
  'server/test/database/cluster.ts': 'process.execPath',
  'server/test/harness/screens.ts': `readdirSync(path.join(projectRoot, 'web'))`,
  'server/test/hospital/jobs.ts': `import { spawn } from 'node:child_process'`,
  'server/test/hospital/lines.ts': `import { projectRoot } from '../../paths'`,
  'server/test/matrix/callers.ts': `readFileSync(path.join(projectRoot, 'docs/rules.md'))`,
  'web/calls/Queue.test.tsx': '',
  'web/calls/Queue.tsx': '',
  'web/calls/__generated__/QueueQuery.graphql.ts': '',
  'web/calls/later/More.tsx': '',
  'web/index.html': '',
  'web/journeys/helpers/stage.ts': '',
  'web/journeys/queue.test.ts': '',
  'web/test/globals.ts': '',
  'web/test/viewer.ts': '',
}
const checkout = { files: Object.keys(texts).toSorted(), textOf: (file: string) => texts[file]! }

const every = ['domain', 'server', 'web', 'browser']
const ofWeb = ['scripts/tests/start.test.ts', 'scripts/tests/steady.test.ts', 'server/test/harness/screens.ts']
const readers = [
  'scripts/tests/boundaries.test.ts',
  'scripts/tests/security.test.ts',
  'scripts/tests/start.test.ts',
  'scripts/tests/steady.test.ts',
  'server/test/harness/screens.ts',
  'server/test/hospital/jobs.ts',
]

/** Beside the importers of the changed file itself. */
test.each<[changed: string, whole: string[], follow: string[]]>([
  ['package-lock.json', every, []],
  ['jest.config.ts', every, []],
  ['server/domain/tsconfig.json', every, []],
  ['prisma/schema.prisma', every, []],
  ['prisma/migrations/0001_calls/migration.sql', every, []],
  ['server/test/database/cluster.ts', every, []],
  ['server/test/harness/screens.ts', every, []],
  ['scripts/lib/testLibraries.mjs', every, []],
  ['something.new', every, []],
  ['web/test/globals.ts', ['web'], readersOfTests],
  ['web/test/viewer.ts', [], readersOfTests],
  ['server/services/calls/closeCall.test.ts', [], readersOfTests],
  ['web/journeys/queue.test.ts', [], readersOfTests],
  ['web/journeys/helpers/stage.ts', ['browser'], readersOfTests],
  ['server/test/hospital/lines.ts', [], readers],
  [
    'web/calls/__generated__/QueueQuery.graphql.ts',
    ['browser'],
    ['web/calls/Queue.test.tsx', 'web/calls/Queue.tsx', ...ofWeb],
  ],
  ['web/calls/Queue.tsx', ['browser'], ofWeb],
  ['web/index.html', ['web', 'browser'], ofWeb],
  ['server/domain/calls/rules.ts', ['browser'], readers],
  ['server/services/calls/closeCall.ts', ['browser'], readers],
  ['server/files/threads/sheetWorker.mjs', ['domain', 'server', 'browser'], readers],
  ['prisma/demo/patients.ts', ['browser'], readers],
  ['scripts/bench/bench.ts', [], readers],
  ['scripts/build/bundle.mjs', ['browser'], readers],
  ['docs/rules.md', [], ['server/test/matrix/callers.ts']],
  ['docs/images/queue.png', [], []],
  ['knip.json', [], []],
])('a change in %s', (file, whole, follow) => {
  const itself = checkout.files.filter((one) => one === file)
  expect(chooseTests([{ file, isGone: false }], checkout)).toMatchObject({
    whole,
    follow: [...new Set([...itself, ...follow])].toSorted(),
  })
})

test.each<[gone: string, whole: string[], follow: string[]]>([
  ['server/domain/calls/old.ts', every, readers],
  ['server/services/calls/old.ts', ['domain', 'server', 'browser'], readers],
  ['web/calls/Old.tsx', ['web', 'browser'], ofWeb],
  ['web/test/old.ts', ['web'], readersOfTests],
  ['server/test/hospital/old.ts', ['server', 'browser'], readers],
  ['scripts/faults/old.ts', ['server'], readers],
  ['server/services/calls/old.test.ts', [], readersOfTests],
])('%s is gone, so no one can follow who imported it', (file, whole, follow) => {
  expect(chooseTests([{ file, isGone: true }], checkout)).toMatchObject({ whole, follow: follow.toSorted() })
})

test('several changes run the tests of each, and the one that needs all of them is named', () => {
  const changes = ['docs/rules.md', 'web/test/globals.ts', 'package.json', 'jest.config.ts']
  const choice = chooseTests(
    changes.map((file) => ({ file, isGone: false })),
    checkout,
  )
  expect(choice).toEqual({
    whole: every,
    follow: [...readersOfTests, 'docs/rules.md', 'server/test/matrix/callers.ts', 'web/test/globals.ts'].toSorted(),
    because: expect.stringContaining('package.json') as string,
  })
  expect(chooseTests([], checkout)).toEqual({ whole: [], follow: [], because: null })
})

test('the tests that read tests are where the choice expects them', () => {
  expect(readersOfTests.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
})

describe('in a repository', () => {
  let folder: string
  const git = (...args: string[]): string =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgSign=false', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
      },
    ).trim()
  const write = (file: string, text = file): void => writeFileSync(path.join(folder, file), text)
  const commit = (subject: string): string => {
    git('add', '--all')
    git('commit', '--quiet', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  const changed = async (): Promise<Record<string, boolean>> => {
    const { changes } = (await changesSince(folder))!
    return Object.fromEntries(changes.map(({ file, isGone }) => [file, isGone]))
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'patency-changed-'))
    git('init', '--quiet', '--initial-branch=main')
    mkdirSync(path.join(folder, 'web'))
    for (const file of ['.gitignore', 'kept.ts', 'web/edited.ts', 'web/renamed.ts', 'gone.ts', 'forgotten.ts'])
      write(file, file === '.gitignore' ? 'ignored.log\n' : `export const name = '${file}'\n`)
    commit('Begin')
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('committed, staged, unstaged and untracked files are found, and both names of a renamed one', async () => {
    git('switch', '--quiet', '--create', 'work')
    write('committed.ts')
    renameSync(path.join(folder, 'web/renamed.ts'), path.join(folder, 'web/näher bei.ts'))
    commit('Go on')
    write('staged.ts')
    git('add', 'staged.ts')
    write('web/edited.ts')
    rmSync(path.join(folder, 'gone.ts'))
    git('rm', '--quiet', '--cached', 'forgotten.ts')
    write('web/untracked.ts')
    write('ignored.log')
    expect(await changed()).toEqual({
      'committed.ts': false,
      'forgotten.ts': false,
      'gone.ts': true,
      'staged.ts': false,
      'web/edited.ts': false,
      'web/näher bei.ts': false,
      'web/renamed.ts': true,
      'web/untracked.ts': false,
    })
  })

  test('on main only what is not committed counts, until a commit is green', async () => {
    write('kept.ts')
    const first = commit('Go on')
    write('gone.ts')
    expect(await changesSince(folder)).toMatchObject({ commit: first, name: 'the last commit shared with main' })
    expect(await changed()).toEqual({ 'gone.ts': false })

    const green = git('rev-parse', 'HEAD~1')
    await noteGreen(green, folder)
    expect(await changesSince(folder)).toMatchObject({ commit: green, name: 'the last green commit' })
    expect(await changed()).toEqual({ 'kept.ts': false, 'gone.ts': false })
  })

  test('a green commit of another branch does not count', async () => {
    const main = git('rev-parse', 'HEAD')
    git('switch', '--quiet', '--create', 'other')
    write('other.ts')
    await noteGreen(commit('Try'), folder)
    git('switch', '--quiet', '--create', 'work', 'main')
    write('work.ts')
    commit('Work')
    expect(await changesSince(folder)).toMatchObject({ commit: main })
    expect(await changed()).toEqual({ 'work.ts': false })
  })

  test('a commit is green only when no file differs from it', async () => {
    expect(await cleanCommit(folder)).toBe(git('rev-parse', 'HEAD'))
    write('untracked.ts')
    expect(await cleanCommit(folder)).toBeNull()
  })

  test('without main, or without a repository, nobody says what changed', async () => {
    git('branch', '--move', 'trunk')
    expect(await changesSince(folder)).toBeNull()
    rmSync(path.join(folder, '.git'), { recursive: true })
    expect(await changesSince(folder)).toBeNull()
    expect(await cleanCommit(folder)).toBeNull()
    await expect(noteGreen('HEAD', folder)).resolves.toBeUndefined()
  })
})
