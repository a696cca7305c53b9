import { jest } from '@jest/globals'
import { afterPress } from './afterPress'

const told: string[] = []
const on = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }))

beforeEach(() => {
  told.length = 0
  jest.useFakeTimers()
})
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

test('runs at once when nothing is pressed', () => {
  afterPress(() => told.push('left'))
  expect(told).toEqual(['left'])
})

test('while something is pressed it waits for the click', () => {
  const click = () => void told.push('click')
  document.body.addEventListener('click', click)
  on('mousedown')
  afterPress(() => told.push('left'))
  on('mouseup')
  on('click')
  expect(told).toEqual(['click'])
  jest.runAllTimers()
  expect(told).toEqual(['click', 'left'])
  document.body.removeEventListener('click', click)
})

test.each(['dragend', 'contextmenu', 'keydown'])('a press that ends as %s ends as well', (end) => {
  on('mousedown')
  afterPress(() => told.push('left'))
  on(end)
  jest.runAllTimers()
  expect(told).toEqual(['left'])
  afterPress(() => told.push('at once'))
  expect(told).toEqual(['left', 'at once'])
})
