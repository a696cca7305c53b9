// Which tests a change can touch, for `npm test -- --changed`. Where that is not certain, the answer is more tests.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { jest, root } from './steps.mjs'

/** In the repository's own data: every worktree sees it, and git keeps the commit. */
const greenRef = 'refs/patency/green'

const run = promisify(execFile)

async function git(folder, ...args) {
  // A lock on the index would disturb whoever commits at the same time. In a hook, git names its repository in these.
  const env = {
    ...process.env,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
  }
  const { stdout } = await run('git', args, { cwd: folder, env, maxBuffer: 1e9 })
  return stdout.trimEnd()
}

const split = (output) => output.split('\0').filter(Boolean)

/** The commit that is checked out, if no file differs from it. Null otherwise, and without git. */
export async function cleanCommit(folder = root) {
  try {
    return (await git(folder, 'status', '--porcelain')) === '' ? await git(folder, 'rev-parse', 'HEAD') : null
  } catch {
    return null
  }
}

/** Notes that every test passed on this commit. It may fail: then the next choice is only larger. */
export async function noteGreen(commit, folder = root) {
  await git(folder, 'update-ref', greenRef, commit).catch(() => null)
}

async function baseOf(folder) {
  try {
    const commit = await git(folder, 'rev-parse', '--verify', '--quiet', `${greenRef}^{commit}`)
    await git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD')
    return { commit, name: 'the last green commit' }
  } catch {
    // On main itself this is HEAD, and what is not yet committed counts.
    return { commit: await git(folder, 'merge-base', 'HEAD', 'main'), name: 'the last commit shared with main' }
  }
}

/** The files that are committed since the base, staged, unstaged or untracked. Null when git cannot say. */
export async function changesSince(folder = root) {
  try {
    const base = await baseOf(folder)
    // A renamed file is one that is gone and one that is new.
    const options = ['--name-status', '--no-renames', '--no-ext-diff', '--relative', '-z']
    const differing = split(await git(folder, 'diff', ...options, base.commit))
    const untracked = split(await git(folder, 'ls-files', '--others', '--exclude-standard', '-z'))
    const isGone = new Map()
    for (let at = 0; at < differing.length; at += 2) isGone.set(differing[at + 1], differing[at] === 'D')
    // These last: a file that git was told to forget is in both lists, and still there.
    for (const file of untracked) isGone.set(file, false)
    return { ...base, changes: [...isGone].map(([file, isGone]) => ({ file, isGone })) }
  } catch {
    return null
  }
}

const every = ['domain', 'server', 'web', 'browser']

/** The project of jest.config.ts that a test belongs to. */
function projectOf(test) {
  if (test.startsWith('server/domain/')) return 'domain'
  if (test.startsWith('web/journeys/')) return 'browser'
  return test.startsWith('web/') ? 'web' : 'server'
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

/**
 * Tests, and what they import that is not the product: it may read files and start programs. Scripts in JavaScript are
 * such programs, and the helpers of the database start only PostgreSQL.
 */
const isAroundTests = (file) =>
  isTest(file) ||
  (/^((server|web)\/test|web\/journeys|scripts)\/.*\.ts$/.test(file) && !/^server\/test\/database\//.test(file))

/** They read the tests: for what no test may do, for the titles, and for how many files lie in a folder. */
export const readersOfTests = ['steady', 'security', 'boundaries'].map((name) => `scripts/tests/${name}.test.ts`)

/** Whether the code starts programs, or finds files of the checkout other than those that it names in full. */
function isReader(text) {
  if (/\bchild_process'/.test(text)) return true
  const code = text.replace(/^import .*$/gm, '').replaceAll(/path\.join\(projectRoot, '[^']+\.\w+'\)/g, '')
  return /\b(projectRoot|import\.meta|execPath|process\.cwd|readdirSync)\b/.test(code)
}

/** Files whose importers jest can find. Others are read, or started as a process. */
const isImported = (file) => /\.tsx?$|^scripts\/.*\.mjs$/.test(file)

/**
 * The first that fits a changed file counts. The tests that import the file, over any number of steps, always run.
 *
 * - `whole`: projects of which every test runs. The journeys import next to nothing of what they test: it is all of them.
 * - `otherwise`: projects of which every test runs when jest cannot follow, because the file is gone or not imported.
 * - `also`: files whose importers run too; a test is its own importer.
 */
const rules = [
  {
    what: 'what every test stands on, mostly without importing it',
    fits: [
      /^package(-lock)?\.json$|^(jest|prisma|relay)\.config\.\w+$|(^|\/)tsconfig[^/]*\.json$/,
      /^prisma\/(schema\.prisma$|migrations\/)/,
      /^server\/test\/(database|harness)\//,
      /^scripts\/lib\/(testLibraries|threads|testOrder|progressReporter)\.mjs$/,
    ],
    whole: every,
  },
  // Loaded before each test of a component, or in the place of a module.
  { fits: [/^web\/test\/(globals|plainSystem)\.ts$/], whole: ['web'], also: () => readersOfTests },
  { fits: [/\.test\.tsx?$/], also: () => readersOfTests },
  { fits: [/^web\/journeys\//], whole: ['browser'], also: () => readersOfTests },
  { fits: [/^web\/test\//], otherwise: ['web'], also: () => readersOfTests },
  { fits: [/^server\/test\//], otherwise: ['server', 'browser'], also: ({ readers }) => readers },
  {
    // Babel puts the import of an artifact where the document is: in a module beside the folder.
    fits: [/^web\/(.+\/)?__generated__\//],
    whole: ['browser'],
    also: ({ files, readersOfWeb }, file) => {
      const folder = path.posix.dirname(path.posix.dirname(file))
      return [...files.filter((other) => path.posix.dirname(other) === folder), ...readersOfWeb]
    },
  },
  { fits: [/^web\//], whole: ['browser'], otherwise: ['web'], also: ({ readersOfWeb }) => readersOfWeb },
  // The web app imports the domain, and nothing else of the server.
  { fits: [/^server\/domain\//], whole: ['browser'], otherwise: every, also: ({ readers }) => readers },
  {
    fits: [/^(server|prisma)\//],
    whole: ['browser'],
    otherwise: ['domain', 'server'],
    also: ({ readers }) => readers,
  },
  { fits: [/^scripts\/(bench|faults)\//], otherwise: ['server'], also: ({ readers }) => readers },
  {
    // They build and start what the journeys use, and the tests beside them run them as processes.
    fits: [/^scripts\//],
    whole: ['browser'],
    otherwise: ['server'],
    also: ({ files, readers }) => [...files.filter((other) => other.startsWith('scripts/tests/')), ...readers],
  },
  {
    // Documents, and settings of tools that only the checks use.
    fits: [
      /^(docs|docker|bench)\/|^[^/]+\.md$|^LICENSE$|^\.(nvmrc|dockerignore|gitignore|gitattributes|editorconfig)$/,
      /^\.(git-blame-ignore-revs|ox(fmt|lint)rc\.json|dependency-cruiser\.cjs)$/,
      /^(knip\.json|schema\.graphql)$/,
    ],
    also: ({ naming }, file) => naming(path.posix.basename(file)),
  },
  { what: 'a file that no rule knows', fits: [/./], whole: every },
]

/**
 * From the changes: the projects of which every test runs, the files whose importers run, and why, if it is everything.
 * `files` are those of the checkout, and `textOf` answers what is in one.
 */
export function chooseTests(changes, { files, textOf }) {
  const texts = new Map(files.filter(isAroundTests).map((file) => [file, textOf(file)]))
  const around = [...texts.keys()]
  const readers = around.filter((file) => isReader(texts.get(file)))
  const checkout = {
    files,
    readers,
    readersOfWeb: readers.filter((file) => /\b(web|dist)\b/.test(`${file} ${texts.get(file)}`)),
    naming: (name) => around.filter((file) => texts.get(file).includes(name)),
  }
  const whole = new Set()
  const follow = new Set()
  let because = null
  for (const { file, isGone } of changes) {
    const rule = rules.find(({ fits }) => fits.some((pattern) => pattern.test(file)))
    const canFollow = !isGone && isImported(file)
    for (const project of [...(rule.whole ?? []), ...(canFollow ? [] : (rule.otherwise ?? []))]) whole.add(project)
    for (const other of [file, ...(rule.also?.(checkout, file) ?? [])]) follow.add(other)
    if (rule.what) because ??= `${file} is ${rule.what}`
  }
  return {
    whole: every.filter((project) => whole.has(project)),
    follow: files.filter((file) => follow.has(file)),
    because,
  }
}

/** The files of tests that jest would run with these arguments, as paths from the root. */
async function listTests(args) {
  const { stdout } = await run(process.execPath, [...jest, '--listTests', '--json', ...args], {
    cwd: root,
    maxBuffer: 1e9,
  })
  return JSON.parse(stdout).map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
}

/**
 * Of the tests that jest would run with these arguments, those that the change can touch, and a line for people. Without
 * `chosen`, every test is to run.
 */
export async function changedTests(jestArguments) {
  const since = await changesSince()
  if (!since) return { line: 'Every test, because git does not say what changed' }
  try {
    const tracked = split(await git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'))
    const files = tracked.filter((file) => existsSync(path.join(root, file)))
    const textOf = (file) => readFileSync(path.join(root, file), 'utf8')
    const { whole, follow, because } = chooseTests(since.changes, { files, textOf })
    const all = await listTests(jestArguments)
    const following = new Set(follow.length > 0 ? await listTests(['--findRelatedTests', ...follow]) : [])
    const chosen = all.filter((test) => whole.includes(projectOf(test)) || following.has(test))
    const base = `${since.name} (${since.commit.slice(0, 8)})`
    const count = `${chosen.length} of ${all.length} files of tests`
    const why = because ? `: ${because}` : ''
    return { chosen, line: `${count}, for the files changed since ${base}, ${since.changes.length} in number${why}` }
  } catch {
    // Why, jest says when it runs them.
    return { line: 'Every test, because jest could not list them' }
  }
}
