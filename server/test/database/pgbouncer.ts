import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectRoot } from '../../paths'
import { freePort } from './freePort'

/** The version of the PgBouncer on the PATH as [1, 24]; null when there is none. */
export const pgbouncerVersion = (): [number, number] | null => {
  const { stdout, error } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  const found = /PgBouncer (\d+)\.(\d+)/.exec(error ? '' : stdout)
  return found ? [Number(found[1]), Number(found[2])] : null
}

/** Whether that one keeps the prepared statements of its clients apart, which Patency needs. */
export const keepsStatementsApart = (): boolean => {
  const [major, minor] = pgbouncerVersion() ?? [0, 0]
  return major > 1 || minor >= 21
}

/** The block of docs/operations.md in this language that contains the text. */
export const documented = (language: string, text: string): string => {
  const page = readFileSync(path.join(projectRoot, 'docs/operations.md'), 'utf8')
  const found = [...page.matchAll(/^( *)```(\w*)\n([^]*?)^ *```$/gm)].find(
    ([, , name, body]) => name === language && body!.includes(text),
  )!
  return found[3]!.replaceAll(new RegExp(`^${found[1]}`, 'gm'), '')
}

/** The documented ini file, for a database of this machine; other values for some of its lines, null for none. */
export const documentedIni =
  (database: URL, changes: Record<string, string | null> = {}) =>
  (port: number, userList: string): string => {
    const values: Record<string, string | null> = {
      patency: `host=${database.hostname} port=${database.port} dbname=${database.pathname.slice(1)}`,
      listen_port: String(port),
      auth_file: userList,
      ...changes,
    }
    return documented('ini', '[pgbouncer]')
      .split('\n')
      .flatMap((line) => {
        const name = line.split(' = ')[0]!
        const value = values[name]
        return value === undefined ? [line] : value === null ? [] : [`${name} = ${value}`]
      })
      .join('\n')
  }

/** Runs it with the lines of an ini file and of a user list; `user:password` goes into the address that it answers. */
export const startPgbouncer = async (
  ini: (port: number, userList: string) => string,
  users: string,
  credentials: string,
  database: string,
): Promise<{ url: string; kill(): Promise<void> }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-pgbouncer-'))
  const port = await freePort()
  const [iniFile, userList] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
  writeFileSync(iniFile, ini(port, userList))
  writeFileSync(userList, users)
  // It does not run as root.
  const nobody = process.getuid?.() === 0 ? 65_534 : null
  if (nobody !== null) for (const file of [folder, iniFile, userList]) chownSync(file, nobody, nobody)
  chmodSync(folder, 0o700)
  const child = spawn('pgbouncer', [iniFile], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(nobody === null ? {} : { uid: nobody, gid: nobody }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `postgresql://${credentials}@127.0.0.1:${port}/${database}`
  for (let isUp = false; !isUp;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (!isUp) await wait(50)
  }
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
