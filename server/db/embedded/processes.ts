import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { searchPath } from '../../env'

export interface Finished {
  code: number | null
  output: string
}

/** The unprivileged user that PostgreSQL runs as; null: the user of this process. */
export type RunAs = { uid: number; gid: number } | null

/** Runs a program to its end. Its output holds both streams, for messages. */
export function run(command: string, args: string[], options: { as?: RunAs; cwd?: string } = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options.as,
      cwd: options.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      // English messages, because they are searched, and none of our own secrets.
      env: { PATH: searchPath, LC_ALL: 'C', HOME: '/' },
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }))
  })
}

/** The fields of /proc/<pid>/stat after the program's name, which may itself hold blanks and brackets. */
function linuxStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  try {
    // In a container without an init process the dead stay as zombies.
    return process.platform !== 'linux' || linuxStat(pid)[0] !== 'Z'
  } catch {
    return false
  }
}

/**
 * A text that no other process ever shares with `pid`, or null when there is no such
 * process: process ids are used again, after a restart of the machine even soon.
 */
export function processBirth(pid: number): string | null {
  if (!isAlive(pid)) return null
  try {
    if (process.platform === 'linux') {
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${linuxStat(pid)[19]}`
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

/** Whether `pid` runs a program of this name, as far as the system tells. */
export function isProgram(pid: number, name: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === name
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes(name)
  } catch {
    return true
  }
}
