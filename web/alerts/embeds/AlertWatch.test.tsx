import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { alertKinds, usualAlert, type AlertSetting } from 'domain/alerts/alert'
import { createMockEnvironment } from 'relay-test-utils'
import { createQueueFeed } from '../../calls/queue/feed/queueFeed'
import { FeedContext } from '../../live/feed'
import { createLink } from '../../relay/link'
import { Problem } from '../../relay/problem'
import { ViewerContext } from '../../relay/viewer'
import { aCall, ben, lineCheck, provider, queueAnswer, rosa, uuid, type ACall } from '../../test/queuePage'
import { happening } from '../../test/settled'
import { writeStored } from '../../ui/browser/stored'
import { renderWithRelay } from '../../test/renderWithRelay'
import { administrator } from '../../test/viewer'
import { signPlace } from '../signPlace'
import { AlertWatch } from './AlertWatch'
import { queueChange } from '../../test/fakes/queueChange'

/** What the browser played, by the pitches of each melody, and what it shows. */
let played: number[][] = []
let isBlocked = false
let notifications: { title: string; body: string; isOpen: boolean; click: () => void }[] = []

const param = () => ({ value: 0, setValueAtTime: () => {}, linearRampToValueAtTime: () => {} })
const audios: EventTarget[] = []
class FakeAudio extends EventTarget {
  destination = {}
  currentTime = 0
  get state() {
    return isBlocked ? 'suspended' : 'running'
  }
  resume = () => Promise.resolve()
  /** The browser allows sounds, as after a click. */
  static allow() {
    isBlocked = false
    for (const audio of audios) audio.dispatchEvent(new Event('statechange'))
  }
  constructor() {
    super()
    audios.push(this)
  }
  createGain = () => ({
    gain: param(),
    connect: (next: unknown) => {
      if (next === this.destination) played.push([])
      return next
    },
  })
  createOscillator = () => {
    const frequency = param()
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => played.at(-1)!.push(frequency.value),
      stop: () => {},
    }
  }
}
/** Whether the browser shows notifications of service workers only, as phones do. */
let isPhone = false
class FakeNotification extends EventTarget {
  static permission = 'granted'
  shown: (typeof notifications)[number]
  constructor(title: string, { body = '' } = {}, isOfWorker = false) {
    super()
    if (isPhone && !isOfWorker) throw new TypeError('Illegal constructor')
    this.shown = { title, body, isOpen: true, click: () => this.dispatchEvent(new Event('click')) }
    notifications.push(this.shown)
  }
  close() {
    this.shown.isOpen = false
  }
}
Object.assign(globalThis, { AudioContext: FakeAudio, Notification: FakeNotification, isSecureContext: true })
window.focus = () => {}

const risingStat = 3
const settingsOf = (changed: Partial<AlertSetting> & { kind?: string } = {}) =>
  alertKinds.map((kind) => ({ ...usualAlert(kind), ...(kind === changed.kind ? changed : {}) }))

/** A tab of Rosa's with the watch, before the server has answered anything. */
const start = (seesQueue = true) => {
  const environment = createMockEnvironment()
  const link = createLink()
  const feed = createQueueFeed({ environment, link, providerId: provider.id })
  const page = renderWithRelay(
    <ViewerContext value={{ ...administrator, userId: uuid(21), providerId: provider.databaseId }}>
      <FeedContext value={feed}>
        <AlertWatch seesQueue={seesQueue} />
      </FeedContext>
    </ViewerContext>,
    { environment, link, at: '/lines' },
  )
  act(() => feed.start())
  // What a server says while it is reached.
  let isReached = true
  setInterval(() => {
    if (isReached) link.heardPush()
  }, 10_000)
  const find = (name: string) => environment.mock.findOperation(({ request }) => request.node.params.name === name)
  let version = 10
  return {
    ...page,
    /** Whether it is a deed of the person, which keeps their session. */
    isDeed: (name: string) => find(name).request.cacheConfig?.metadata?.background !== true,
    fails: (name: string) => happening(async () => environment.mock.reject(find(name), new Problem('UNAVAILABLE', ''))),
    passes: (ms: number) =>
      happening(async () => {
        await jest.advanceTimersByTimeAsync(ms)
      }),
    loses: () =>
      happening(async () => {
        isReached = false
        link.socketLost()
      }),
    returns: () => void (isReached = true),
    readSettings: (settings = settingsOf()) =>
      happening(async () => {
        environment.mock.resolve(find('AlertWatchQuery'), {
          data: { viewer: { alerts: { id: 'alerts', audiences: [], settings } } },
        })
      }),
    readQueue: (calls: readonly ACall[]) =>
      happening(async () => environment.mock.resolve(find('QueuePageQuery'), queueAnswer(calls, { version }))),
    push: (changed: readonly ACall[], removed: readonly ACall[] = []) =>
      happening(async () => {
        link.heardPush()
        const change = queueChange({
          version: ++version,
          changed,
          removed: removed.map(({ id }) => ({ callId: id, reason: 'OUT_OF_SIGHT', by: null })),
        })
        environment.mock.nextValue(find('queueFeedSubscription'), { data: change })
      }),
  }
}

const open = async (calls: readonly ACall[] = [], settings = settingsOf()) => {
  const tab = start()
  await tab.readSettings(settings)
  await tab.readQueue(calls)
  return tab
}
const stat = (n: number, facts: Parameters<typeof aCall>[1] = {}) =>
  aCall(n, { status: 'Stat', updatedById: uuid(22), ...facts })
const openTitles = () => notifications.flatMap(({ title, isOpen }) => (isOpen ? title : []))

beforeEach(() => {
  jest.useFakeTimers()
  played = []
  notifications = []
  isBlocked = false
  isPhone = false
  document.head.innerHTML = '<title>Lines – Patency</title><link rel="icon" href="/favicon.svg">'
})
afterEach(() => {
  jest.useRealTimers()
})

test('rules 10.2: a Stat call sounds, counts and is shown, again every 30 seconds, until someone has it', async () => {
  const tab = await open()
  await tab.push([stat(1)])
  expect(played.map((notes) => notes.length)).toEqual([risingStat])
  expect(document.title).toBe('(1) Lines – Patency')
  expect(notifications).toMatchObject([
    { title: 'Stat call', body: 'PICC Insertion · 4B-1 · Main Hospital', isOpen: true },
  ])
  await tab.passes(29_000)
  expect(played).toHaveLength(1)
  await tab.passes(1_000)
  expect(played).toHaveLength(2)
  await tab.passes(60_000)
  expect(played).toHaveLength(4)
  await tab.push([stat(1, { assignedTo: ben })])
  expect([document.title, openTitles()]).toEqual(['Lines – Patency', []])
  await tab.passes(120_000)
  expect(played).toHaveLength(4)
})

test.each([
  ['the person has it', { assignedTo: rosa, updatedById: uuid(21) }],
  ['it is made Normal', { status: 'Normal' }],
  ['it is on hold', { status: 'On Hold' }],
])('rules 10.2: what was shown of a Stat call is closed once %s', async (_what, facts) => {
  const tab = await open()
  await tab.push([stat(1)])
  expect(openTitles()).toEqual(['Stat call'])
  await tab.push([stat(1, facts)])
  expect([document.title, openTitles()]).toEqual(['Lines – Patency', []])
})

test('a Stat call that waited before the tab was opened is heard at the next repeat, and not at once', async () => {
  const tab = await open([stat(1)])
  expect([played, document.title]).toEqual([[], '(1) Lines – Patency'])
  await tab.passes(30_000)
  expect(played).toHaveLength(1)
  await tab.push([], [stat(1)])
  await tab.passes(60_000)
  expect([played.length, document.title]).toEqual([1, 'Lines – Patency'])
})

test('rules 10.2: nothing is repeated while the connection is lost, and it is once it is back', async () => {
  const tab = await open([stat(1)])
  await tab.loses()
  await tab.passes(60_000)
  expect(played).toEqual([])
  tab.returns()
  await tab.passes(30_000)
  expect(played).toHaveLength(1)
})

test('what one does oneself, a line check, and a kind that was not chosen alert of nothing', async () => {
  const tab = await open()
  await tab.push([
    stat(1, { updatedById: uuid(21), assignedTo: rosa }),
    aCall(2, { updatedById: uuid(22) }),
    aCall(3, { purpose: lineCheck }),
  ])
  expect([played, openTitles(), document.title]).toEqual([[], [], 'Lines – Patency'])
})

test('of several at once the most urgent is heard; a call that was assigned is shown until one has it no more', async () => {
  const tab = await open([aCall(1)], settingsOf({ ...usualAlert('ASSIGNED'), sound: true, notification: true }))
  await tab.push([aCall(1, { assignedTo: rosa, updatedById: uuid(22) }), stat(2)])
  expect(played.map((notes) => notes.length)).toEqual([risingStat])
  expect(openTitles().sort()).toEqual(['A call was assigned to you', 'Stat call'])
  await tab.push([aCall(1, { updatedById: uuid(21) }), stat(2, { assignedTo: rosa, updatedById: uuid(21) })])
  expect(openTitles()).toEqual([])
})

test('a click leads to the queue, and not into the call', async () => {
  const tab = await open()
  await tab.push([stat(1)])
  act(() => notifications[0]!.click())
  expect(tab.router.state.location).toMatchObject({ pathname: '/calls/queue', state: { callId: uuid(1) } })
  expect(openTitles()).toEqual([])
})

test('on a phone the service worker shows it, with where it leads, and it is taken away like any other', async () => {
  isPhone = true
  const ofWorker: { tag: string; data: unknown; notification: FakeNotification }[] = []
  const registration = {
    showNotification: async (title: string, { tag, data, body }: { tag: string; data: unknown; body: string }) =>
      void ofWorker.push({ tag, data, notification: new FakeNotification(title, { body }, true) }),
    getNotifications: async ({ tag }: { tag: string }) =>
      ofWorker.filter((each) => each.tag === tag).map(({ notification }) => notification),
  }
  const value = Object.assign(new EventTarget(), { getRegistration: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  try {
    const tab = await open()
    await tab.push([stat(1)])
    await tab.passes(0)
    expect(openTitles()).toEqual(['Stat call'])
    expect(ofWorker).toMatchObject([{ tag: uuid(1), data: { callId: uuid(1), providerId: provider.databaseId } }])
    await tab.push([stat(1, { assignedTo: ben })])
    await tab.passes(0)
    expect(openTitles()).toEqual([])
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  }
})

test('without the sound of Stat calls nothing is repeated; the title counts all the same', async () => {
  const tab = await open([], settingsOf({ ...usualAlert('STAT'), sound: false }))
  await tab.push([stat(1)])
  await tab.passes(60_000)
  expect([played, document.title, openTitles()]).toEqual([[], '(1) Lines – Patency', ['Stat call']])
})

describe('rules 10.2: while the browser blocks sounds', () => {
  const turnOn = () => screen.queryByRole('button', { name: 'Turn On Sounds' })
  const allow = () => act(() => FakeAudio.allow())
  const header = document.createElement('header')
  header.id = signPlace
  beforeEach(() => {
    isBlocked = true
    document.body.append(header)
  })
  afterEach(() => header.remove())

  test('the header says so before any call came, until a click anywhere', async () => {
    const tab = await open()
    await tab.passes(500)
    expect(header.contains(turnOn())).toBe(true)
    expect(header.textContent).toBe('Sounds are blocked.Turn On Sounds')
    allow()
    expect(header.textContent).toBe('')
    await tab.push([stat(1)])
    expect(played.map((notes) => notes.length)).toEqual([risingStat])
  })

  test.each([
    ['the Stat call that waits', [stat(1)], risingStat],
    ['a short sound', [], 1],
  ])('its button lets %s be heard', async (_what, calls, notes) => {
    const tab = await open(calls)
    await tab.passes(500)
    // The browser allows sounds from the click on.
    isBlocked = false
    await tab.user.click(turnOn()!)
    await tab.passes(0)
    expect(played.map(({ length }) => length)).toEqual([notes])
  })

  test('nothing is said to somebody who has chosen no sounds', async () => {
    const tab = await open(
      [],
      settingsOf().map((setting) => ({ ...setting, sound: false })),
    )
    await tab.passes(500)
    expect(turnOn()).toBeNull()
  })
})

test('a browser that allows sounds says nothing of them', async () => {
  const header = document.body.appendChild(document.createElement('header'))
  header.id = signPlace
  const tab = await open()
  await tab.passes(500)
  expect(header.textContent).toBe('')
  header.remove()
})

test('when the settings or the queue cannot be read at first, they are read again', async () => {
  const tab = start()
  await tab.fails('AlertWatchQuery')
  await tab.fails('QueuePageQuery')
  await tab.passes(5_000)
  // Nobody asked for it, so it does not keep the session of somebody who has left (rules 2.6).
  expect(['AlertWatchQuery', 'QueuePageQuery'].filter(tab.isDeed)).toEqual([])
  await tab.readSettings()
  await tab.readQueue([])
  await tab.push([stat(1)])
  expect(played).toHaveLength(1)
})

test('what comes before the settings have been read alerts of nothing, and what comes after does', async () => {
  const tab = start()
  await tab.readQueue([stat(1)])
  await tab.push([stat(1), stat(2)])
  await tab.readSettings()
  expect([played, document.title]).toEqual([[], '(2) Lines – Patency'])
  await tab.push([stat(3)])
  expect(played).toHaveLength(1)
})

test('a tab that is left shows and plays nothing more', async () => {
  const tab = await open()
  await tab.push([stat(1)])
  tab.unmount()
  await jest.advanceTimersByTimeAsync(120_000)
  expect([played.length, openTitles(), document.title]).toEqual([1, [], 'Lines – Patency'])
})

describe('pushes of this browser', () => {
  const putBrowser = () => {
    const unsubscribe = jest.fn(async () => true)
    const endpoint = 'https://push.example.org/one'
    const subscription = { unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
    const pushManager = { getSubscription: async () => subscription }
    const value = Object.assign(new EventTarget(), { getRegistration: async () => ({ pushManager }) })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
    return { unsubscribe }
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    localStorage.clear()
  })

  test.each([true, false])('of somebody else end, whether the person sees the queue (%s) or not', async (seesQueue) => {
    const { unsubscribe } = putBrowser()
    writeStored('pushOwner', 'ben')
    const tab = start(seesQueue)
    await tab.passes(0)
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    expect(tab.asked()).not.toContain('confirmDeviceMutation')
  })

  test('are confirmed for somebody who does not see the queue, who is told of no calls', async () => {
    const { unsubscribe } = putBrowser()
    writeStored('pushOwner', uuid(21))
    const tab = start(false)
    await tab.passes(0)
    expect(tab.asked()).toContain('confirmDeviceMutation')
    expect(['AlertWatchQuery', 'QueuePageQuery'].filter((name) => tab.asked().includes(name))).toEqual([])
    expect(unsubscribe).not.toHaveBeenCalled()
  })
})
