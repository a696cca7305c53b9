import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { pressKey, scan } from '../../test/pressKey'
import { renderWithRelay } from '../../test/renderWithRelay'
import { later } from '../browser/later'
import { Skeletons } from '../page/Skeletons'
import { useScan } from './scans'
import { useShortcut } from './shortcuts'

const did: string[] = []
beforeEach(() => void (did.length = 0))

const press = async (keys: string) => {
  for (const key of keys) await pressKey(key)
}

const Keys = () => {
  useShortcut('v', 'Cards or list', () => void did.push('layout'), { writes: false })
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
        did.push('searched')
      }}
    >
      <input ref={field} aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  )
}

/** A page of the frame: its content is shown once it has loaded. */
const Page = ({ content }: { content: ReactNode }) => {
  useShortcut('n', 'New call', () => void did.push('new call'), { writes: false })
  useShortcut('g q', 'Go to the queue', () => void did.push('queue'), { writes: false })
  useScan(({ text }) => void did.push(`scanned ${text}`), { of: 'page' })
  return (
    <>
      <button type="button" onClick={() => void did.push('pressed')}>
        Menu
      </button>
      {content ?? <Skeletons>gray</Skeletons>}
    </>
  )
}
const loading = () => {
  const { rerender } = renderWithRelay(<Page content={null} />)
  return { shows: async (content: ReactNode) => act(async () => rerender(<Page content={content} />)) }
}

describe('while a page loads (rules 10.4a)', () => {
  test('the key of its search waits, and the letters after it, which are no shortcuts, reach the field in order', async () => {
    const page = loading()
    await press('/nolax')
    await pressKey('Backspace')
    await press('n v')
    await pressKey('Enter')
    expect(did).toEqual([])
    await page.shows(
      <>
        <Search />
        <Keys />
      </>,
    )
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('nolan v')
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
    expect(did).toEqual(['searched'])
  })

  test('a key that it does not know yet waits, unless it writes', async () => {
    const page = loading()
    await press('vs')
    await page.shows(<Keys />)
    expect(did).toEqual(['layout'])
  })

  test('keys that it knows act at once', async () => {
    const page = loading()
    await press('ngq')
    expect(did).toEqual(['new call', 'queue'])
    await page.shows(<Keys />)
    expect(did).toEqual(['new call', 'queue'])
  })

  test('without a search, or when it could not be loaded, the letters for it do nothing', async () => {
    const page = loading()
    await press('/nvq')
    await page.shows(<Keys />)
    await press('v')
    expect(did).toEqual(['layout'])
  })

  test('a scan stays a scan', async () => {
    const page = loading()
    await scan('v4439227')
    await page.shows(
      <>
        <Search />
        <Keys />
      </>,
    )
    expect(did).toEqual(['scanned v4439227'])
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
  })

  test('keys that are no letters do what they always do', async () => {
    loading()
    const prevented: boolean[] = []
    addEventListener('keydown', (event) => prevented.push(event.defaultPrevented), { once: true })
    await pressKey('Enter')
    expect(prevented).toEqual([false])
  })

  test('after five seconds they are forgotten', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
    try {
      const page = loading()
      await press('v')
      now.mockReturnValue(6_000)
      await page.shows(<Keys />)
      expect(did).toEqual([])
    } finally {
      now.mockRestore()
    }
  })
})

describe('while a dialog loads, the keys', () => {
  const Dialog = () => {
    const [text, setText] = useState('')
    return (
      <div role="dialog" aria-modal="true">
        <input
          // As the frame of dialogs does.
          ref={(field) => field?.focus()}
          aria-label="Find"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    )
  }
  /** A dialog that opens over a page with a field, and whose code comes when the test says so. */
  const opening = (content: ComponentType = Dialog) => {
    const { promise, resolve, reject } = withResolvers<ComponentType>()
    const Later = later(() => promise, { takesKeys: true })
    renderWithRelay(
      <>
        <Page
          content={
            <>
              <Keys />
              <input aria-label="Contact" />
            </>
          }
        />
        <Later />
      </>,
    )
    return {
      comes: () => act(async () => resolve(content)),
      fails: () => act(async () => reject(new Error('away'))),
    }
  }
  const withResolvers = <Value,>() => {
    let resolve!: (value: Value) => void
    let reject!: (error: Error) => void
    const promise = new Promise<Value>((done, failed) => {
      resolve = done
      reject = failed
    })
    return { promise, resolve, reject }
  }

  test('reach its field in order, and nothing of the page', async () => {
    const dialog = opening()
    await press('nv')
    act(() => screen.getByLabelText('Contact').focus())
    await press('s')
    await pressKey('Enter')
    await dialog.comes()
    expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('nvs')
    expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('')
    expect(did).toEqual([])
  })

  test('are lost when it has no field', async () => {
    const dialog = opening(() => (
      <div role="alertdialog" aria-modal="true">
        <button type="button" ref={(button) => button?.focus()} onClick={() => void did.push('deleted')}>
          Delete
        </button>
      </div>
    ))
    await press('n s')
    await pressKey('Enter')
    await dialog.comes()
    expect(did).toEqual([])
  })

  test('belong to the page again when it cannot be loaded', async () => {
    const dialog = opening()
    await press('v')
    await dialog.fails()
    await press('n')
    expect(did).toEqual(['new call'])
  })
})
