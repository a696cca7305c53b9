// The files in bench/, in which the last results are kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectRoot } from '../../server/paths'

const fileOf = (name: string): string => path.join(projectRoot, 'bench', name)

/** What was kept under that word before, or nothing. */
export const readResults = <Result>(name: string, word: string): Result[] =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Record<string, Result[]>)[word]! : []

export const writeResults = (name: string, results: object): void => {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), `${JSON.stringify(results, null, 2)}\n`)
}

export const machine = `${os.cpus().length} cores, Node.js ${process.version}`
