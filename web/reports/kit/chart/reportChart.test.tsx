import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderWithRelay } from '../../../test/renderWithRelay'
import type { BarsProps } from './barsProps'

let isAway = true
jest.unstable_mockModule('./Bars', () => {
  if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
  return { Bars: ({ rows }: BarsProps) => <p>{rows.map(({ name }) => name).join(', ')} drawn</p> }
})
jest.unstable_mockModule('../RangeLine', () => ({ useDaysInWords: () => 'March' }))
const { ReportChart } = await import('./ReportChart')

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a chart whose code could not be loaded says so, names no cause, and is drawn once it can be', async () => {
  renderWithRelay(
    <ReportChart
      title="Calls"
      unit="calls"
      days={{} as never}
      rows={[{ name: 'Main Hospital', values: [3] }]}
      series={[{ name: 'Calls' }]}
    />,
  )
  const place = screen.getByRole('figure', { name: /^Calls \(calls\) ?March/ })
  expect((await screen.findByText(/^The chart could not be loaded/)).closest('figure')).toBe(place)
  expect(place.textContent).not.toContain('connection')
  expect(place.textContent).toContain('Calls: the largest is Main Hospital with 3 calls.')
  isAway = false
  expect((await screen.findByText('Main Hospital drawn')).closest('figure')).toBe(place)
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})
