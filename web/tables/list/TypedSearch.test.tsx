import { jest } from '@jest/globals'
import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import '../../test/settled'
import { createNotices, NoticesContext } from '../../ui/notices/notices'
import { system } from '../../ui/theme/system'
import { TypedSearch } from './TypedSearch'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const show = (props: Partial<ComponentProps<typeof TypedSearch>> = {}) => {
  const searched: string[] = []
  const field = (value: string) => (
    <ChakraProvider value={system}>
      <NoticesContext value={createNotices()}>
        <TypedSearch label="Search" value={value} onChange={(text) => searched.push(text)} {...props} />
      </NoticesContext>
    </ChakraProvider>
  )
  const { rerender } = render(field('park'))
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  return {
    box,
    searched,
    type: (value: string) => void fireEvent.change(box, { target: { value } }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    search: (value: string) => rerender(field(value)),
  }
}

test('searches once, a moment after the last key, without surrounding spaces', () => {
  const { searched, type, pass } = show()
  type('al')
  pass(399)
  type(' alva ')
  pass(399)
  expect(searched).toEqual([])
  pass(1)
  expect(searched).toEqual(['alva'])
})

test('a search may wait longer', () => {
  const { searched, type, pass } = show({ afterMs: 1_000 })
  type('alva')
  pass(999)
  expect(searched).toEqual([])
  pass(1)
  expect(searched).toEqual(['alva'])
})

test('searches at once on Enter, and what it searches for already it does not search again', () => {
  const { box, searched, type } = show()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(searched).toEqual([])
  type('alva')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(searched).toEqual(['alva'])
})

test('a button clears it at once', () => {
  const { box, searched } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect([box.value, searched]).toEqual(['', ['']])
})

test('a plain one has no such button', () => {
  show({ isPlain: true })
  expect(screen.queryByRole('button')).toBeNull()
})

test('going back in the history replaces what was typed', () => {
  const { box, searched, type, pass, search } = show()
  type('alva')
  search('')
  expect(box.value).toBe('')
  pass(1_000)
  expect(searched).toEqual([])
})

test('a text that is too long is told, stays whole, and is not searched', () => {
  const { box, searched, type, pass } = show()
  type('x'.repeat(201))
  pass(1_000)
  expect(box.value).toHaveLength(201)
  expect(screen.getByText('Must be at most 200 characters')).toBeTruthy()
  expect(searched).toEqual([])
})
