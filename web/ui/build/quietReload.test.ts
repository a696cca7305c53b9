import { jest } from '@jest/globals'
import { beOfBuild, newBuild } from './newBuild'
import { reloadWhenQuiet, stayWhile } from './quietReload'

const newer = '2026-11-28T08:00:00.000Z'
const realFetch = globalThis.fetch
const reload = jest.fn()
let build: string | null = newer
let end: () => void

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  document.body.replaceChildren()
  reload.mockReset()
  build = newer
  beOfBuild('2026-11-27T08:00:00.000Z')
  globalThis.fetch = jest.fn(() =>
    build === null
      ? Promise.reject(new TypeError('away'))
      : Promise.resolve({ ok: true, headers: new Headers({ 'patency-build': build }) } as Response),
  )
  end = reloadWhenQuiet(reload)
  newBuild.set('ready')
})
afterEach(() => {
  end()
  beOfBuild('')
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * 60_000)

test('a page that nobody touches for five minutes reloads, once', async () => {
  await pass(4.5)
  expect(reload).not.toHaveBeenCalled()
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(1)
  await pass(30)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('each touch begins the five minutes anew', async () => {
  for (const touch of ['pointermove', 'keydown', 'wheel', 'touchstart']) {
    await pass(4.5)
    dispatchEvent(new Event(touch))
  }
  await pass(4.5)
  expect(reload).not.toHaveBeenCalled()
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page whose newer build is not ready yet stays', async () => {
  newBuild.set('heard')
  await pass(30)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['away', null],
  ['of the same build', '2026-11-27T08:00:00.000Z'],
])('while the server that answers is %s, the page stays', async (_what, answered) => {
  build = answered
  await pass(30)
  expect(reload).not.toHaveBeenCalled()
  build = newer
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

const keepUnsent = (event: Event) => event.preventDefault()
const busy: [string, () => () => void][] = [
  [
    'has unsent entries',
    () => {
      addEventListener('beforeunload', keepUnsent)
      return () => removeEventListener('beforeunload', keepUnsent)
    },
  ],
  [
    'shows an open dialog',
    () => {
      document.body.innerHTML = '<div role="dialog" data-state="open"></div>'
      return () => document.body.replaceChildren()
    },
  ],
  [
    'shows an open panel',
    () => {
      document.body.innerHTML = '<div data-fold="open"></div>'
      return () => document.body.replaceChildren()
    },
  ],
  [
    'has a field with text under the hand',
    () => {
      document.body.innerHTML = '<input value="4B-12">'
      document.querySelector('input')!.focus()
      return () => document.querySelector('input')!.blur()
    },
  ],
  ['may sound', () => stayWhile(() => true)],
]
test.each(busy)('a page that %s stays', async (_what, begin) => {
  const over = begin()
  await pass(30)
  expect(reload).not.toHaveBeenCalled()
  over()
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is still old after its reload does not reload again for the same build, but for the next one', async () => {
  await pass(6)
  end()
  end = reloadWhenQuiet(reload)
  await pass(30)
  expect(reload).toHaveBeenCalledTimes(1)
  build = '2026-11-29T08:00:00.000Z'
  await pass(1)
  expect(reload).toHaveBeenCalledTimes(2)
})
