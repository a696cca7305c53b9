import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { SaveOrder } from './SaveOrder'
import { SortableTable } from './SortableTable'
import { useOrder } from './useOrder'

type Item = { id: string; name: string; weight: number }
type Answer = { ok: boolean; refusal?: { code: string; message: string } | null }

const named = (...names: string[]): Item[] => names.map((name, weight) => ({ id: `id-${name}`, name, weight }))

/** A list on a screen; `others` is what the server sends later. */
const open = (items: Item[], { isMovable = true, at = '/', answer = { ok: true } as Answer } = {}) => {
  let known = items
  let tell: (items: Item[]) => void = () => {}
  const save = jest.fn<(ids: string[]) => Promise<Answer>>(async (ids) => {
    if (answer.ok) tell(ids.map((id, weight) => ({ ...known.find((item) => item.id === id)!, weight })))
    return answer
  })
  const List = () => {
    const [list, setList] = useState(items)
    tell = (next) => setList((known = next))
    const order = useOrder(list, save)
    return (
      <>
        <SaveOrder order={order} />
        <SortableTable
          label="Things"
          order={order}
          nameOf={({ name }) => name}
          isMovable={isMovable}
          columns={[
            { name: 'Name', show: ({ name }) => name },
            { name: 'Weight', show: ({ weight }) => weight },
          ]}
          actions={({ name }) => <button type="button">Edit {name}</button>}
          empty={<p>Nothing here</p>}
        />
      </>
    )
  }
  const page = renderWithRelay(<List />, { at })
  return { ...page, save, others: (next: Item[]) => happening(async () => tell(next)) }
}

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const saveOrder = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Order' })
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const up = (name: string) => screen.getByRole('button', { name: `Move ${name} up` })
const down = (name: string) => screen.getByRole('button', { name: `Move ${name} down` })
const spoken = () => document.querySelector('[aria-live="assertive"]')!.textContent

test('the columns are those of the caller, between Order and Action', () => {
  open(named('A', 'B'))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Name',
    'Weight',
    'Action',
  ])
  expect(within(screen.getAllByRole('row')[2]!).getByRole('button', { name: 'Edit B' })).toBeTruthy()
})

test('who may not change the order sees the list without anything that moves it', () => {
  open(named('A', 'B'), { isMovable: false })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Weight',
    'Action',
  ])
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('an empty list says so', () => {
  open([])
  expect(screen.getByText('Nothing here')).toBeTruthy()
  expect(saveOrder().disabled).toBe(true)
})

test('Save Order is enabled only while some weight differs from its position', async () => {
  const page = open(named('A', 'B', 'C'))
  expect(saveOrder().disabled).toBe(true)
  await page.user.click(down('A'))
  expect(rows()).toEqual(['B', 'A', 'C'])
  expect(saveOrder().disabled).toBe(false)
  await page.user.click(up('A'))
  expect(saveOrder().disabled).toBe(true)
})

test('Save Order is enabled when the stored weights leave gaps, though nothing was moved here', async () => {
  const page = open([
    { id: '1', name: 'A', weight: 0 },
    { id: '2', name: 'B', weight: 7 },
  ])
  expect(saveOrder().disabled).toBe(false)
  await page.user.click(saveOrder())
  expect(page.save).toHaveBeenCalledWith(['1', '2'])
})

test('the order that is saved is the one that is shown, and afterwards there is nothing to save', async () => {
  const page = open(named('A', 'B', 'C'))
  await page.user.click(up('C'))
  await page.user.click(saveOrder())
  expect(page.save.mock.calls).toEqual([[['id-A', 'id-C', 'id-B']]])
  expect(rows()).toEqual(['A', 'C', 'B'])
  expect(saveOrder().disabled).toBe(true)
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Order saved')
})

test('a move can be undone before it is saved', async () => {
  const page = open(named('A', 'B', 'C'))
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  await page.user.click(down('A'))
  await page.user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(rows()).toEqual(['A', 'B', 'C'])
})

test('the buttons keep the focus, also where a row can go no further, and say what happened', async () => {
  const page = open(named('A', 'B', 'C'))
  up('B').focus()
  await page.user.keyboard('{Enter}')
  expect(document.activeElement).toBe(up('B'))
  expect(spoken()).toBe('B moved, place 1 of 3.')
  await page.user.keyboard('{Enter}')
  expect(document.activeElement).toBe(up('B'))
  expect(spoken()).toBe('B is the first.')
  expect(rows()).toEqual(['B', 'A', 'C'])
})

describe('by keyboard', () => {
  test('a row is lifted, moved and put down, and each step is spoken', async () => {
    const page = open(named('A', 'B', 'C'))
    handle('A').focus()
    await page.user.keyboard(' ')
    expect(spoken()).toContain('A lifted, place 1 of 3.')
    expect(handle('A').getAttribute('aria-pressed')).toBe('true')
    await page.user.keyboard('{ArrowDown}')
    expect(spoken()).toBe('A, place 2 of 3.')
    expect(document.activeElement).toBe(handle('A'))
    await page.user.keyboard('{End}')
    expect(rows()).toEqual(['B', 'C', 'A'])
    await page.user.keyboard(' ')
    expect(spoken()).toBe('A put down, place 3 of 3. Save Order keeps it.')
    expect(handle('A').getAttribute('aria-pressed')).toBe('false')
    await page.user.keyboard('{ArrowUp}')
    expect(rows()).toEqual(['B', 'C', 'A'])
  })

  test('Escape puts a lifted row back to where it was', async () => {
    const page = open(named('A', 'B', 'C', 'D'))
    handle('B').focus()
    await page.user.keyboard(' {ArrowDown}{ArrowDown}{Escape}')
    expect(rows()).toEqual(['A', 'B', 'C', 'D'])
    expect(spoken()).toBe('B is back, place 2 of 4.')
    expect(saveOrder().disabled).toBe(true)
  })

  test('going elsewhere puts the row down', async () => {
    const page = open(named('A', 'B', 'C'))
    handle('A').focus()
    await page.user.keyboard(' {ArrowDown}{Tab}')
    expect(handle('A').getAttribute('aria-pressed')).toBe('false')
    expect(rows()).toEqual(['B', 'A', 'C'])
  })
})

describe('with more than a page', () => {
  const many = () => named(...Array.from({ length: 45 }, (_, at) => `Row ${at + 1}`))
  const pager = () => screen.getByRole('navigation', { name: 'Pages of Things' })

  test('20 rows are shown, and the page is in the address', async () => {
    const page = open(many())
    expect(rows()).toHaveLength(20)
    await page.user.click(within(pager()).getByRole('button', { name: 'Next' }))
    expect(rows()[0]).toBe('Row 21')
    expect(pager().textContent).toContain('21–40 of 45')
    expect(page.router.state.location.search).toBe('?page=2')
  })

  test('an address leads to its page, and one beyond the end to the last', () => {
    open(many(), { at: '/?page=9' })
    expect(rows()).toEqual(['Row 41', 'Row 42', 'Row 43', 'Row 44', 'Row 45'])
  })

  test('a row that is moved over the edge of a page takes page and focus along', async () => {
    const page = open(many())
    down('Row 20').focus()
    await page.user.keyboard('{Enter}')
    expect(rows().slice(0, 2)).toEqual(['Row 20', 'Row 22'])
    expect(document.activeElement).toBe(down('Row 20'))
    handle('Row 20').focus()
    await page.user.keyboard(' {ArrowUp}')
    expect(rows().at(-1)).toBe('Row 20')
    expect(document.activeElement).toBe(handle('Row 20'))
    await page.user.keyboard('{End}')
    expect(rows().at(-1)).toBe('Row 20')
    expect(pager().textContent).toContain('41–45 of 45')
  })
})

describe('while others change the list', () => {
  test('what they rename, add and delete is there at once, and one’s own order stays', async () => {
    const page = open(named('A', 'B', 'C'))
    await page.user.click(up('C'))
    await page.others([
      { id: 'id-A', name: 'A!', weight: 0 },
      { id: 'id-X', name: 'X', weight: 1 },
      { id: 'id-C', name: 'C', weight: 2 },
    ])
    expect(rows()).toEqual(['A!', 'X', 'C'])
    await page.user.click(up('C'))
    await page.user.click(saveOrder())
    expect(page.save.mock.calls.at(-1)).toEqual([['id-A', 'id-C', 'id-X']])
  })

  test('a row in the hand stays there', async () => {
    const page = open(named('A', 'B', 'C'))
    handle('C').focus()
    await page.user.keyboard(' {ArrowUp}')
    await page.others(named('A', 'B', 'C', 'D'))
    expect(document.activeElement).toBe(handle('C'))
    await page.user.keyboard('{ArrowUp} ')
    expect(rows()).toEqual(['C', 'A', 'B', 'D'])
  })

  test('an order of theirs is shown to who moved nothing', async () => {
    const page = open(named('A', 'B', 'C'))
    await page.others([
      { id: 'id-C', name: 'C', weight: 0 },
      { id: 'id-A', name: 'A', weight: 1 },
      { id: 'id-B', name: 'B', weight: 2 },
    ])
    expect(rows()).toEqual(['C', 'A', 'B'])
    expect(screen.queryByText(/Someone else/)).toBeNull()
  })

  test('an order of theirs is offered to who moved something', async () => {
    const page = open(named('A', 'B', 'C'))
    await page.user.click(down('A'))
    await page.others([
      { id: 'id-C', name: 'C', weight: 0 },
      { id: 'id-A', name: 'A', weight: 1 },
      { id: 'id-B', name: 'B', weight: 2 },
    ])
    expect(rows()).toEqual(['B', 'A', 'C'])
    expect(screen.getByText('Someone else put this list in order meanwhile')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Show Theirs' }))
    expect(rows()).toEqual(['C', 'A', 'B'])
    expect(screen.queryByText(/Someone else/)).toBeNull()
  })

  test('a stale list is refused in words, and the list as it is now is shown (rules 5.4)', async () => {
    const page = open(named('A', 'B'), {
      answer: { ok: false, refusal: { code: 'STALE', message: 'The list has changed in the meantime.' } },
    })
    await page.user.click(down('A'))
    await page.user.click(saveOrder())
    expect(screen.getByText('The list has changed in the meantime.')).toBeTruthy()
    expect(rows()).toEqual(['A', 'B'])
  })

  test('what did not reach the server stays as it was put', async () => {
    const page = open(named('A', 'B'), { answer: { ok: false, refusal: null } })
    await page.user.click(down('A'))
    await page.user.click(saveOrder())
    expect(rows()).toEqual(['B', 'A'])
    expect(saveOrder().disabled).toBe(false)
  })
})
