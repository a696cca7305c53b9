import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { pressKey, scan } from '../../test/pressKey'
import { renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { later } from '../browser/later'
import { createSignal, useSignal } from '../browser/signal'
import { Skeletons } from '../page/Skeletons'
import { useScan } from './scans'
import { useShortcut } from './shortcuts'

const did: string[] = []
beforeEach(() => void (did.length = 0))
afterEach(() => void fireEvent.pointerDown(document.body))

const press = async (keys: string) => {
  for (const key of keys) await pressKey(key)
}

const Keys = () => {
  useShortcut('b', 'Back', () => void did.push('back'), { writes: false })
  useShortcut('s', 'Submit', () => void did.push('submitted'), { writes: true })
  return null
}
const Search = () => {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useShortcut('/', 'Search', () => field.current?.focus(), { writes: false })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        did.push(`searched ${text}`)
      }}
    >
      <input ref={field} aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  )
}
const searched = () => screen.getByLabelText<HTMLInputElement>('Search').value

const shown = createSignal<ReactNode>(null)

/** A page of the frame: its content is shown once it has loaded. */
const Page = () => {
  const content = useSignal(shown)
  useShortcut('n', 'New call', () => void did.push('new call'), { writes: false })
  useShortcut('g q', 'Go to the queue', () => void did.push('queue'), { writes: false })
  useScan(({ text }) => void did.push(`scanned ${text}`), { of: 'page' })
  return (
    <>
      <button type="button">Menu</button>
      <input aria-label="Contact" />
      {content ?? <Skeletons>gray</Skeletons>}
    </>
  )
}
const loading = () => {
  shown.set(null)
  renderWithRelay(<Page />)
  return { shows: (content: ReactNode) => happening(async () => shown.set(content)) }
}
const content = (
  <>
    <Search />
    <Keys />
  </>
)

describe('while a page loads (rules 10.4a)', () => {
  test('what is typed after / waits for its search, and is no shortcut', async () => {
    const page = loading()
    await press('/nobs')
    await pressKey('Backspace')
    await press(' b')
    expect(did).toEqual([])
    await page.shows(content)
    expect(searched()).toBe('nob b')
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
    // What comes then is typed by the browser.
    await press('n')
    expect(did).toEqual([])
  })

  test('with Enter it is searched', async () => {
    const page = loading()
    await press('/novak')
    await pressKey('Enter')
    await page.shows(content)
    expect(did).toEqual(['searched novak'])
  })

  test('the search comes before the rest of its page', async () => {
    const page = loading()
    await press('/no')
    await page.shows(
      <>
        <Search />
        <Skeletons>gray</Skeletons>
      </>,
    )
    expect(searched()).toBe('no')
  })

  test('someone who types fast is no scanner', async () => {
    const page = loading()
    await scan('/novak')
    await page.shows(content)
    expect(did).toEqual(['searched novak'])
  })

  test('other keys act at once or not at all', async () => {
    const page = loading()
    await press('ngqb')
    await page.shows(content)
    expect(did).toEqual(['new call', 'queue'])
    await press('b')
    expect(did).toEqual(['new call', 'queue', 'back'])
  })

  test('a scan stays a scan', async () => {
    const page = loading()
    await scan('b4439227')
    await page.shows(content)
    expect(did).toEqual(['scanned b4439227'])
    expect(searched()).toBe('')
  })

  test('a page without a search forgets it, and its keys work', async () => {
    const page = loading()
    await press('/nsb')
    await page.shows(<Keys />)
    expect(did).toEqual([])
    await press('b')
    expect(did).toEqual(['back'])
    await page.shows(content)
    expect(searched()).toBe('')
  })

  test.each([
    ['presses Escape', () => pressKey('Escape')],
    ['goes to another field', () => happening(async () => screen.getByLabelText('Contact').focus())],
    ['presses something else', () => happening(async () => void fireEvent.pointerDown(screen.getByText('Menu')))],
  ])('somebody who %s meanwhile types there', async (_what, happens) => {
    const page = loading()
    await press('/no')
    await happens()
    const isHeard = !fireEvent.keyDown(document.activeElement!, { key: 'x' })
    expect(isHeard).toBe(false)
    await page.shows(content)
    expect(searched()).toBe('')
  })

  test('after five seconds it is forgotten', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
    try {
      const page = loading()
      await press('/no')
      now.mockReturnValue(6_000)
      await press('n')
      expect(did).toEqual(['new call'])
      await page.shows(content)
      expect(searched()).toBe('')
    } finally {
      now.mockRestore()
    }
  })

  test('a page that has loaded holds nothing', async () => {
    const page = loading()
    await page.shows(<Keys />)
    await press('/b')
    expect(did).toEqual(['back'])
  })
})

describe('while a dialog loads, what is typed', () => {
  const Find = () => {
    const [text, setText] = useState('')
    return (
      <div role="dialog" aria-modal="true">
        <input aria-label="Find" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
    )
  }
  const Question = () => (
    <div role="alertdialog" aria-modal="true">
      <button type="button">Delete</button>
    </div>
  )
  /** A dialog that opens over a page, and whose code comes when the test says so. */
  const opening = (Dialog: ComponentType = Find) => {
    let comes = (_: ComponentType) => {}
    let fails = (_: Error) => {}
    const code = new Promise<ComponentType>((resolve, reject) => {
      comes = resolve
      fails = reject
    })
    const Later = later(() => code, { takesKeys: true })
    shown.set(<Keys />)
    renderWithRelay(
      <>
        <Page />
        <Later />
      </>,
    )
    return {
      comes: () => happening(async () => comes(Dialog)),
      fails: () => happening(async () => fails(new Error('away'))),
    }
  }
  const found = () => screen.getByLabelText<HTMLInputElement>('Find')

  test('waits until its field has the focus, and means nothing of the page', async () => {
    const dialog = opening()
    await press('nbs')
    await dialog.comes()
    await press('x')
    expect(found().value).toBe('')
    act(() => found().focus())
    expect(found().value).toBe('nbsx')
    expect(did).toEqual([])
  })

  test('presses nothing in a dialog without a field', async () => {
    const dialog = opening(Question)
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await press('ns')
    fireEvent(document.body, enter)
    expect(enter.defaultPrevented).toBe(true)
    await dialog.comes()
    act(() => screen.getByText('Delete').focus())
    expect(did).toEqual([])
  })

  test('in a field stays there', async () => {
    const dialog = opening()
    act(() => screen.getByLabelText('Contact').focus())
    const letter = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true })
    fireEvent(screen.getByLabelText('Contact'), letter)
    expect(letter.defaultPrevented).toBe(false)
    await dialog.comes()
    act(() => found().focus())
    expect(found().value).toBe('')
  })

  test('is for the page again when it cannot be loaded', async () => {
    const dialog = opening()
    await press('b')
    await dialog.fails()
    await press('n')
    expect(did).toEqual(['new call'])
  })
})
