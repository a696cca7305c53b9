import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { ErrorState } from '../page/ErrorState'
import { later } from '../browser/later'
import { askForBuild, beOfBuild, buildIn, hearBuild, loadNewBuild, newBuild, takesOver } from './newBuild'

const own = '2026-11-27T08:00:00.000Z'
const newer = '2026-11-28T08:00:00.000Z'
const realFetch = globalThis.fetch
const answers = (build: string | null, ok = true) => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok, headers: new Headers(build ? { 'patency-build': build } : {}) } as Response),
  )
}

beforeEach(() => {
  beOfBuild(own)
  answers(own)
})
afterEach(() => {
  beOfBuild('')
  globalThis.fetch = realFetch
})

test.each([
  ['an older one', '2026-11-26T08:00:00.000Z'],
  ['the same', own],
  ['none', null],
  ['something else', 7],
])('a page that hears of %s has no newer build', (_what, build) => {
  hearBuild(build)
  expect(newBuild.get()).toBe('none')
})

describe('a server that went back to an older build', () => {
  const older = '2026-11-26T08:00:00.000Z'
  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000)
  beforeEach(() => {
    jest.useFakeTimers()
    beOfBuild(own)
  })
  afterEach(() => jest.useRealTimers())

  test('is told once nothing was heard of this page’s build for ten minutes', () => {
    minutes(9)
    hearBuild(older)
    expect([newBuild.get(), takesOver(older)]).toEqual(['none', false])
    minutes(1)
    hearBuild(older)
    expect([newBuild.get(), takesOver(older)]).toEqual(['heard', true])
  })

  test('is not told while a server of this build still answers beside it', () => {
    for (let minute = 0; minute < 60; minute += 5) {
      minutes(5)
      hearBuild(minute % 2 ? older : own)
    }
    expect(newBuild.get()).toBe('none')
  })
})

test('a page reloads once the files of the newer build are there, and does not wait for ever', () => {
  jest.useFakeTimers()
  const reload = jest.fn()
  hearBuild(newer)
  loadNewBuild(reload)
  jest.advanceTimersByTime(5_000)
  expect(reload).not.toHaveBeenCalled()
  newBuild.set('ready')
  expect(reload).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(1)

  beOfBuild(own)
  hearBuild(newer)
  loadNewBuild(reload)
  jest.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

test('a page hears of a newer build from an answer, and a page of the development server of none', async () => {
  answers(newer)
  expect(await askForBuild()).toBe(newer)
  expect(newBuild.get()).toBe('heard')
  beOfBuild('')
  expect(await askForBuild()).toBeNull()
  hearBuild(newer)
  expect(newBuild.get()).toBe('none')
})

test('a server that is away, or that fails, says nothing', async () => {
  answers(newer, false)
  expect(await askForBuild()).toBeNull()
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('away')))
  expect(await askForBuild()).toBeNull()
  expect(newBuild.get()).toBe('none')
})

test('a page knows its build by its head', () => {
  const page = document.implementation.createHTMLDocument()
  expect(buildIn(page)).toBe('')
  page.head.innerHTML = `<meta name="patency-build" content="${own}">`
  expect(buildIn(page)).toBe(own)
})

describe('what fails in a page of an older build', () => {
  const isTold = async () => {
    expect(await screen.findByText(/^A new version of Patency is ready/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(screen.queryByText(/connection|network|administrator|Try again/)).toBeNull()
  }

  test('asks the server, and says that there is a newer one instead of why', async () => {
    answers(newer)
    renderWithRelay(<ErrorState kind="broken" title="Patency could not be shown." onRetry={() => {}} />)
    await isTold()
    expect(screen.queryByText('Patency could not be shown.')).toBeNull()
  })

  test('a part that does not load says the same', async () => {
    answers(newer)
    renderWithRelay(<ErrorState kind="part" />)
    await isTold()
  })

  test('a dialog whose code is gone says the same', async () => {
    answers(newer)
    const Gone = later(() => Promise.reject<() => null>(new Error('404')))
    renderWithRelay(<Gone />)
    await isTold()
  })

  test('without a connection the connection is the reason', () => {
    hearBuild(newer)
    renderWithRelay(<ErrorState kind="offline" onRetry={() => {}} />)
    expect(screen.getByText('The server cannot be reached.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

test('in a page of the newest build, what fails says why', async () => {
  renderWithRelay(<ErrorState onRetry={() => {}} />)
  expect(await screen.findByText('This could not be shown.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
