// What happens when several programs prepare one checkout, and when a server runs from an older build.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../server/paths'
import { createTestDatabase } from '../../server/test/database/database'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patency-prepare-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Finished = { code: number | null; said: string }
const run = (cwd: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
  })
  let said = ''
  const hear: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      for (const one of hear) one()
    })
  const finished = new Promise<Finished>((resolve) => child.once('close', (code) => resolve({ code, said })))
  const says = (what: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        const found = what.exec(said)
        if (found) resolve(found[1] ?? found[0])
      }
      hear.push(look)
      look()
      void finished.then(({ code }) => reject(new Error(`it ended with ${code}:\n${said}`)))
    })
  return { child, finished, says, said: () => said }
}

describe('the lock of a checkout', () => {
  const lockModule = pathToFileURL(path.join(projectRoot, 'scripts/lib/lock.mjs')).href
  /** Takes the lock, writes down when it begins and ends, and ends when it is told to, or by itself. */
  const worker = (lock: string, journal: string, name: string, body: string): string[] => [
    '--input-type=module',
    '-e',
    `import { appendFileSync } from 'node:fs'
     import { withLock } from ${JSON.stringify(lockModule)}
     await withLock(${JSON.stringify(lock)}, async () => {
       appendFileSync(${JSON.stringify(journal)}, '${name} in\\n')
       ${body}
       appendFileSync(${JSON.stringify(journal)}, '${name} out\\n')
     })`,
  ]

  test('lets one process in at a time, and every one in the end', async () => {
    const [lock, journal] = [path.join(folder, 'many/lock'), path.join(folder, 'many.txt')]
    const names = ['a', 'b', 'c', 'd']
    const ended = await Promise.all(
      names.map(
        (name) =>
          run(folder, worker(lock, journal, name, 'await new Promise((resolve) => setTimeout(resolve, 50))')).finished,
      ),
    )
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const lines = readFileSync(journal, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(8)
    for (let n = 0; n < lines.length; n += 2) expect(lines[n + 1]).toBe(lines[n]!.replace('in', 'out'))
    expect([...lines].sort()).toEqual(names.flatMap((name) => [`${name} in`, `${name} out`]))
    expect(readdirSync(path.dirname(lock))).toEqual([])
  })

  test('is taken over from a process that was killed, and from another one that has its number', async () => {
    const [lock, journal] = [path.join(folder, 'stale/lock'), path.join(folder, 'stale.txt')]
    const killed = run(
      folder,
      worker(
        lock,
        journal,
        'killed',
        `console.log('holding'); await new Promise((resolve) => setTimeout(resolve, 60_000))`,
      ),
    )
    await killed.says(/holding/)
    killed.child.kill('SIGKILL')
    await killed.finished
    expect((await run(folder, worker(lock, journal, 'next', '')).finished).code).toBe(0)
    // Our own process is alive, and renews no lock.
    writeFileSync(lock, `${process.pid} 1`)
    utimesSync(lock, new Date(0), new Date(0))
    expect((await run(folder, worker(lock, journal, 'last', '')).finished).code).toBe(0)
    expect(readFileSync(journal, 'utf8')).toBe('killed in\nnext in\nnext out\nlast in\nlast out\n')
    expect(readdirSync(path.dirname(lock))).toEqual([])
  })
})

/** The files of this checkout as somebody would clone it, with what is installed and generated here, and a small web app. */
const cloneCheckout = (to: string): void => {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .stdout.trim()
    .split('\n')
  const left = /^web\/|^node_modules$|\.test\.tsx?$/
  for (const file of listed)
    if (!left.test(file)) cpSync(path.join(projectRoot, file), path.join(to, file), { force: true })
  cpSync(path.join(projectRoot, 'server/db/generated'), path.join(to, 'server/db/generated'), { recursive: true })
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(to, 'node_modules'))
  const web = {
    'vite.config.ts': 'export default { root: import.meta.dirname, build: { emptyOutDir: true } }',
    'index.html':
      '<!doctype html><meta name="patency-build" content="" /><title>Patency</title><script type="module" src="./main.ts"></script>',
    'main.ts': `void import('./later').then(({ page }) => document.body.append(page))`,
    'later.ts': `export const page = 'A page whose code comes when it is asked for.'`,
    'worker/serviceWorker.ts': 'void [PATENCY_BUILD, PATENCY_FILES]',
  }
  mkdirSync(path.join(to, 'web/worker'), { recursive: true })
  for (const [name, text] of Object.entries(web)) writeFileSync(path.join(to, 'web', name), text)
}

test('two starts at once in one checkout build it once and both serve, and a later build takes nothing from them', async () => {
  const database = await createTestDatabase()
  const checkout = path.join(folder, 'checkout')
  mkdirSync(checkout)
  cloneCheckout(checkout)
  // As versions left it that built in place.
  mkdirSync(path.join(checkout, 'dist/server'), { recursive: true })
  const start = () =>
    run(checkout, ['scripts/tasks/start.mjs'], {
      DATABASE_URL: database.url,
      PATENCY_POOL_URL: '',
      HOST: '',
      PORT: '0',
      PATENCY_DATA: path.join(folder, 'data'),
      LOG_FORMAT: '',
    })
  const servers = [start(), start()]
  try {
    const addresses = await Promise.all(servers.map(({ says }) => says(/Patency is ready: (\S+)/)))
    expect(servers.map(({ said }) => /Building the server/.test(said())).filter(Boolean)).toHaveLength(1)
    const first = realpathSync(path.join(checkout, 'dist/web'))
    expect(readdirSync(path.join(checkout, 'dist/builds'))).toHaveLength(1)
    const assets = readdirSync(path.join(first, 'assets')).filter((name) => name.endsWith('.js'))
    expect(assets).toContainEqual(expect.stringMatching(/^later-/))

    // What a build that was killed has left behind.
    mkdirSync(path.join(checkout, 'dist/builds/unfinished/server'), { recursive: true })
    writeFileSync(path.join(checkout, 'web/later.ts'), `export const page = 'Another page.'`)
    expect(await run(checkout, ['scripts/tasks/build.mjs']).finished).toMatchObject({ code: 0 })
    expect(readdirSync(path.join(checkout, 'dist/builds')).sort()).toEqual([
      path.basename(path.dirname(first)),
      expect.not.stringMatching('unfinished'),
    ])
    expect(readlinkSync(path.join(checkout, 'dist/server'))).not.toContain(path.basename(path.dirname(first)))

    for (const address of addresses) {
      for (const name of assets) expect([name, (await fetch(`${address}/assets/${name}`)).status]).toEqual([name, 200])
      expect(await (await fetch(address)).text()).toContain('<title>Patency</title>')
      expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    }
    for (const { child } of servers) child.kill('SIGTERM')
    const ended = await Promise.all(servers.map(({ finished }) => finished))
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.map(({ finished }) => finished))
    await database.drop()
  }
})
