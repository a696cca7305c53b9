// docs/graphql.md: what it shows runs as it stands, on the demo hospital.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { getOperationAST, parse } from 'graphql'
import { hashSessionToken, newSessionToken } from '../auth/sessionToken'
import { projectRoot } from '../paths'
import { openDemo } from '../test/hospital/demo'
import { doors } from '../test/harness/doors'
import { limits } from './kernel/plugins/cost'
import { longestPage } from './kernel/keyset'

type Block = { language: string; file: string; text: string }

const page = readFileSync(path.join(projectRoot, 'docs/graphql.md'), 'utf8')
const blocks: Block[] = [...page.matchAll(/^```(\w+) ?(.*)\n([^]*?)^```$/gm)].map(([, language, file, text]) => ({
  language: language!,
  file: file!,
  text: text!,
}))
const ofLanguage = (language: string): Block[] => blocks.filter((block) => block.language === language)

const dayMs = 24 * 3_600_000
const now = new Date()
const lastWeek = { from: new Date(now.getTime() - 7 * dayMs).toISOString(), to: now.toISOString() }

let demo: Awaited<ReturnType<typeof openDemo>>
let token: string
let folder: string
beforeAll(async () => {
  demo = await openDemo()
  const { me } = await demo.signIn('manager@demo.example')
  token = newSessionToken()
  await demo.clients.system.apiToken.create({
    data: {
      tokenHash: hashSessionToken(token),
      userId: me.id,
      providerId: me.providerRoles[0].providerId,
      name: 'Dashboard',
      scope: 'read',
      createdAt: now,
    },
  })
  folder = mkdtempSync(path.join(tmpdir(), 'patency-docs-'))
  for (const { file, text } of blocks) if (file) writeFileSync(path.join(folder, file), text)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await demo.close()
})

const ask = (query: string, variables: object) =>
  doors(demo.address, null).graphql(query, variables, { authorization: `Bearer ${token}` })

/** Whether there is anything in it: a number other than zero, a text, an entry of a list with something. */
const holdsSomething = (value: unknown): boolean => {
  // In an hour of the night there may be nothing.
  if (Array.isArray(value)) return value.some(holdsSomething)
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsSomething)
  return value !== null && value !== undefined && value !== 0 && value !== false
}

test('the page shows its queries, each with a name', () => {
  expect(ofLanguage('graphql').map(({ file }) => file)).toEqual([
    'facilities.graphql',
    'month.graphql',
    'response-times.graphql',
    'assisting.graphql',
    'reports.graphql',
    'infections-by-month-and-type.graphql',
    'stat-response-by-hour.graphql',
  ])
})

test.each(ofLanguage('graphql').map(({ file, text }) => [file, text]))(
  '%s is answered without errors, and with something',
  async (file, text) => {
    const { data: facilities } = await ask(ofLanguage('graphql')[0]!.text, {})
    const known: Record<string, unknown> = {
      ...lastWeek,
      after: null,
      range: { preset: 'LAST_MONTH' },
      facilityId: facilities!.provider.facilities[0].id,
    }
    const names = getOperationAST(parse(text))!.variableDefinitions!.map(({ variable }) => variable.name.value)
    const { data, errors } = await ask(text, Object.fromEntries(names.map((name) => [name, known[name]])))
    expect({ file, errors }).toEqual({ file, errors: undefined })
    expect(Object.keys(data!.provider).every((key) => holdsSomething(data!.provider[key]))).toBe(true)
  },
)

test('each query that takes variables is followed by an example of just these', () => {
  for (const [index, { language, file, text }] of blocks.entries()) {
    if (language !== 'graphql') continue
    const names = getOperationAST(parse(text))!.variableDefinitions!.map(({ variable }) => variable.name.value)
    if (names.length > 0)
      expect({ file, names: Object.keys(JSON.parse(blocks[index + 1]!.text) as object) }).toEqual({ file, names })
  }
})

describe('the programs', () => {
  const run = async (file: string, ...args: string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], {
      cwd: folder,
      env: { ...process.env, PATENCY: demo.address, PATENCY_TOKEN: token, NODE_OPTIONS: '' },
    })
    return stdout.trim().split('\n')
  }

  test('months.mjs counts calls per facility and month', async () => {
    const borders = [60, 30, 0].map((days) => new Date(now.getTime() - days * dayMs).toISOString())
    const lines = (await run('months.mjs', ...borders)).map((line) => line.split('\t'))
    const { system } = demo.clients
    const facilities = await system.facility.findMany({
      where: { provider: { name: 'Riverside Health' }, deletedAt: null },
      orderBy: [{ weight: 'asc' }, { name: 'asc' }],
    })
    expect(lines.map(([name]) => name)).toEqual(facilities.flatMap(({ name }) => [name, name]))
    const inFirst = { room: { facilityId: facilities[0]!.id }, deletedAt: null }
    const month = { gte: new Date(borders[0]!), lt: new Date(borders[1]!) }
    const [asked, completed] = [
      await system.call.count({ where: { ...inFirst, createdAt: month } }),
      await system.call.count({ where: { ...inFirst, completedAt: month } }),
    ]
    expect(lines[0]!.slice(2)).toEqual([String(asked), String(completed)])
    expect(asked).toBeGreaterThan(0)
  })

  test('response-times.mjs tells Stat from Normal', async () => {
    const lines = await run('response-times.mjs', lastWeek.from, lastWeek.to)
    expect(lines.map((line) => line.split('\t')[0]).sort()).toEqual(['Normal', 'Stat'])
    const count = lines.reduce((sum, line) => sum + Number(/(\d+) calls/.exec(line)![1]), 0)
    // More than a page, so that paging is shown, too.
    expect(count).toBeGreaterThan(longestPage)
    expect(count).toBe(
      await demo.clients.system.call.count({
        where: {
          provider: { name: 'Riverside Health' },
          deletedAt: null,
          startTime: { not: null },
          completedAt: { gte: new Date(lastWeek.from), lt: new Date(lastWeek.to) },
        },
      }),
    )
  })

  test('assisting.mjs names pairs', async () => {
    const lines = await run('assisting.mjs', lastWeek.from, lastWeek.to)
    for (const line of lines) expect(line).toMatch(/^\d+\t\S.* assisted \S/)
  })
})

test('the limits that the page tells are those that hold', () => {
  const phrases = [
    `${limits.length.toLocaleString('en')} characters`,
    `${limits.tokens.toLocaleString('en')} tokens`,
    `at most ${limits.depth} levels deep`,
    `${limits.cost.toLocaleString('en')} fields`,
    `at most ${longestPage} calls at a time`,
  ]
  for (const words of phrases) expect(page).toContain(words)
})
