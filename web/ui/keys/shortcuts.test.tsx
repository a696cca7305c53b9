import { jest } from '@jest/globals'
import { act, fireEvent, render } from '@testing-library/react'
import { Switch } from '../../forms/fields/Switch'
import { renderWithRelay } from '../../test/renderWithRelay'
import { SendButton } from '../page/SendButton'
import { knownShortcuts, opensPalette, turnShortcuts, useShortcut } from './shortcuts'

/** A key: the milliseconds after which it goes down, comes up (else at once), and meanwhile repeats. */
type Stroke = { at: number; key: string; up?: number; repeats?: readonly number[] }

/** What the shortcuts did. */
const did: string[] = []

/** A further key that writes. */
const Writer = ({ keys }: { keys: string }) => {
  useShortcut(keys, keys, () => void did.push(`wrote ${keys}`), { writes: true })
  return null
}
const Page = ({ isOffered = true, also = null }: { isOffered?: boolean; also?: React.ReactNode }) => {
  useShortcut('a', 'Approve', () => void did.push('approved'), { writes: true, isOffered })
  useShortcut('n', 'New call', () => void did.push('new call'), { writes: false })
  useShortcut('?', 'Show this list', () => void did.push('list'), { writes: false })
  useShortcut('g q', 'Go to the queue', () => void did.push('queue'), { writes: false })
  return (
    <>
      <input aria-label="Contact" />
      <button type="button">Save</button>
      {also}
    </>
  )
}

// Each test begins long after the keys of the one before it.
let began = 0
let passed = 0
beforeEach(() => {
  jest.useFakeTimers()
  began += 60_000
  passed = 0
  did.length = 0
})
afterEach(() => {
  turnShortcuts(true)
  for (const dialog of document.querySelectorAll('[aria-modal], dialog')) dialog.remove()
  jest.useRealTimers()
})

/** Lets the time pass until so many milliseconds after the beginning. */
const until = (at: number) => {
  act(() => void jest.advanceTimersByTime(at - passed))
  passed = at
}
const sends = (type: 'keydown' | 'keyup', key: string, isRepeat = false) => {
  const event = new KeyboardEvent(type, { key, code: `Key ${key}`, repeat: isRepeat, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: began + passed })
  fireEvent(document.activeElement ?? document.body, event)
}
/** Plays what was recorded, and what comes later. */
const play = (...recording: readonly Stroke[]) => {
  const events = recording.flatMap(({ at, key, up = at, repeats = [] }) => [
    { at, send: () => sends('keydown', key) },
    ...repeats.map((each) => ({ at: each, send: () => sends('keydown', key, true) })),
    { at: up, send: () => sends('keyup', key) },
  ])
  for (const { at, send } of events.toSorted((one, other) => one.at - other.at)) {
    until(at)
    send()
  }
}
const later = () => until(passed + 5_000)
/** A text and Enter, with so many milliseconds from key to key. */
const typed = (text: string, pace: number): Stroke[] =>
  [...text, 'Enter'].map((key, index) => ({ at: index * pace, key, up: index * pace + pace / 2 }))
/** When a held key repeats: after a pause, then 30 times a second. */
const repeats = (pause: number, until: number): number[] =>
  Array.from({ length: Math.floor((until - pause) / 33) }, (_, index) => pause + index * 33)

const held = (pause: number): Stroke[] => [{ at: 0, key: 'a', up: 3_000, repeats: repeats(pause, 3_000) }]

describe('keys that no one meant write nothing (rules 10.4a)', () => {
  test.each<[string, Stroke[]]>([
    ['a held key', held(500)],
    ['a held key of someone who set it to repeat at once', held(150)],
    ['a slow scanner', typed('a1044-aae7', 40)],
    ['a fast scanner', typed('a1044-aae7', 5)],
    ['a scanner that sends one letter', typed('a', 40)],
    ['a typist of 120 words a minute', typed('a sad case as said', 100)],
    [
      'a cat',
      [
        { at: 0, key: 'a', up: 900 },
        { at: 4, key: 's', up: 850 },
        { at: 9, key: 'e', up: 910, repeats: repeats(509, 900) },
        { at: 950, key: 'a', up: 1_200 },
        { at: 960, key: 's', up: 1_210 },
      ],
    ],
  ])('%s', (_, recording) => {
    render(
      <Page
        also={['s', 'd', 'e', '1', '4', ' ', 'Enter'].map((keys) => (
          <Writer key={keys} keys={keys} />
        ))}
      />,
    )
    play(...recording)
    later()
    expect(did).toEqual([])
    // A person after them is heard.
    play({ at: passed, key: 'a', up: passed + 90 })
    until(passed + 200)
    expect(did).toEqual(['approved'])
  })

  test('a held key that moves through a list moves once', () => {
    render(<Page />)
    play({ at: 0, key: 'n', up: 3_000, repeats: repeats(500, 3_000) })
    expect(did).toEqual(['new call'])
  })
})

describe('a person', () => {
  test('writes with a key 200 ms after it, and not earlier', () => {
    render(<Page />)
    play({ at: 0, key: 'a', up: 90 })
    until(199)
    expect(did).toEqual([])
    until(200)
    expect(did).toEqual(['approved'])
    later()
    expect(did).toEqual(['approved'])
  })

  test('who presses slowly writes when the key is let go', () => {
    render(<Page />)
    play({ at: 0, key: 'a', up: 300 })
    expect(did).toEqual(['approved'])
  })

  test('opens and goes before a scanner could send its next key, also with a key that needs Shift', () => {
    render(<Page />)
    play({ at: 0, key: 'n' })
    until(59)
    expect(did).toEqual([])
    until(60)
    expect(did).toEqual(['new call'])
    play({ at: 970, key: 'Shift', up: 1_080 }, { at: 1_000, key: '?', up: 1_060 })
    later()
    expect(did).toEqual(['new call', 'list'])
  })

  test.each([
    [80, ['queue']],
    [700, ['queue']],
    [1_600, []],
  ])('goes with two keys, the second %i ms after the first', (pace, expected) => {
    render(<Page />)
    play({ at: 0, key: 'g', up: 60 }, { at: pace, key: 'q', up: pace + 60 })
    later()
    expect(did).toEqual(expected)
  })

  test('holds the first of two keys, which changes nothing', () => {
    render(<Page />)
    play({ at: 0, key: 'g', up: 700, repeats: repeats(500, 700) }, { at: 720, key: 'q' })
    later()
    expect(did).toEqual(['queue'])
  })

  test('chooses it in the palette, which does not wait', () => {
    render(<Page />)
    knownShortcuts()
      .find(({ keys }) => keys === 'a')!
      .run()
    expect(did).toEqual(['approved'])
  })
})

test('a scanner does not go anywhere with its first letters', () => {
  render(<Page />)
  play(...typed('n4439227', 40))
  later()
  play(...typed('gq4439', 5).map((stroke) => ({ ...stroke, at: stroke.at + passed, up: passed + stroke.at + 1 })))
  later()
  expect(did).toEqual([])
})

test('a key that moves the focus to a field does so at once: the next letters are typed there', () => {
  const Search = () => {
    useShortcut('/', 'Search', () => void did.push('search'), { writes: false })
    return null
  }
  render(<Search />)
  play({ at: 0, key: '/', up: 10 })
  expect(did).toEqual(['search'])
})

describe('a key less than 200 ms after another one is no shortcut', () => {
  test('nor the first of two', () => {
    render(<Page />)
    play({ at: 0, key: 'x' }, { at: 199, key: 'n' }, { at: 300, key: 'g' }, { at: 600, key: 'q' })
    expect(did).toEqual([])
    play({ at: 800, key: 'n' })
    later()
    expect(did).toEqual(['new call'])
  })

  test('another key between them ends two', () => {
    const { getByRole } = render(<Page />)
    play({ at: 0, key: 'g' }, { at: 300, key: 'x' }, { at: 600, key: 'q' })
    play({ at: 2_000, key: 'g' })
    act(() => getByRole('textbox').focus())
    play({ at: 2_300, key: 'x' })
    act(() => getByRole('textbox').blur())
    play({ at: 2_600, key: 'q' })
    expect(did).toEqual([])
  })

  test('wherever that one was typed', () => {
    const { getByRole } = render(<Page />)
    act(() => getByRole('textbox').focus())
    // Of fields that keep their keys for themselves as well.
    getByRole('textbox').addEventListener('keydown', (event) => event.stopPropagation())
    play({ at: 0, key: 'x' })
    act(() => getByRole('textbox').blur())
    play({ at: 150, key: 'n' })
    expect(did).toEqual([])

    act(() => turnShortcuts(false))
    play({ at: 1_000, key: 'n' })
    act(() => turnShortcuts(true))
    play({ at: 1_150, key: 'n' })
    expect(did).toEqual([])

    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    play({ at: 2_000, key: 'n' })
    dialog.remove()
    play({ at: 2_150, key: 'n' })
    expect(did).toEqual([])
    play({ at: 2_350, key: 'n' })
    later()
    expect(did).toEqual(['new call'])
  })

  test('nor before any page had shortcuts', () => {
    play({ at: 0, key: 'x' })
    render(<Page />)
    play({ at: 150, key: 'n' })
    expect(did).toEqual([])
  })
})

describe('a key that writes is given up when, while it waits,', () => {
  const meanwhile = (happens: () => void) => {
    play({ at: 0, key: 'a', up: 60 })
    until(190)
    act(happens)
    later()
  }

  test.each(['x', 'a', 'Enter', 'Escape', 'Tab'])('another key comes: %s', (key) => {
    render(<Page />)
    play({ at: 0, key: 'a', up: 60 }, { at: 190, key, up: 195 })
    later()
    expect(did).toEqual([])
  })

  test('but not by a key that belongs to another one', () => {
    render(<Page />)
    play({ at: 0, key: 'a', up: 60 }, { at: 100, key: 'Shift', up: 150 })
    later()
    expect(did).toEqual(['approved'])
  })

  test('a dialog opens', () => {
    render(<Page />)
    const dialog = document.createElement('div')
    dialog.setAttribute('aria-modal', 'true')
    meanwhile(() => void document.body.append(dialog))
    expect(did).toEqual([])
  })

  test('a field gets the focus, and not when a button does', () => {
    const { getByRole } = render(<Page />)
    meanwhile(() => getByRole('textbox').focus())
    expect(did).toEqual([])
    act(() => getByRole('button').focus())
    play({ at: passed, key: 'a' })
    later()
    expect(did).toEqual(['approved'])
  })

  test('the page is hidden or left', () => {
    render(<Page />)
    meanwhile(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(did).toEqual([])
    play({ at: passed, key: 'a' })
    act(() => void window.dispatchEvent(new Event('blur')))
    later()
    expect(did).toEqual([])
  })

  test('it is not offered any more', () => {
    const { rerender, unmount } = render(<Page />)
    meanwhile(() => rerender(<Page isOffered={false} />))
    expect(did).toEqual([])
    rerender(<Page />)
    play({ at: passed, key: 'a' })
    unmount()
    later()
    expect(did).toEqual([])
  })

  test('it means something else', () => {
    const { rerender } = render(<Page />)
    meanwhile(() => rerender(<Page also={<Writer keys="a" />} />))
    expect(did).toEqual([])
  })

  test('shortcuts are turned off', () => {
    render(<Page />)
    meanwhile(() => turnShortcuts(false))
    expect(did).toEqual([])
  })
})

test('the shortcut that was registered last comes first', () => {
  const { rerender } = render(<Page />)
  rerender(<Page also={<Writer keys="n" />} />)
  play({ at: 0, key: 'n' })
  later()
  expect(did).toEqual(['wrote n'])
})

test('the keys of buttons and switches that send are keys that write', () => {
  renderWithRelay(
    <>
      <SendButton shortcut={{ keys: 's', label: 'Submit' }} onClick={() => void did.push('sent')}>
        Submit
      </SendButton>
      <Switch
        label="Stat"
        shortcut={{ keys: 'x', label: 'Stat' }}
        sends
        checked
        onChange={() => void did.push('switched')}
      />
      <Switch label="Usual" shortcut={{ keys: 'y', label: 'Usual' }} checked onChange={() => void did.push('turned')} />
    </>,
  )
  play(...typed('sx', 40))
  later()
  expect(did).toEqual([])
  play({ at: passed, key: 'y' })
  until(passed + 60)
  expect(did).toEqual(['turned'])
  play({ at: passed + 1_000, key: 's' }, { at: passed + 2_000, key: 'x' })
  later()
  expect(did).toEqual(['turned', 'sent', 'switched'])
})

test('Ctrl+K and ⌘K open the palette, with no other key; a key without a name, as of filling in, does not', () => {
  const opens = (init: KeyboardEventInit) => opensPalette(new KeyboardEvent('keydown', init))
  expect([{ ctrlKey: true }, { metaKey: true }].map((held) => opens({ key: 'k', ...held }))).toEqual([true, true])
  expect(opens({ key: 'K', ctrlKey: true })).toBe(true)
  const others = [
    {},
    { ctrlKey: true, metaKey: true },
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
  ]
  expect(others.map((held) => opens({ key: 'k', ...held }))).toEqual([false, false, false, false])
  expect(opensPalette(new Event('keydown') as KeyboardEvent)).toBe(false)
})
