// The operators' commands as somebody at a shell meets them.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import pg from 'pg'
import { passwordMatches } from '../../server/auth/password'
import { passwordProblems } from '../../server/domain/account/password'
import { projectRoot } from '../../server/paths'
import { openFileStore } from '../../server/files/fileStore'
import { s3Credentials, startS3Server } from '../../server/test/servers/s3Server'
import { createTestDatabase, type TestDatabase } from '../../server/test/database/database'
import { generatePassword } from '../lib/prompt'
import { operatorCommands } from '../lib/steps.mjs'

let folder: string
let database: TestDatabase
/** The commands as they are bundled for an installation; below node_modules, so that they find the packages. */
const bundle = path.join(projectRoot, `node_modules/.cache/patency-operators-${process.pid}`)
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-operators-'))
  database = await createTestDatabase()
  await build({
    entryPoints: operatorCommands.map((name) => `scripts/operator/${name}.ts`),
    outdir: bundle,
    absWorkingDir: projectRoot,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
})
afterAll(async () => {
  await database.drop()
  for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true })
})

type Finished = { code: number | null; out: string; err: string }

const compiled = new Set<string>()
/** As npm run does it, which compiles the command's source. Once is enough for each; then it runs bundled, in half the time. */
const program = (command: string): string[] => {
  if (compiled.has(command)) return [path.join(bundle, `${command}.js`)]
  compiled.add(command)
  return ['scripts/operator/operate.mjs', command]
}

const npmRun = (
  script: string,
  args: string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...program(script), ...args], {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', DATABASE_URL: database.url, ...env },
    })
    const said = { out: '', err: '' }
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
    child.once('close', (code) => resolve({ code, ...said }))
    child.stdin.end(input)
  })

const ask = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

const ada = [
  'create',
  '--email',
  'ada@harbour.example',
  '--name',
  'Ada Novak',
  '--role',
  'Admin',
  '--provider',
  'Harbour Health',
]

test('the first administrator is made with a password that is shown once, and the trail tells who made her', async () => {
  const { code, out } = await npmRun('user', [...ada, '--new-provider', '--generate'])
  expect(code).toBe(0)
  const password = /shown this once: (\S+)/.exec(out)![1]!
  const [user] = await ask<{ password_hash: string }>(
    `select password_hash from app_user where email = 'ada@harbour.example'`,
  )
  expect(await passwordMatches(user!.password_hash, password)).toBe(true)
  const trail = await ask(`select action, door, origin from audit_entry`)
  expect(trail).toEqual(
    Array(2).fill({ action: 'createUser', door: 'operator', origin: expect.stringMatching(/^\S+@\S+$/) }),
  )
  const list = await npmRun('user', ['list'])
  expect(list).toMatchObject({
    code: 0,
    out: expect.stringContaining('ada@harbour.example  Ada Novak  Administrator of Harbour Health'),
  })
  expect(list.out).not.toContain(password)
})

test('a password comes on standard input, and never as an argument', async () => {
  expect(await npmRun('user', ['password', 'ada@harbour.example'], { input: 'Fresh-w4ter\n' })).toMatchObject({
    code: 0,
  })
  const [user] = await ask<{ password_hash: string }>('select password_hash from app_user')
  expect(await passwordMatches(user!.password_hash, 'Fresh-w4ter')).toBe(true)
  const [weak, none, argument] = await Promise.all([
    npmRun('user', ['password', 'ada@harbour.example'], { input: 'weak\n' }),
    npmRun('user', ['password', 'ada@harbour.example']),
    npmRun('user', ['password', 'ada@harbour.example', '--password=Fresh-w4ter']),
  ])
  expect(weak).toMatchObject({ code: 1, err: expect.stringContaining('Password must be 8 or more characters long') })
  expect(none).toMatchObject({ code: 64, err: expect.stringContaining('--generate') })
  expect(argument).toMatchObject({ code: 64, err: expect.stringContaining('never an argument') })
  expect(await ask('select password_hash from app_user')).toEqual([user])
})

test('what makes no sense is told with the usage, and what cannot be with the reason', async () => {
  const empty = await createTestDatabase({ empty: true })
  const away = { env: { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/x' } }
  const [unknown, nobody, unreachable, unmigrated, unmigratable] = await Promise.all([
    npmRun('user', ['frobnicate']),
    npmRun('user', ['lock', 'nobody@harbour.example']),
    npmRun('user', ['list'], away),
    npmRun('user', ['list'], { env: { DATABASE_URL: empty.url } }),
    npmRun('migrate', [], away),
  ])
  await empty.drop()
  expect(unknown).toMatchObject({ code: 64, err: expect.stringMatching(/no "frobnicate"[^]*Usage/) })
  expect(nobody).toMatchObject({ code: 1, err: expect.stringContaining('email: No one has this e-mail address') })
  for (const answer of [unreachable, unmigratable])
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The database at 127\.0\.0\.1:1 cannot be used: [^]*\n\nCheck that it runs/),
    })
  expect(unmigrated).toMatchObject({ code: 1, err: expect.stringContaining('npm run migrate') })
})

test('a token is shown once, listed without its secret, and revoked', async () => {
  const made = await npmRun('token', [
    'create',
    '--email',
    'ada@harbour.example',
    '--name',
    'Dashboard',
    '--scope',
    'read',
    '--days',
    '30',
  ])
  const token = /shown this once: (\S+)/.exec(made.out)![1]!
  expect(token).toMatch(/^patency_/)
  const { out } = await npmRun('token', ['list'])
  expect(out).toContain('Dashboard')
  expect(out).not.toContain(token)
  const id = /^([0-9a-f-]{36}) /m.exec(out)![1]!
  expect(await npmRun('token', ['revoke', id])).toMatchObject({ code: 0 })
  const [revoked, nonsense] = await Promise.all([npmRun('token', ['list']), npmRun('token', ['revoke', 'nonsense'])])
  expect(revoked.out).toMatch(/revoked \d{4}-/)
  expect(nonsense).toMatchObject({ code: 1, err: expect.stringContaining('This token does not exist.') })
})

test('audit:verify ends with 1 and names the first broken row', async () => {
  expect(await npmRun('audit-verify', [])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Every chain is whole.'),
  })
  await ask('alter table audit_entry disable trigger user')
  await ask(`update audit_entry set outcome = 'nothing' where action = 'createToken'`)
  await ask('alter table audit_entry enable trigger user')
  const [row] = await ask<{ sequence: number }>(`select sequence from audit_entry where action = 'createToken'`)
  const broken = await npmRun('audit-verify', [])
  expect(broken).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Row ${row!.sequence} of the audit log of Harbour Health`),
  })
  expect(broken.out).toContain('Broken chains: 1.')
})

test('a provider is moved to another installation by its steps, and what is out of turn is told', async () => {
  const there = await createTestDatabase()
  try {
    const file = path.join(folder, 'harbour.zip')
    const at = { env: { DATABASE_URL: there.url, PATENCY_DATA: path.join(folder, 'there') } }
    const [early, unnamed, misplaced] = await Promise.all([
      npmRun('provider', ['moved', 'Harbour Health', '--to', 'https://calls.example.org']),
      npmRun('provider', ['export', 'Harbour Health']),
      npmRun('provider', ['import', 'Harbour', 'Health']),
    ])
    expect(early).toMatchObject({ code: 1, err: expect.stringContaining('provider: It is not being moved.') })
    expect(unnamed).toMatchObject({ code: 64, err: expect.stringContaining('into which file?') })
    expect(misplaced).toMatchObject({ code: 64, err: expect.stringContaining('"Health" is one word too many') })
    expect(await npmRun('provider', ['export', 'Harbour Health', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${file} holds Harbour Health: `),
    })
    expect((await npmRun('provider', ['list'])).out).toMatch(/^Harbour Health +Moving +1 +[0-9a-f-]{36}$/m)
    expect(await npmRun('provider', ['import', file], at)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Harbour Health is in this installation now, and its people may work.'),
      // As an earlier test left it.
      err: expect.stringContaining('Its audit log had been tampered with before it came'),
    })
    expect((await npmRun('provider', ['list'], at)).out).toMatch(/^Harbour Health +Active +1 /m)
    expect((await npmRun('user', ['list'], at)).out).toContain('ada@harbour.example  Ada Novak  Administrator of')
    expect(await npmRun('provider', ['moved', 'Harbour Health', '--to', 'https://calls.example.org'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Its people are told that it is at https://calls.'),
    })
    expect((await npmRun('provider', ['list'])).out).toContain('Moved to https://calls.example.org')
    expect(await npmRun('provider', ['remove', 'Harbour Health'])).toMatchObject({ code: 0 })
    expect((await npmRun('provider', ['list'])).out).toContain('There is no provider.')
  } finally {
    await there.drop()
  }
})

// Neither touches what the other one does.
test.concurrent('the embedded database is made or started for a command and stopped again; a mistyped folder makes none', async () => {
  const env = { DATABASE_URL: '', PATENCY_DATA: path.join(folder, 'data') }
  expect(await npmRun('user', ['list'], { env })).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no database in'),
  })
  expect(existsSync(env.PATENCY_DATA)).toBe(false)
  expect(await npmRun('user', [...ada, '--new-provider', '--generate'], { env })).toMatchObject({ code: 0 })
  expect(existsSync(path.join(env.PATENCY_DATA, 'database/cluster/postmaster.pid'))).toBe(false)
  expect(await npmRun('user', ['list'], { env })).toMatchObject({
    code: 0,
    out: expect.stringContaining('Ada Novak'),
  })

  // Beside a server that holds it open.
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/test/database/holdDatabase.ts', env.PATENCY_DATA],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise((resolve) => server.stdout.once('data', resolve))
  expect(await npmRun('user', ['lock', 'ada@harbour.example'], { env })).toMatchObject({ code: 0 })
  expect(existsSync(path.join(env.PATENCY_DATA, 'database/cluster/postmaster.pid'))).toBe(true)
  server.kill('SIGKILL')
  await new Promise((resolve) => server.once('exit', resolve))

  // And what that server left behind.
  const file = path.join(folder, 'saved.zip')
  expect(await npmRun('backup', [file], { env })).toMatchObject({ code: 0 })
  expect(existsSync(path.join(env.PATENCY_DATA, 'database/cluster/postmaster.pid'))).toBe(false)
  const restored = { ...env, PATENCY_DATA: path.join(folder, 'restored') }
  const [elsewhere, onItself] = await Promise.all([
    npmRun('restore', [file], { env: restored }),
    npmRun('restore', [file], { env }),
  ])
  expect(elsewhere).toMatchObject({ code: 0, out: expect.stringContaining('Every audit log is whole.') })
  expect(onItself).toMatchObject({ code: 1, err: expect.stringContaining('The database is not empty') })
  expect((await npmRun('user', ['list'], { env: restored })).out).toMatch(/Ada Novak.*locked/)
})

test.concurrent('files are moved into an S3 store, and every row has its files', async () => {
  const s3 = await startS3Server()
  try {
    const dataDir = path.join(folder, 'files')
    const id = '0199f14f-ad36-7fa1-8172-f1ff9170366f'
    await openFileStore({ dataDir }).documents.put(id, 'original', Buffer.from('paper'))
    const env = { PATENCY_DATA: dataDir, ...s3Credentials }
    const moved = await npmRun('files', ['move', '--to', s3.urlOf('moved')], { env })
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('1 files (5 bytes) were copied') })
    const settings = { ...env, PATENCY_FILES_URL: s3.urlOf('moved') }
    const wrong = { ...settings, PATENCY_FILES_URL: s3.urlOf('', 'elsewhere') }
    const emptied = await npmRun('files', ['move', '--from', 'folder', '--remove'], { env: settings })
    expect(emptied.out).toContain('1 were there already. 1 were removed')
    const [verified, same, missing] = await Promise.all([
      npmRun('files', ['verify'], { env: settings }),
      npmRun('files', ['move'], { env: settings }),
      npmRun('files', ['verify'], { env: wrong }),
    ])
    expect(verified).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^All 0 files are in s3:\/\/patency\/moved\/[.]/),
    })
    expect(same).toMatchObject({ code: 64, err: expect.stringContaining('They are the same') })
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('NoSuchBucket') })
  } finally {
    await s3.close()
  }
})

test('a generated password always keeps the rule (rules 2.7)', () => {
  const made = Array.from({ length: 500 }, generatePassword)
  expect(made.flatMap(passwordProblems)).toEqual([])
  expect(new Set(made).size).toBe(500)
})
