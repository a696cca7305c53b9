// Shows that the import rules catch what they are for, on a small tree of deliberately bad files.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'

interface Violation {
  from: string
  rule: { name: string }
}

const good: Record<string, string> = {
  'server/domain/kernel/refusal.ts': 'export const refusal = 1',
  'server/domain/calls/rules.ts': `import { object } from 'yup'\nimport { refusal } from '../kernel/refusal'\nexport const rule = [object, refusal]`,
  'server/services/kernel/command.ts': 'export const command = 1',
  'server/services/configuration/facilities/visibility.ts': `import { command } from '../../kernel/command'\nexport const facilities = command`,
  'server/services/account/presence.ts': `import { facilities } from '../configuration/facilities/visibility'\nexport const presence = facilities`,
  'server/services/calls/closeCall.ts': `import { rule } from '../../domain/calls/rules'\nimport { presence } from '../account/presence'\nexport const closeCall = [rule, presence]`,
  'server/schema/builder.ts': 'export const builder = 1',
  'server/schema/calls.ts': `import { builder } from './builder'\nimport { closeCall } from '../services/calls/closeCall'\nexport const calls = [builder, closeCall]`,
  'server/rest/v0/calls.ts': `import { closeCall } from '../../services/calls/closeCall'\nexport const routes = closeCall`,
  'server/db/client.ts': 'export const client = 1',
  'scripts/tool.ts': `import { client } from '../server/db/client'\nexport const tool = client`,
  'web/calls/Queue.tsx': `import { graphql } from 'react-relay'\nimport { rule } from '../../server/domain/calls/rules'\nexport const queue = [graphql, rule]`,
  'web/ui/Table.tsx': `export const table = 1`,
  'web/calls/embeds/Procedure.tsx': 'export const procedure = 1',
  'web/account/embeds/Person.tsx': 'export const person = 1',
  'web/session/embeds/readViewer.ts': 'export const readViewer = 1',
  'web/session/PasswordPage.tsx': `import { person } from '../account/embeds/Person'\nexport const page = person`,
  'web/inbox/Inbox.tsx': `import { readViewer } from '../session/embeds/readViewer'\nexport const inbox = readViewer`,
  'web/shell/Frame.tsx': `import { inbox } from '../inbox/Inbox'\nimport { queue } from '../calls/Queue'\nexport const frame = [inbox, queue]`,
  'web/lines/Line.tsx': `import { procedure } from '../calls/embeds/Procedure'\nexport const line = procedure`,
}

const bad: [rule: string, file: string, content: string][] = [
  [
    'web-sees-only-the-domain',
    'web/calls/bad.ts',
    `import { closeCall } from '../../server/services/calls/closeCall'\nexport const x = closeCall`,
  ],
  [
    'web-sees-only-the-domain',
    'web/calls/badTool.ts',
    `import { tool } from '../../scripts/tool'\nexport const x = tool`,
  ],
  [
    'domain-is-pure',
    'server/domain/calls/badDatabase.ts',
    `import { client } from '../../db/client'\nexport const x = client`,
  ],
  [
    'domain-is-pure',
    'server/domain/calls/badNode.ts',
    `import { readFileSync } from 'node:fs'\nexport const x = readFileSync`,
  ],
  ['domain-is-pure', 'server/domain/calls/badLibrary.ts', `import pg from 'pg'\nexport const x = pg`],
  ['domain-is-pure', 'server/domain/calls/badType.ts', `import type { Pool } from 'pg'\nexport type X = Pool`],
  [
    'services-know-no-door',
    'server/services/calls/bad.ts',
    `import { routes } from '../../rest/v0/calls'\nexport const x = routes`,
  ],
  [
    'services-in-order',
    'server/services/account/bad.ts',
    `import { closeCall } from '../calls/closeCall'\nexport const x = closeCall`,
  ],
  [
    'services-in-order',
    'server/services/configuration/facilities/bad.ts',
    `import { presence } from '../../account/presence'\nexport const x = presence`,
  ],
  [
    'services-in-order',
    'server/services/providers/bad.ts',
    `import { presence } from '../account/presence'\nexport const x = presence`,
  ],
  [
    'services-share-a-kernel',
    'server/services/kernel/bad.ts',
    `import { closeCall } from '../calls/closeCall'\nexport const x = closeCall`,
  ],
  [
    'db-is-below-everything',
    'server/db/bad.ts',
    `import { closeCall } from '../services/calls/closeCall'\nexport const x = closeCall`,
  ],
  ['schema-features-apart', 'server/schema/lines.ts', `import { calls } from './calls'\nexport const x = calls`],
  ['schema-features-apart', 'server/schema/users/bad.ts', `import { calls } from '../calls'\nexport const x = calls`],
  ['doors-apart', 'server/rest/v0/bad.ts', `import { builder } from '../../schema/builder'\nexport const x = builder`],
  ['nobody-imports-scripts', 'server/bad.ts', `import { tool } from '../scripts/tool'\nexport const x = tool`],
  ['server-ignores-the-web', 'server/badPage.ts', `import { table } from '../web/ui/Table'\nexport const x = table`],
  ['ui-knows-no-graphql', 'web/ui/bad.ts', `import { graphql } from 'react-relay'\nexport const x = graphql`],
  ['ui-knows-no-graphql', 'web/forms/bad.ts', `import { graphql } from 'graphql'\nexport const x = graphql`],
  ['web-features-meet-in-embeds', 'web/lines/bad.ts', `import { queue } from '../calls/Queue'\nexport const x = queue`],
  [
    'web-features-meet-in-embeds',
    'web/session/bad.ts',
    `import { queue } from '../calls/Queue'\nexport const x = queue`,
  ],
  [
    'web-features-meet-in-embeds',
    'web/inbox/bad.ts',
    `import { page } from '../session/PasswordPage'\nexport const x = page`,
  ],
  [
    'web-features-meet-in-embeds',
    'web/lines/badMessages.ts',
    `import { inbox } from '../inbox/Inbox'\nexport const x = inbox`,
  ],
  [
    'web-frame-is-on-top',
    'web/lines/badType.ts',
    `import type { frame } from '../shell/Frame'\nexport type X = typeof frame`,
  ],
  ['web-frame-is-on-top', 'web/session/badFrame.ts', `import { frame } from '../shell/Frame'\nexport const x = frame`],
  ['web-parts-know-no-feature', 'web/live/bad.ts', `import { inbox } from '../inbox/Inbox'\nexport const x = inbox`],
  [
    'web-parts-know-no-feature',
    'web/live/badFrame.ts',
    `import { frame } from '../shell/Frame'\nexport const x = frame`,
  ],
  ['web-parts-know-no-feature', 'web/forms/badPart.ts', `import { line } from '../lines/Line'\nexport const x = line`],
  ['test-code-stays-in-tests', 'server/badTest.ts', `import { x } from './test/database'\nexport const y = x`],
  ['no-cycles', 'server/services/lines/a.ts', `import type { b } from './b'\nexport type A = typeof b`],
  ['resolvable', 'server/services/lines/gone.ts', `import { gone } from './nothing'\nexport const x = gone`],
]

let folder: string
let found: Violation[]

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-boundaries-'))
  const files: Record<string, string> = {
    ...good,
    ...Object.fromEntries(bad.map(([, file, content]) => [file, content])),
    'server/services/lines/b.ts': `import type { A } from './a'\nexport const b = 1 as unknown as A`,
    'server/test/database.ts': 'export const x = 1',
    'tsconfig.browser.json': '{}',
    'package.json': '{}',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
  const cruiser = path.join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = path.join(projectRoot, '.dependency-cruiser.cjs')
  const output = await new Promise<string>((resolve) => {
    const args = [cruiser, 'server', 'web', 'scripts', '--config', config, '--no-cache', '--output-type', 'json']
    // It exits with the number of violations, which is not zero here.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout))
  })
  found = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(bad)('%s is reported for %s', (rule, file) => {
  expect(found.filter((one) => one.from === file).map((one) => one.rule.name)).toContain(rule)
})

test('no folder holds more than twenty files', () => {
  const folders = new Map<string, number>()
  for (const top of ['server', 'web', 'scripts', 'prisma'])
    for (const file of readdirSync(path.join(projectRoot, top), { recursive: true, encoding: 'utf8' })) {
      const name = path.join(top, path.dirname(file))
      if (!/__generated__|db\/generated|migrations/.test(name) && /[.](tsx?|mjs|js)$/.test(file))
        folders.set(name, (folders.get(name) ?? 0) + 1)
    }
  expect([...folders].filter(([, files]) => files > 20)).toEqual([])
})

test('a rule of the domain does not ask for the time: it says the same in every test and on every machine', () => {
  const domain = path.join(projectRoot, 'server/domain')
  const asking = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => /new Date\(\)/.test(readFileSync(path.join(domain, file), 'utf8')))
  expect(asking).toEqual([])
})

test('no field cuts what is typed or pasted into it: its error says that it is too long (rules 1.2a)', () => {
  const cutting = readdirSync(path.join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(path.join(projectRoot, 'web', file), 'utf8').includes('maxLength'))
  expect(cutting).toEqual([])
})

test('imports as they should be are not reported', () => {
  expect(found.filter((one) => one.from in good)).toEqual([])
})
