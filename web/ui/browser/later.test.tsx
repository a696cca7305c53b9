import { screen } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { later, loadLater } from './later'

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

test('code that cannot be loaded is reported once, and shown when it has loaded', async () => {
  let isAway = true
  const Part = later(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(Hello)))
  renderWithRelay(<Part name="Rosa" />)
  expect(await screen.findByText('This cannot be opened without a connection.')).toBeTruthy()
  isAway = false
  expect(await screen.findByText('Hello Rosa')).toBeTruthy()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('code that was loaded before is shown at once', async () => {
  const Part = later(() => Promise.resolve(Hello))
  await loadLater()
  renderWithRelay(<Part name="Ben" />)
  expect(screen.getByText('Hello Ben')).toBeTruthy()
})
