// One process at a time prepares a checkout. Only Node.js here: nothing may be installed yet.
import {
  closeSync,
  futimesSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const lookEveryMs = 100
const beatEveryMs = 2_000
/** A holder that is alive renews its lock; a lock older than this belongs to another process with the same id. */
const staleAfterMs = 60_000

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function isStale(file, holder) {
  if (!isAlive(Number(holder.split(' ')[0]))) return true
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
  return Date.now() - mtimeMs > staleAfterMs
}

function discard(file, stale) {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  try {
    // Another process replaced the stale lock after we read it: it gets its lock back.
    if (read(aside) !== stale) linkSync(aside, file)
  } catch {
    // A third process has the lock by now. Preparing twice costs time and nothing else.
  }
  rmSync(aside, { force: true })
}

/** Does the work while no other process that uses the same lock file does; waits for its turn. */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  const content = `${process.pid} ${Date.now()}`
  writeFileSync(mine, content)
  let announced = null
  for (;;) {
    try {
      // A link appears at once and with its content, and only one process can make it.
      linkSync(mine, file)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = read(file)
    if (holder === null) continue
    if (isStale(file, holder)) {
      discard(file, holder)
      continue
    }
    if (announced !== holder)
      process.stderr.write(`Waiting for process ${holder.split(' ')[0]}, which is preparing this checkout.\n`)
    announced = holder
    await wait(lookEveryMs)
  }
  const held = openSync(mine, 'r+')
  rmSync(mine)
  const release = () => {
    if (read(file) === content) rmSync(file, { force: true })
  }
  process.once('exit', release)
  const beat = setInterval(() => futimesSync(held, new Date(), new Date()), beatEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    closeSync(held)
    process.off('exit', release)
    release()
  }
}
