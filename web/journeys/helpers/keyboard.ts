import type { Page } from 'playwright-core'
import { until } from '../../../server/test/harness/until'

/** A shortcut needs it before and after it (rules 10.4a). */
const quietMs = 200

/** Waits until no key has come for that long, by the browser's clock. What a key writes is on its way then. */
export const keysAreQuiet = (page: Page): Promise<void> =>
  page.evaluate(async (ms) => {
    // Keys have their times by this clock as well.
    const begun = performance.now()
    while (performance.now() < begun + ms) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, quietMs)

/** Presses a key as a person does who means a shortcut: not right after another one. */
export const pressKey = async (page: Page, key: string): Promise<void> => {
  await keysAreQuiet(page)
  await page.keyboard.press(key)
}

/** Types a text as a person does, slower than a scanner (rules 10.13c): Enter after it is a person's. */
export const typeText = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 80 })

/** A key, and so many milliseconds after the first when it goes down, comes up, and meanwhile repeats. */
export type Stroke = { key: string; at: number; up: number; repeats?: readonly number[] }

const named: Record<string, { text?: string; windowsVirtualKeyCode: number }> = {
  Enter: { text: '\r', windowsVirtualKeyCode: 13 },
  Tab: { windowsVirtualKeyCode: 9 },
}

/** Plays what was recorded of a keyboard, with the times of its keys, however slow this machine is. */
export const play = async (page: Page, strokes: readonly Stroke[]): Promise<void> => {
  await keysAreQuiet(page)
  const devTools = await page.context().newCDPSession(page)
  const begun = Date.now()
  const events = strokes.flatMap(({ key, at, up, repeats = [] }) => [
    { key, at, type: 'keyDown' as const },
    ...repeats.map((each) => ({ key, at: each, type: 'keyDown' as const, autoRepeat: true })),
    { key, at: up, type: 'keyUp' as const },
  ])
  // All at once: on their way one by one, a slow machine would make pauses of them.
  await Promise.all(
    events
      .toSorted((one, other) => one.at - other.at)
      .map(({ key, at, ...event }) =>
        devTools.send('Input.dispatchKeyEvent', {
          ...event,
          key,
          ...(named[key] ?? { text: key }),
          timestamp: (begun + at) / 1_000,
        }),
      ),
  )
  await devTools.detach()
  // The next key is later than these.
  const end = begun + Math.max(...events.map(({ at }) => at))
  await page.evaluate(async (until) => {
    while (performance.timeOrigin + performance.now() < until) await new Promise((done) => requestAnimationFrame(done))
  }, end)
}

/** What a handheld scanner types: a text and an end key, with so many milliseconds from key to key. */
export const scanned = (text: string, { end = 'Enter', pace = 5 }: { end?: 'Enter' | 'Tab'; pace?: number } = {}) =>
  [...text, end].map((key, index): Stroke => ({ key, at: index * pace, up: index * pace + pace / 2 }))

export const scan = (page: Page, text: string, end?: 'Enter' | 'Tab'): Promise<void> =>
  play(page, scanned(text, { end }))

/** Presses Tab, or Shift+Tab, until the focus is on the element with this name, which may come only after some rounds. */
export const tabTo = async (page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const named = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const label =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
          ? activeElement.labels?.[0]?.textContent.replace('*', '').trim()
          : undefined
      return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent
    })
  await until(async () => {
    for (let presses = 0; presses < 120; presses += 1) {
      if ((await named()) === name) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} does not come to ${name}.`)
  })
}
