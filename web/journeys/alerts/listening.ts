// What a page makes heard and shown, in a browser without speakers and a desktop.
import type { Page } from 'playwright-core'

/** `at`: when the last melody began, and the notification was closed, in milliseconds of the epoch. */
export type Heard = {
  melodies: number
  at: number
  notifications: { title: string; body: string; isOpen: boolean; closedAt: number }[]
}

/** Counts what the page plays and shows; headless Chromium has neither speakers nor a desktop. */
export const listen = () => {
  const heard: Heard = { melodies: 0, at: 0, notifications: [] }
  Object.assign(globalThis, { heard })
  const param = { value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} }
  const node = () => ({
    gain: param,
    frequency: param,
    connect: (next: unknown) => next,
    start: () => {},
    stop: () => {},
  })
  class Audio extends EventTarget {
    state = 'running'
    currentTime = 0
    destination = {}
    // One volume for each melody, and one slope for each note.
    createGain = () => node()
    createOscillator = () => node()
    constructor() {
      super()
      const first = this.createGain
      let notes = 0
      this.createOscillator = () => {
        notes += 1
        return node()
      }
      this.createGain = () => {
        if (notes === 0) {
          heard.melodies += 1
          heard.at = Date.now()
        }
        queueMicrotask(() => (notes = 0))
        return first()
      }
    }
  }
  class Shown extends EventTarget {
    static permission = 'granted'
    #shown: Heard['notifications'][number]
    constructor(title: string, { body = '' } = {}) {
      super()
      this.#shown = { title, body, isOpen: true, closedAt: 0 }
      heard.notifications.push(this.#shown)
    }
    close() {
      this.#shown.isOpen = false
      this.#shown.closedAt = Date.now()
    }
  }
  Object.assign(globalThis, { AudioContext: Audio, Notification: Shown })
}

export const heardBy = (page: Page): Promise<Heard> =>
  page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)

/** Waits until the tab's title counts so many Stat calls that no one has. */
export const titleCount = (page: Page, count: number) =>
  page.waitForFunction((n) => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0) === n, count)

export const countIn = async (page: Page): Promise<number> => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
