// Finds a Chromium for the journeys; where it may, it installs the distribution's.
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { quiet, step } from './steps.mjs'

// The headless shell draws the same pages with half of the processor's time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const inPlaywrightCache = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-linux64/chrome-headless-shell',
]

function playwrightBrowsers() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), '.cache/ms-playwright'),
    path.join(os.homedir(), 'Library/Caches/ms-playwright'),
  ].filter((cache) => cache && existsSync(cache))
  return caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium'))
      .sort()
      .reverse()
      .flatMap((name) => inPlaywrightCache.map((file) => path.join(cache, name, file))),
  )
}

/** The program's path, or null when this machine has none. */
export function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  const wished = process.env.PATENCY_CHROMIUM
  const candidates = wished ? [wished] : [...onPath, ...applications, ...playwrightBrowsers()]
  return candidates.find((file) => existsSync(file)) ?? null
}

/** As root on Debian and its relatives the package is installed; elsewhere null means: somebody has to. */
export async function ensureChromium() {
  const found = findChromium()
  if (found || process.env.PATENCY_CHROMIUM || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  await step('Installing Chromium for the journeys', async () => {
    const apt = (...args) => quiet('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
    await apt('update')
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { code } = await apt('install', '-y', '--no-install-recommends', name)
      if (code === 0) return
    }
  })
  return findChromium()
}
