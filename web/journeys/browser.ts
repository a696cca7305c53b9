import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.mjs'

/** Playwright brings no browser of its own here: it drives the one that is installed. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('no Chromium on this machine: npm test says how to install one')
  return chromium.launch({
    executablePath,
    args: [
      // Chromium's own sandbox does not work for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--no-first-run',
    ],
  })
}
