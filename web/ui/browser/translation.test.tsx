import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { happening } from '../../test/settled'
import { surviveTranslation } from './translation'

beforeAll(surviveTranslation)

const fontOf = (text: string): HTMLElement => {
  const outer = document.createElement('font')
  outer.append(document.createElement('font'))
  outer.firstChild!.textContent = text
  return outer
}

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && text.parentElement!.tagName !== 'FONT' && !text.parentElement!.closest('[translate=no]'))
      found.push(text)
  }
  return found
}

/** The ways in which a translator puts its words in the place of a text. */
const ways: Record<string, (text: Text) => void> = {
  'instead of the text': (text) => text.replaceWith(fontOf(`«${text.data}»`)),
  'beside the text, which then goes': (text) => {
    text.before(fontOf(`«${text.data}»`))
    text.remove()
  },
  'around the text': (text) => {
    const font = document.createElement('font')
    text.before(font)
    font.append(text)
    text.data = `«${text.data}»`
  },
}

/** Its effects are noticed a moment later, as in a browser. */
const translate = (root: Node, way = ways['instead of the text']!) =>
  happening(async () => {
    for (const text of textsIn(root)) way(text)
  })

const shown = (root: Node) => root.textContent
/** Whether translated or not. */
const said = (root: Node) => shown(root)?.replaceAll(/[«»]/g, '')

describe.each(Object.entries(ways))('a translation that stands %s', (_name, way) => {
  const start = async (view: ReactNode) => {
    const { container, rerender } = render(view)
    await translate(container, way)
    expect(shown(container)).toContain('«')
    return { container, rerender }
  }

  test('what changes is shown, and is translated again', async () => {
    const Row = ({ minutes }: { minutes: number }) => (
      <p>
        Waiting {minutes} min <b>{minutes} min</b>
      </p>
    )
    const { container, rerender } = await start(<Row minutes={1} />)
    rerender(<Row minutes={2} />)
    expect(said(container)).toBe('Waiting 2 min 2 min')
    await translate(container, way)
    rerender(<Row minutes={3} />)
    expect(said(container)).toBe('Waiting 3 min 3 min')
  })

  test('a text goes, and none is left of it', async () => {
    const Row = ({ isOn }: { isOn: boolean }) => (
      <p>
        {isOn ? 'Live' : null}
        <b />
        {isOn ? null : 'Offline'}
      </p>
    )
    const { container, rerender } = await start(<Row isOn />)
    rerender(<Row isOn={false} />)
    expect(shown(container)).toBe('Offline')
    await translate(container, way)
    rerender(<Row isOn />)
    expect(shown(container)).toBe('Live')
  })

  test('something comes before a text', async () => {
    const Row = ({ isOn }: { isOn: boolean }) => (
      <p>
        {isOn ? <b>Stat </b> : null}
        waiting
      </p>
    )
    const { container, rerender } = await start(<Row isOn={false} />)
    rerender(<Row isOn />)
    expect(said(container)).toBe('Stat waiting')
  })

  test('texts that change their order leave no translation behind', async () => {
    const Part = ({ name }: { name: string }) => name
    const List = ({ names }: { names: string[] }) => (
      <p>
        {names.map((name) => (
          <Part key={name} name={name} />
        ))}
      </p>
    )
    const { container, rerender } = await start(<List names={['a', 'b', 'c']} />)
    rerender(<List names={['c', 'a', 'b']} />)
    expect(said(container)).toBe('cab')
  })

  test('the whole is taken away', async () => {
    const Row = ({ isOn }: { isOn: boolean }) => (
      <div>
        {isOn ? (
          <p>
            Waiting <b>1</b> min
          </p>
        ) : (
          'Nothing'
        )}
      </div>
    )
    const { container, rerender } = await start(<Row isOn />)
    rerender(<Row isOn={false} />)
    expect(shown(container)).toBe('Nothing')
  })
})

test('a sentence whose words a translation has in another order is put back as a whole', async () => {
  const Row = ({ count, at }: { count: number; at: string }) => (
    <p>
      {count} calls since {at}
    </p>
  )
  const { container, rerender } = render(<Row count={4} at="14:02" />)
  await happening(async () => {
    const [first, ...rest] = textsIn(container)
    first!.replaceWith(fontOf('Seit 14:02 sind es 4 Anrufe'))
    for (const text of rest) text.replaceWith(fontOf(''))
  })
  rerender(<Row count={5} at="14:02" />)
  expect(shown(container)).toBe('5 calls since 14:02')
})

test('after the original is shown again, and in another language, changes are shown', async () => {
  const Row = ({ count }: { count: number }) => <p>{count} calls</p>
  const { container, rerender } = render(<Row count={1} />)
  const texts = textsIn(container)
  await translate(container)
  const fonts = [...container.querySelectorAll('p > font')]
  await happening(async () => fonts.forEach((font, index) => font.replaceWith(texts[index]!)))
  rerender(<Row count={2} />)
  expect(shown(container)).toBe('2 calls')
  await translate(container)
  await happening(async () =>
    container.querySelectorAll('p > font').forEach((font) => font.replaceWith(fontOf('‹ruf›'))),
  )
  rerender(<Row count={3} />)
  expect(shown(container)).toBe('3 calls')
})

test('a text that a translator took away for good does not stop the page', async () => {
  const Row = ({ isOn }: { isOn: boolean }) => (
    <p>
      {isOn ? <b>New </b> : null}
      {isOn ? null : 'old '}
      text {isOn ? 'on' : 'off'}
    </p>
  )
  const { container, rerender } = render(<Row isOn={false} />)
  await happening(async () =>
    textsIn(container)
      .slice(0, 2)
      .forEach((text) => text.remove()),
  )
  rerender(<Row isOn />)
  expect(shown(container)).toBe('New on')
})

test('errors with another cause are still told', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  expect(() => one.removeChild(other)).toThrow(/not a child/i)
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow(/child/i)
  const text = document.createTextNode('never there')
  expect(() => one.removeChild(text)).toThrow(/not a child/i)
})
