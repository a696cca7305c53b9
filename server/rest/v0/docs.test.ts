// docs/rest.md: its session runs as it stands, and its table is the one in the code.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../paths'
import { openDemo } from '../../test/hospital/demo'
import { problems } from './kernel/problem'

const page = readFileSync(path.join(projectRoot, 'docs/rest.md'), 'utf8')
const session = [...page.matchAll(/^```sh session\n([^]*?)^```$/gm)].map(([, text]) => text).join('\n')
const hasPrograms = ['curl', 'jq', 'bash'].every((program) => spawnSync(program, ['--version']).status === 0)

test('the table tells every code with its status and its meaning, and no other', () => {
  const rows = Object.entries(problems)
    .sort(([a, x], [b, y]) => x.status - y.status || (a < b ? -1 : 1))
    .map(([code, { status, meaning }]) => `| ${status} | \`${code}\` | ${meaning} |`)
  expect(page.match(/^\| \d{3} \|.*$/gm)).toEqual(rows)
})

// The programs of the session are no part of Patency, and some machines lack them.
;(hasPrograms ? test : test.skip)(
  'the session prints what the page says, and leaves one call, closed as it tells',
  async () => {
    const demo = await openDemo()
    const folder = mkdtempSync(path.join(tmpdir(), 'patency-docs-'))
    try {
      const before = await demo.clients.system.call.count()
      const script = `set -euo pipefail\n${session.replace(/^API=.*$/m, `API=${demo.address}/api/v0`)}`
      const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder })
      expect(stdout.trim().split('\n')).toEqual([...session.matchAll(/ # (.+)$/gm)].map(([, printed]) => printed))
      expect(await demo.clients.system.call.count()).toBe(before + 1)
      const call = await demo.clients.system.call.findFirstOrThrow({
        where: { mrn: '4471023' },
        include: { completedBy: true },
      })
      expect(call).toMatchObject({
        contact: 'Ext. 4672',
        comments: 'Second attempt.',
        roomDescription: '4B, bed 2',
        completedBy: { email: 'clinician@demo.example' },
        deletedAt: null,
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await demo.close()
    }
  },
)
