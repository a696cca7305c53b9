import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import '../../test/settled'
import { takesScans, useScan, type Scan } from './scans'

/** What was scanned, and what happened beside it. */
const scanned: Scan[] = []
const did: string[] = []

const Page = ({ dialog = false, frame = false }: { dialog?: boolean; frame?: boolean }) => {
  const [text, setText] = useState('old')
  const [size, setSize] = useState('3')
  useScan((scan) => void scanned.push(scan), { of: 'page', isOffered: !frame })
  useScan(({ text: other }) => void did.push(`frame ${other}`), { of: 'frame' })
  useScan(({ text: other }) => void did.push(`dialog ${other}`), { of: 'dialog', isOffered: dialog })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        did.push('sent')
      }}
    >
      <input aria-label="Contact" onKeyDown={({ key }) => void (key === 'Enter' && did.push('entered'))} />
      <input aria-label="Search" {...takesScans} value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Password" type="password" />
      <textarea aria-label="Notes" />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="3">3 Fr</option>
        <option value="4">4 Fr</option>
      </select>
      <button onClick={() => void did.push('pressed')}>Complete</button>
      <a href="#call" onKeyDown={({ key }) => void (key === 'Enter' && did.push('opened'))}>
        4B-12
      </a>
    </form>
  )
}

let at = 0
beforeEach(() => {
  jest.useFakeTimers()
  at += 60_000
  scanned.length = 0
  did.length = 0
})
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  jest.useRealTimers()
})

/** A key that reaches the page after so many milliseconds. Returns whether it does something where it is pressed. */
const press = (key: string, after: number, init: KeyboardEventInit = {}): boolean => {
  at += after
  act(() => void jest.advanceTimersByTime(after))
  const place = document.activeElement ?? document.body
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: at })
  const goesOn = fireEvent(place, event)
  // As browsers do: letters go into a field, Enter sends its form, and both keys press a button.
  if (goesOn && key.length === 1 && place instanceof HTMLInputElement)
    fireEvent.change(place, { target: { value: place.value + key } })
  if (goesOn && key === '4' && place instanceof HTMLSelectElement) fireEvent.change(place, { target: { value: '4' } })
  if (goesOn && (key === 'Enter' || key === ' ') && place instanceof HTMLButtonElement) act(() => place.click())
  if (goesOn && key === 'Enter' && place instanceof HTMLInputElement) fireEvent.submit(place.form!)
  return goesOn
}
const type = (text: string, pace: number): void => {
  for (const [index, key] of [...text].entries()) press(key, index === 0 ? 1_000 : pace)
}
const later = () => act(() => void jest.advanceTimersByTime(5_000))
const focus = (name: string) => act(() => screen.getByLabelText(name).focus())

describe.each([
  ['a fast scanner', 3],
  ['a slow one', 40],
])('%s', (_, pace) => {
  test.each(['Enter', 'Tab'])('is heard beside the fields, and its %s does nothing else', (end) => {
    render(<Page />)
    type('4439227', pace)
    expect(scanned).toEqual([])
    expect(press(end, pace)).toBe(false)
    expect(scanned).toEqual([{ text: '4439227', replaced: null }])
    later()
    expect(scanned).toHaveLength(1)
  })

  test('is heard without an end key, once nothing follows', () => {
    render(<Page />)
    type('4439227', pace)
    act(() => void jest.advanceTimersByTime(249))
    expect(scanned).toEqual([])
    act(() => void jest.advanceTimersByTime(1))
    expect(scanned).toEqual([{ text: '4439227', replaced: null }])
  })

  test.each(['Complete', '4B-12'])('presses nothing: %s', (name) => {
    render(<Page />)
    act(() => screen.getByText(name).focus())
    type('MRN 4439227', pace)
    press('Enter', pace)
    // Also when it is too short for a scan.
    type('a ', pace)
    press('Enter', pace)
    later()
    expect(did).toEqual([])
    expect(scanned).toEqual([{ text: 'MRN 4439227', replaced: null }])
  })

  test('leaves a select as it was', () => {
    render(<Page />)
    focus('Size')
    type('4439227', pace)
    expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('4')
    press('Enter', pace)
    expect(screen.getByLabelText<HTMLSelectElement>('Size').value).toBe('3')
    expect(scanned).toEqual([{ text: '4439227', replaced: null }])
  })

  test('types into a field, and does not send its form', () => {
    render(<Page />)
    focus('Contact')
    type('4439227', pace)
    expect(press('Enter', pace)).toBe(false)
    later()
    expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('4439227')
    expect([did, scanned]).toEqual([[], []])
    // A person's Enter does.
    press('Enter', 500)
    expect(did).toEqual(['entered', 'sent'])
  })

  test('is heard in a field that takes scans, with what stood there', () => {
    render(<Page />)
    focus('Search')
    type('4439227', pace)
    press('Enter', pace)
    later()
    expect(scanned).toEqual([{ text: '4439227', replaced: 'old' }])
    expect(did).toEqual([])
  })

  test('sends the separator of GS1 as Ctrl+]', () => {
    render(<Page />)
    type('91443', pace)
    press(']', pace, { ctrlKey: true })
    press('9', pace)
    press('Enter', pace)
    expect(scanned).toEqual([{ text: '91443\u001D9', replaced: null }])
  })
})

describe('the end that a scanner without a wire sends late, up to 250 ms after its last letter', () => {
  test.each(['Enter', 'Tab'])('still belongs to a scan beside the fields: %s', (end) => {
    render(<Page />)
    act(() => screen.getByText('Complete').focus())
    type('4439227', 5)
    expect(press(end, 249)).toBe(false)
    later()
    expect(scanned).toEqual([{ text: '4439227', replaced: null }])
    expect(did).toEqual([])
  })

  test('still belongs to one that a busy page had already handed over', () => {
    render(<Page />)
    act(() => screen.getByText('Complete').focus())
    type('4439227', 5)
    act(() => void jest.advanceTimersByTime(250))
    expect(scanned).toHaveLength(1)
    expect(press('Enter', 249)).toBe(false)
    expect([did, scanned.length]).toEqual([[], 1])
  })

  test('sends no form in a field, also as the second of two', () => {
    render(<Page />)
    focus('Contact')
    type('4439227', 5)
    expect(press('Enter', 200)).toBe(false)
    expect(press('Enter', 40)).toBe(false)
    expect(did).toEqual([])
    press('Enter', 250)
    expect(did).toEqual(['entered', 'sent'])
  })

  test('is a person’s when it comes later, or when fewer letters or slower ones came before', () => {
    render(<Page />)
    focus('Contact')
    type('4439227', 5)
    expect(press('Enter', 250)).toBe(true)
    type('abc', 5)
    expect(press('Enter', 70)).toBe(true)
    type('4439', 5)
    press('2', 70)
    expect(press('Enter', 70)).toBe(true)
    focus('Password')
    type('Open-Lines-7', 5)
    expect(press('Enter', 100)).toBe(true)
  })
})

describe('no scan is', () => {
  test('what people type, who do what they meant', () => {
    render(<Page />)
    type('a sad case', 100)
    press('Enter', 100)
    focus('Contact')
    type('ext 4671', 70)
    press('Enter', 70)
    act(() => screen.getByText('Complete').focus())
    press(' ', 500)
    later()
    expect(scanned).toEqual([])
    expect(did).toEqual(['entered', 'sent', 'pressed', 'sent'])
  })

  test('Space, Home and Space, which lift a row and put it down, however quick', () => {
    render(<Page />)
    act(() => screen.getByText('Complete').focus())
    press(' ', 1_000)
    press('Home', 5)
    press(' ', 5)
    later()
    expect(did).toEqual(['pressed', 'sent', 'pressed', 'sent'])
    expect(scanned).toEqual([])
  })

  test('Space and Enter, however quick', () => {
    render(<Page />)
    act(() => screen.getByText('Complete').focus())
    press(' ', 1_000)
    press('Enter', 5)
    expect(did).toEqual(['pressed', 'sent', 'pressed', 'sent'])
  })

  test('a held key, also with Ctrl, and a short one', () => {
    render(<Page />)
    press('a', 1_000)
    for (let n = 0; n < 30; n += 1) press('a', 33, { repeat: true })
    later()
    press('v', 1_000, { ctrlKey: true })
    for (const key of ['1', '2', '3', '4']) press(key, 10)
    later()
    type('123', 5)
    press('Enter', 5)
    later()
    expect(scanned).toEqual([])
  })

  test('half a code: when the focus moves meanwhile, or it stops and goes on', () => {
    render(<Page />)
    type('4439', 5)
    act(() => screen.getByText('Complete').focus())
    for (const key of ['2', '2', '7', '1', '5']) press(key, 5)
    press('Enter', 5)
    later()
    type('4439', 5)
    // Before it is taken for a scan.
    press('2', 200)
    later()
    expect(scanned).toEqual([])
  })

  test('what a password keeper types, which sends the form', () => {
    render(<Page />)
    focus('Password')
    type('Open-Lines-7', 5)
    press('Enter', 5)
    expect([did, scanned]).toEqual([['sent'], []])
  })

  test('a text of several lines, in which Enter begins one', () => {
    render(<Page />)
    focus('Notes')
    type('4439227', 5)
    expect(press('Enter', 5)).toBe(true)
    later()
    expect(scanned).toEqual([])
  })
})

test('the dialog comes first, then the page, then the frame; behind a dialog no page hears', () => {
  const { rerender } = render(<Page frame />)
  const scan = () => {
    type('4439227', 5)
    press('Enter', 5)
  }
  scan()
  expect(did).toEqual(['frame 4439227'])
  rerender(<Page />)
  scan()
  expect(scanned).toHaveLength(1)

  document.body.appendChild(document.createElement('dialog')).setAttribute('open', '')
  scan()
  rerender(<Page dialog />)
  scan()
  expect(scanned).toHaveLength(1)
  expect(did).toEqual(['frame 4439227', 'dialog 4439227'])
})

test('who types after a scan is heard as a person', () => {
  render(<Page />)
  type('4439227', 5)
  press('Enter', 5)
  focus('Contact')
  type('ext 1', 90)
  press('Enter', 90)
  expect(did).toEqual(['entered', 'sent'])
})
