// Browser features that jsdom lacks and the libraries need.
import { clearImmediate, setImmediate } from 'node:timers'
import { TextDecoder, TextEncoder } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { jest } from '@jest/globals'
import * as React from 'react'

/** From jest.config.ts. */
declare const clockBeginsAt: number

const realNow = Date.now
const ahead = clockBeginsAt - realNow()
Date.now = () => realNow() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (real, sent: [], self) => Reflect.construct(real, sent.length > 0 ? sent : [Date.now()], self) as object,
  apply: () => new Date().toString(),
})

/** The data router creates a request for every navigation, and reads little of it. */
class NavigationRequest {
  readonly method: string
  readonly signal: AbortSignal | undefined

  constructor(
    readonly url: string,
    { method = 'GET', signal }: { method?: string; signal?: AbortSignal } = {},
  ) {
    this.method = method
    this.signal = signal
  }
}

// Done in settled.ts.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true'

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // The one of Node.js supports keys as well.
  ...(typeof HTMLDialogElement === 'undefined'
    ? {}
    : { structuredClone: (value: unknown): unknown => deserialize(serialize(value)) }),
})
globalThis.Request ??= NavigationRequest as never

/**
 * When the last key was pressed, and how long after it the next one is. Testing Library presses keys at once, as only a
 * scanner does (rules 10.13c); this is how fast people type.
 */
export const keyClock = { at: 0, pace: 100 }

if (typeof KeyboardEvent !== 'undefined') {
  const stamps = new WeakMap<KeyboardEvent, number>()
  Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', {
    configurable: true,
    get(this: KeyboardEvent): number {
      const known = stamps.get(this)
      if (known !== undefined) return known
      keyClock.at += keyClock.pace
      stamps.set(this, keyClock.at)
      return keyClock.at
    },
  })
}

/** React schedules its work with it. The one of Node.js would keep the process alive. */
let scheduled = 0
globalThis.MessageChannel ??= class {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null }
  readonly port2 = {
    postMessage: () => {
      scheduled += 1
      setImmediate(() => {
        scheduled -= 1
        this.port1.onmessage?.()
      })
    },
  }
} as never

// A frame comes at once. After a sixtieth of a second, a quick machine would be ahead of it and a slow one behind: a
// dialog hides what is below it, and takes the focus, in the frame after it opened.
const frames = new Map<number, { handle: ReturnType<typeof setImmediate>; isWaitedFor: boolean }>()
let lastFrame = 0
let isInFrame = false
const drop = (id: number): void => {
  if (frames.get(id)?.isWaitedFor) scheduled -= 1
  frames.delete(id)
}
Object.assign(globalThis, {
  requestAnimationFrame: (callback: FrameRequestCallback): number => {
    const id = (lastFrame += 1)
    // What asks for one frame after the other is never done.
    const isWaitedFor = !isInFrame
    if (isWaitedFor) scheduled += 1
    const handle = setImmediate(() => {
      drop(id)
      isInFrame = true
      try {
        // Nobody draws a page that is gone.
        if (globalThis.document) callback(performance.now())
      } finally {
        isInFrame = false
      }
    })
    frames.set(id, { handle, isWaitedFor })
    return id
  },
  cancelAnimationFrame: (id: number): void => {
    clearImmediate(frames.get(id)?.handle)
    drop(id)
  },
})

/** Resolves once React and the next frame have nothing more to do, however long that takes on a busy machine. */
export const reactIsIdle = async (): Promise<void> => {
  do await new Promise((resolve) => setImmediate(resolve))
  while (scheduled > 0)
}

// The ids of React and of options need no more.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as never

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Connects the tabs of one browser; in a test, everything that has opened the same channel. */
globalThis.BroadcastChannel ??= class extends EventTarget {
  static readonly all = new Set<EventTarget & { name: string }>()

  constructor(readonly name: string) {
    super()
    ;(this.constructor as unknown as { all: Set<unknown> }).all.add(this)
  }

  postMessage(data: unknown): void {
    const { all } = this.constructor as unknown as { all: Set<EventTarget & { name: string }> }
    for (const other of all)
      if (other !== this && other.name === this.name) other.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
} as never

// A test of browser storage runs without a page.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
}

// jsdom has no layout, and only elements with a position get the focus.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList

// Some seconds after a page is shown, the app loads the code of other pages. That would stop a test in its middle.
jest.unstable_mockModule('../shell/frame/WarmLikely', () => ({ WarmLikely: () => null }))
// Charts are drawn by a large library, which draws nothing without a layout.
jest.unstable_mockModule('../reports/kit/chart/Bars', () => ({ Bars: () => null }))

// React makes an error for each element, to say later which component owned it. A test reads none of these, and takes a tenth longer for them.
Object.defineProperty(
  (React as unknown as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object })
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
)
