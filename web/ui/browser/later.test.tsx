import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { later, loadLater } from './later'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

/** Code that cannot be loaded until the test says so. */
const away = (options?: Parameters<typeof later<{ name: string }>>[1]) => {
  let isAway = true
  return {
    Part: later(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(Hello)), options),
    comes: () => {
      isAway = false
    },
  }
}

test('code that cannot be loaded is reported once, and shown when it has loaded', async () => {
  const { Part, comes } = away()
  renderWithRelay(<Part name="Rosa" />)
  expect(await screen.findByText('This cannot be opened without a connection.')).toBeTruthy()
  comes()
  expect(await screen.findByText('Hello Rosa')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a part of a page says in its place that it is not there, and is shown when it has loaded', async () => {
  const { Part, comes } = away({
    Meanwhile: ({ name, hasFailed }) => (hasFailed ? <p>{name} could not be loaded</p> : <p>{name} is loading</p>),
  })
  renderWithRelay(<Part name="Rosa" />)
  expect(screen.getByText('Rosa is loading')).toBeTruthy()
  expect(await screen.findByText('Rosa could not be loaded')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  comes()
  expect(await screen.findByText('Hello Rosa')).toBeTruthy()
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('code that was loaded before is shown at once', async () => {
  const Part = later(() => Promise.resolve(Hello))
  await loadLater()
  renderWithRelay(<Part name="Ben" />)
  expect(screen.getByText('Hello Ben')).toBeTruthy()
})

test('a device that saves data loads ahead only what is about to be shown', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  try {
    const loaded: string[] = []
    const part = (name: string, options?: Parameters<typeof later>[1]) =>
      later(() => {
        loaded.push(name)
        return Promise.resolve(() => null)
      }, options)
    part('a dialog')
    part('a menu of the page', { waitMs: 10_000 })
    await loadLater()
    expect(loaded).toEqual(['a menu of the page'])
    Reflect.deleteProperty(navigator, 'connection')
    await loadLater()
    expect(loaded).toEqual(['a menu of the page', 'a dialog'])
  } finally {
    Reflect.deleteProperty(navigator, 'connection')
  }
})
