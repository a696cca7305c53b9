// libfaketime shifts the clock of the programs that are started with these variables: Node.js and PostgreSQL. Chromium
// hangs with it, so the journeys shift its pages (web/journeys/helpers/browser.ts).
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The variables that shift the clock. */
export const shiftedClock = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']

/** The library's path, or null when this machine has none. */
export function findFaketime() {
  const named = process.env.PATENCY_FAKETIME
  const folders = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, 'faketime'))
    : []
  const candidates = named ? [named] : folders.map((folder) => path.join(folder, 'libfaketimeMT.so.1'))
  return candidates.find((file) => existsSync(file)) ?? null
}

/** An environment whose clock is ahead by so many seconds. It goes on as usual, and what measures only how much time passes is left alone. */
export function aheadBy(seconds, library) {
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
