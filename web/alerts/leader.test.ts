// Of several tabs of a browser the one that was last touched leads (rules 10.2). Here each tab has a window of its own.
import { setImmediate } from 'node:timers'
import { leadTabs } from './leader'

type Waiting = { run: () => Promise<void>; resolve: () => void; reject: (reason: unknown) => void }

/** One lock, as browsers keep it for all tabs. */
const createLocks = () => {
  const line: Waiting[] = []
  let holder: Waiting | null = null
  const grant = (next: Waiting): void => {
    holder = next
    void next.run().then(() => {
      if (holder !== next) return
      holder = null
      next.resolve()
      goOn()
    })
  }
  const goOn = (): void => {
    const next = holder ? undefined : line.shift()
    if (next) grant(next)
  }
  return {
    waiting: () => line.length,
    request: (_name: string, { steal, signal }: LockOptions, run: () => Promise<void>) => {
      if (steal && signal) return Promise.reject(new DOMException('steal with a signal', 'NotSupportedError'))
      return new Promise<void>((resolve, reject) => {
        const one = { run, resolve, reject }
        const stop = () => reject(new DOMException('stopped', 'AbortError'))
        if (steal) {
          holder?.reject(new DOMException('stolen', 'AbortError'))
          queueMicrotask(() => grant(one))
          holder = one
          return
        }
        line.push(one)
        signal?.addEventListener('abort', () => {
          const place = line.indexOf(one)
          if (place < 0) return
          line.splice(place, 1)
          stop()
        })
        queueMicrotask(goOn)
      })
    },
  }
}

let locks: ReturnType<typeof createLocks>
let leaves: (() => void)[]
beforeEach(() => {
  locks = createLocks()
  leaves = []
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterEach(() => {
  for (const leave of leaves) leave()
  Reflect.deleteProperty(navigator, 'locks')
})

/** All that promises alone bring about. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Opens tabs one after the other. They share the window, so each gets a target for its own clicks. */
const openTabs = async (count: number) => {
  const real = globalThis.addEventListener
  const tabs = []
  for (let number = 0; number < count; number += 1) {
    const touched = new EventTarget()
    const told: boolean[] = []
    globalThis.addEventListener = touched.addEventListener.bind(touched) as typeof real
    const leave = leadTabs('riverside rosa', (isLeading) => told.push(isLeading))
    globalThis.addEventListener = real
    leaves.push(leave)
    tabs.push({
      told,
      leave: () => {
        leave()
        return settle()
      },
      touch: (kind: 'click' | 'keydown') => {
        touched.dispatchEvent(new Event(kind))
        return settle()
      },
    })
    await settle()
  }
  return tabs
}
type Tab = Awaited<ReturnType<typeof openTabs>>[number]
const leading = (tabs: Tab[]) => tabs.map(({ told }) => told.at(-1) ?? false)

test('the first tab leads, and the next in line once it is closed', async () => {
  const tabs = await openTabs(3)
  expect(leading(tabs)).toEqual([true, false, false])
  await tabs[0]!.leave()
  expect(leading(tabs.slice(1))).toEqual([true, false])
})

test.each(['click', 'keydown'] as const)(
  'a %s takes the lead, once, and the tab that lost it waits in line',
  async (kind) => {
    const tabs = await openTabs(2)
    await tabs[1]!.touch(kind)
    await tabs[1]!.touch(kind)
    expect(tabs.map(({ told }) => told)).toEqual([[true, false], [true]])
    expect(locks.waiting()).toBe(1)
    await tabs[1]!.leave()
    expect(tabs[0]!.told).toEqual([true, false, true])
  },
)

test('tabs that are touched in turn lead in turn, and each waits in line once', async () => {
  const tabs = await openTabs(3)
  for (const number of [2, 0, 1, 0, 2]) {
    await tabs[number]!.touch('click')
    expect(leading(tabs)).toEqual([0, 1, 2].map((each) => each === number))
    expect(locks.waiting()).toBe(2)
  }
})

test('a tab that is closed while it waits, or leads no more, takes nothing', async () => {
  const tabs = await openTabs(2)
  await tabs[1]!.leave()
  await tabs[1]!.touch('click')
  expect([leading(tabs), locks.waiting()]).toEqual([[true, false], 0])
})

test('where there are no locks, each tab leads', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  expect(leading(await openTabs(2))).toEqual([true, true])
})
