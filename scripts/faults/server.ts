import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findOpenEmbedded } from '../../server/db/embedded/embedded'
import { isAlive } from '../../server/db/embedded/processes'
import { freePort } from '../../server/test/database/freePort'
import { startServer, type Server } from '../lib/laboratory'
import type { KindOptions } from './kind'

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === parent ? [pid!] : []))

/** A postmaster, by its files, and all its children, the postmaster first; empty while it is dead. */
export const databaseProcesses = (data: string): number[] => {
  const head = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return isAlive(head) ? [head, ...childrenOf(head)] : []
}

/** `kill -9`, in this order. */
export const killAll = (pids: readonly number[]): void => {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with another of them.
    }
}

/** One that was started and stopped. The short form copies it, because making a database and the demo takes longest. */
let made: Promise<string> | null = null
const makeInstallation = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patency-faults-made-'))
  const server = await startServer({ PATENCY_DATA: folder })
  await server.stop()
  return folder
}
export const forgetInstallation = async (): Promise<void> => {
  if (made) rmSync(await made, { recursive: true, force: true })
  made = null
}

/** An installation of its own with the embedded database and the demo hospital, in a folder that goes away. */
export type Installation = {
  folder: string
  /** With more of the environment. */
  start(env?: Record<string, string>): Promise<Server>
  databaseUrl(): string
  /** The postmaster and all its children, the postmaster first; empty while it is dead. */
  databaseProcesses(): number[]
  remove(): void
}

export const openInstallation = async (
  { isShort }: Pick<KindOptions, 'isShort'>,
  folder = mkdtempSync(path.join(tmpdir(), 'patency-faults-')),
): Promise<Installation> => {
  if (isShort) execFileSync('cp', ['-a', `${await (made ??= makeInstallation())}/.`, folder])
  const port = await freePort()
  return {
    folder,
    start: (env = {}) => startServer({ PATENCY_DATA: folder, PORT: String(port), ...env }),
    databaseUrl: () => findOpenEmbedded(folder)!,
    databaseProcesses: () => databaseProcesses(path.join(folder, 'database/cluster')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
