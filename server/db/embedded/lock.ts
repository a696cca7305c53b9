import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../../startProblem'
import { processBirth } from './processes'

interface Holder {
  pid: number
  birth: string | null
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isAnother(holder: Holder | null): holder is Holder {
  return (
    holder !== null && holder.pid !== process.pid && holder.birth !== null && processBirth(holder.pid) === holder.birth
  )
}

/** Whether another process, which is alive, has claimed the folder. */
export function isHeld(folder: string): boolean {
  return isAnother(read(path.join(folder, 'patency.lock')))
}

/**
 * Claims a data directory for this process, or says which process has it. A lock left
 * behind by a process that is gone is taken over. Answers the release.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'patency.lock')
  const mine = `${file}.${process.pid}`
  const content = JSON.stringify({ pid: process.pid, birth: processBirth(process.pid) })
  try {
    writeFileSync(mine, content)
    for (let attempt = 0; attempt < 10; attempt++) {
      try {
        // A link appears at once and with its content, and only one process can make it.
        linkSync(mine, file)
        return () => {
          if (readFileSync(file, 'utf8') === content) rmSync(file)
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = read(file)
      if (isAnother(holder)) {
        throw new StartProblem(
          `Another Patency server (process ${holder.pid}) already uses the folder ${folder}.`,
          'Stop that server, or give this one a folder of its own: PATENCY_DATA=/another/folder npm start',
        )
      }
      discard(file, holder)
    }
    throw new Error(`${file} changes hands faster than it can be read`)
  } finally {
    rmSync(mine, { force: true })
  }
}

function discard(file: string, stale: Holder | null): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  // Between reading and renaming, another process may have taken the lock over: it gets it back.
  if (JSON.stringify(read(aside)) !== JSON.stringify(stale)) {
    try {
      linkSync(aside, file)
    } catch {
      // A third one has it by now; the second will find out when it starts the database.
    }
  }
  rmSync(aside, { force: true })
}
