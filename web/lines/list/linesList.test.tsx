import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { Problem } from '../../relay/problem'
import { fill } from '../../test/fill'
import { scan } from '../../test/pressKey'
import { expectErrors } from '../../test/complaints'
import { addressNow } from '../../test/callList'
import { aLine, asked, lineId, lineMoved, linesAnswer, openLines, shownCells } from '../../test/linePages'
import { main, north, uuid } from '../../test/queuePage'
import { renderApp, shellAnswer, signedIn, type App } from '../../test/renderApp'
import { happening } from '../../test/settled'

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

const atFirst = {
  filter: { search: null, state: null, facilityIds: null },
  direction: 'DESC',
  first: 20,
  last: null,
  after: null,
  before: null,
}

const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const pageLinks = () =>
  screen
    .queryAllByRole('link', { name: /^(First|Previous|Next|Last)$/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
const standing = () => screen.getByRole('navigation', { name: 'Pages' }).querySelector('p')!.textContent
const isLoading = () => screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading…')
const names = () => shownCells().map((cells) => cells[2])

/** The search of the pending request. */
const soughtNow = (app: App) =>
  app.waiting('LineTableQuery').map(({ request }) => (request.variables.filter as { search: string | null }).search)

/** Types a search and presses Enter. */
const search = async (app: App, text: string) => {
  await fill(searchBox(), text)
  await app.user.keyboard('{Enter}')
}

test('the list starts with the newest of all lines, under one heading with the due board (administration, section 2)', async () => {
  const app = await signedIn('/lines')
  expect(await asked(app)).toEqual(atFirst)
  expect(isLoading()).toBe(true)
  await app.answer('LineTableQuery', linesAnswer())
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Lines'])
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Due board' }).getAttribute('href')).toBe('/lines/due')
  expect(screen.getByRole('link', { name: 'Due board' }).getAttribute('aria-current')).toBeNull()
})

test('a row shows the columns of the specification, with the facility’s days, and links to its line', async () => {
  const bare = aLine(2, {
    types: [],
    patientName: null,
    nextChangeDate: null,
    completedAt: '2026-11-01T10:00:00.000Z',
    facility: null,
    roomDescription: 'Annex, second door',
  })
  const app = await openLines('/lines?order=oldest', { lines: [aLine(1, { types: ['SL PICC', 'ML'] }), bare] })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Patient Name',
    'Room',
    'Line Name',
    'Type of Line',
    'Next Change Date',
    'Status',
  ])
  expect(shownCells()).toEqual([
    ['Park, June', '4B-1 · Main Hospital', 'R arm 1', 'SL PICC, ML', '11/20/2026', 'Open'],
    ['No patient name', 'Annex, second door', 'R arm 2', '–', '–', 'Closed'],
  ])
  expect(screen.getByRole('link', { name: 'Park, June' }).getAttribute('href')).toBe(`/lines/${uuid(1)}`)
  fireEvent.click(screen.getByRole('link', { name: 'Park, June' }))
  await app.settle()
  expect((history.state as { usr: unknown }).usr).toEqual({ list: '/lines?order=oldest', visit: 'default' })
})

describe('the search', () => {
  test('runs once, a moment after the last key, without surrounding spaces', async () => {
    const app = await openLines()
    jest.useFakeTimers()
    const type = (value: string, passed: number) => {
      fireEvent.change(searchBox(), { target: { value } })
      act(() => jest.advanceTimersByTime(passed))
    }
    type('pa', 300)
    type(' park ', 300)
    // The URL has a key in place of the text.
    expect(sessionStorage.getItem('patency.searches')).toBeNull()
    act(() => jest.advanceTimersByTime(100))
    jest.useRealTimers()
    expect(await asked(app)).toEqual({ ...atFirst, filter: { ...atFirst.filter, search: 'park' } })
    expect(app.waiting('LineTableQuery')).toHaveLength(1)
  })

  test('is neither in the URL nor in the history nor in the title', async () => {
    const app = await openLines()
    await search(app, 'Alvarado')
    await asked(app)
    await app.answer('LineTableQuery', linesAnswer({ total: 1 }))
    expect(screen.getByText('1 line found for “Alvarado”')).toBeTruthy()
    expect(addressNow()).toMatch(/^\/lines\?find=[0-9a-f]{12}$/)
    expect(JSON.stringify([history.state, document.title, localStorage])).not.toContain('Alvarado')
  })

  test('is restored after a reload, and is no step of the history', async () => {
    const app = await openLines()
    await search(app, 'Alvarado')
    await asked(app)
    await app.answer('LineTableQuery', linesAnswer({ next: true, total: 30 }))
    await app.user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await asked(app)).toMatchObject({ filter: { search: 'Alvarado' }, after: 'end' })
    await app.answer('LineTableQuery', linesAnswer({ previous: true, total: 30 }))
    await happening(async () => history.back())
    expect(await asked(app)).toMatchObject({ filter: { search: 'Alvarado' }, after: null })
    expect(searchBox().value).toBe('Alvarado')
    const at = addressNow()
    app.unmount()
    const again = await signedIn(at)
    expect(await asked(again)).toMatchObject({ filter: { search: 'Alvarado' } })
    expect(searchBox().value).toBe('Alvarado')
  })

  test('is forgotten for the next person who signs in in this tab', async () => {
    const app = await openLines()
    await search(app, 'Alvarado')
    const at = addressNow()
    expect(sessionStorage.getItem('patency.searches')).toContain('Alvarado')
    await happening(async () => app.workspaces.open({ at: '/sign-in', providerId: null }))
    expect(JSON.stringify(sessionStorage)).not.toContain('Alvarado')
    app.unmount()
    const next = await renderApp(at)
    await next.answer('ShellQuery', shellAnswer())
    expect(await asked(next)).toEqual(atFirst)
    expect(searchBox().value).toBe('')
  })

  test('can be cleared at once, and the focus stays', async () => {
    const app = await openLines()
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await search(app, 'park')
    await asked(app)
    await app.answer('LineTableQuery', linesAnswer())
    await app.user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(await asked(app)).toEqual(atFirst)
    expect(addressNow()).toBe('/lines')
    expect(searchBox().value).toBe('')
    expect(document.activeElement).toBe(searchBox())
  })

  test('that is outdated is aborted: its late answer does not replace the newer one', async () => {
    const app = await openLines()
    await search(app, 'al')
    await asked(app)
    await search(app, 'alv')
    await app.waitUntil(() => soughtNow(app).join() === 'alv')
    await app.answer('LineTableQuery', linesAnswer({ lines: [aLine(2)] }))
    expect(names()).toEqual(['R arm 2'])
    expect(searchBox().value).toBe('alv')
  })

  test('that is outdated before it starts is never sent', async () => {
    const app = await openLines()
    for (const text of ['al', 'alv', 'alva']) {
      fireEvent.change(searchBox(), { target: { value: text } })
      fireEvent.keyDown(searchBox(), { key: 'Enter' })
    }
    await app.waitUntil(() => soughtNow(app).includes('alva'))
    await app.settle()
    expect(soughtNow(app)).toEqual(['alva'])
  })

  test('counts up to a thousand, and says so', async () => {
    const app = await openLines()
    await search(app, 'a')
    await asked(app)
    await app.answer('LineTableQuery', linesAnswer({ total: 1_000, isMore: true, next: true }))
    expect(screen.getByText('More than 1,000 lines found for “a”')).toBeTruthy()
    expect(standing()).toBe('Page 1 · more than 1,000 lines')
    expect(pageLinks().map(([name]) => name)).toEqual(['Next'])
  })
})

test('status, order and facility are in the URL, and start on the first page', async () => {
  const app = await openLines('/lines?page=3&after=x', { previous: true, next: true, total: 100 }, [main, north])
  await app.user.selectOptions(screen.getByLabelText('Status'), 'Open')
  expect(await asked(app)).toEqual({ ...atFirst, filter: { ...atFirst.filter, state: 'OPEN' } })
  await app.answer('LineTableQuery', linesAnswer())
  await app.user.selectOptions(screen.getByLabelText('Order'), 'Oldest first')
  expect(await asked(app)).toMatchObject({ direction: 'ASC' })
  await app.answer('LineTableQuery', linesAnswer())
  await app.user.selectOptions(screen.getByLabelText('Facility'), 'North Campus')
  expect(await asked(app)).toEqual({
    ...atFirst,
    filter: { search: null, state: 'OPEN', facilityIds: [north.id] },
    direction: 'ASC',
  })
  expect(addressNow()).toBe(`/lines?status=open&facility=${north.databaseId}&order=oldest`)
})

test('with a single facility there is no filter', async () => {
  await openLines('/lines', {}, [main])
  expect(screen.queryByLabelText('Facility')).toBeNull()
})

test.each([
  ['several', [main, north], ['All facilities', 'Unknown', 'Main Hospital', 'North Campus']],
  ['one', [main], ['All facilities', 'Unknown', 'Main Hospital']],
])('a facility that is gone is Unknown, and can be left, with %s to choose from', async (_how, facilities, offered) => {
  const app = await openLines(`/lines?facility=${uuid(999)}`, { lines: [] }, facilities)
  const choice = screen.getByLabelText<HTMLSelectElement>('Facility')
  expect([...choice.options].map(({ text }) => text)).toEqual(offered)
  expect(choice.selectedOptions[0]!.text).toBe('Unknown')
  await app.user.selectOptions(choice, 'All facilities')
  expect(await asked(app)).toEqual(atFirst)
  expect(addressNow()).toBe('/lines')
})

describe('the pages', () => {
  test.each([
    [
      '/lines?status=open',
      { next: true },
      'Page 1 of 4 · 67 lines',
      [
        ['Next', '/lines?status=open&page=2&after=end'],
        ['Last', '/lines?status=open&page=4&end=7'],
      ],
    ],
    [
      '/lines?page=2&after=x',
      { next: true, previous: true },
      'Page 2 of 4 · 67 lines',
      [
        ['First', '/lines'],
        ['Previous', '/lines'],
        ['Next', '/lines?page=3&after=end'],
        ['Last', '/lines?page=4&end=7'],
      ],
    ],
    [
      '/lines?page=3&after=x',
      { next: true, previous: true },
      'Page 3 of 4 · 67 lines',
      [
        ['First', '/lines'],
        ['Previous', '/lines?page=2&before=start'],
        ['Next', '/lines?page=4&after=end'],
        ['Last', '/lines?page=4&end=7'],
      ],
    ],
    [
      '/lines?page=4&end=7',
      { previous: true },
      'Page 4 of 4 · 67 lines',
      [
        ['First', '/lines'],
        ['Previous', '/lines?page=3&before=start'],
      ],
    ],
  ])('%s leads to where there is something', async (at, edges, where, expected) => {
    await openLines(at, { total: 67, ...edges })
    expect(standing()).toBe(where)
    expect(pageLinks()).toEqual(expected)
  })

  test.each([
    ['/lines?page=2&after=x', { first: 20, last: null, after: 'x', before: null }],
    ['/lines?page=2&before=x', { first: null, last: 20, after: null, before: 'x' }],
    ['/lines?page=4&end=7', { first: null, last: 7, after: null, before: null }],
    // Invalid values in a URL mean the defaults.
    ['/lines?page=9&end=900&status=lost&order=up&find=nothing', { first: 20, last: null, after: null, before: null }],
  ])('%s asks for its page', async (at, edges) => {
    const app = await signedIn(at)
    expect(await asked(app)).toEqual({ ...atFirst, ...edges })
  })

  test('one page has no links to other pages', async () => {
    await openLines()
    expect(standing()).toBe('1 line')
    expect(pageLinks()).toEqual([])
  })
})

describe('without rows', () => {
  test('says that there are no lines', async () => {
    await openLines('/lines', { lines: [] })
    expect(screen.getByText('No lines.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('a search that finds nothing says so, and leads on', async () => {
    const app = await openLines('/lines?status=open')
    await search(app, 'zzz')
    await asked(app)
    await app.answer('LineTableQuery', linesAnswer({ lines: [] }))
    expect(screen.getByText('No lines found for “zzz”.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear Search' }).getAttribute('href')).toBe('/lines?status=open')
    await app.user.click(screen.getByRole('link', { name: 'Search All Lines' }))
    expect(await asked(app)).toEqual({ ...atFirst, filter: { ...atFirst.filter, search: 'zzz' } })
  })

  test('a filter without matches says so, and links to all lines', async () => {
    await openLines('/lines?status=closed', { lines: [] })
    expect(screen.getByRole('link', { name: 'Show All' }).getAttribute('href')).toBe('/lines')
  })

  test('a page that no longer exists links to the first', async () => {
    await openLines('/lines?page=9&after=x&status=open', { lines: [], total: 3 })
    expect(screen.getByRole('alert').textContent).toContain('There is no page 9.')
    expect(screen.getByRole('link', { name: 'First page' }).getAttribute('href')).toBe('/lines?status=open')
  })

  test('a failure is shown in the list’s place, and Retry reads again', async () => {
    const app = await signedIn('/lines?status=open')
    expectErrors(/Problem: no/)
    await app.fail('LineTableQuery', new Problem('OFFLINE', 'no'))
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached.')
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await asked(app)).toMatchObject({ filter: { state: 'OPEN' } })
    await app.answer('LineTableQuery', linesAnswer())
    expect(names()).toEqual(['R arm 1'])
  })

  test('people without access to lines see so on the page', async () => {
    const app = await signedIn('/lines')
    const answer = linesAnswer()
    expectErrors(/Problem: You are not allowed/)
    await app.answer('LineTableQuery', { data: { provider: { ...answer.data.provider, lines: null } } })
    expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
  })
})

describe('a line that changes elsewhere', () => {
  test('is updated, on the page and in the current search', async () => {
    const app = await openLines()
    await search(app, 'park')
    await asked(app)
    await app.answer('LineTableQuery', linesAnswer())
    const at = addressNow()
    await lineMoved(app, lineId(1))
    expect(await asked(app)).toMatchObject({ filter: { search: 'park' } })
    await app.answer('LineTableQuery', linesAnswer({ lines: [aLine(1, { completedAt: '2026-11-21T10:00:00.000Z' })] }))
    expect(shownCells()[0]![5]).toBe('Closed')
    expect(addressNow()).toBe(at)
    expect(searchBox().value).toBe('park')
  })

  test('does not move rows while the list is held', async () => {
    const app = await openLines()
    fireEvent.focus(screen.getByRole('link', { name: 'Park, June' }))
    jest.useFakeTimers()
    await lineMoved(app, lineId(1))
    await happening(async () => jest.advanceTimersByTimeAsync(1_000))
    expect(app.waiting('LineTableQuery')).toEqual([])
    jest.useRealTimers()
    fireEvent.blur(screen.getByRole('link', { name: 'Park, June' }))
    expect(await asked(app)).toEqual(atFirst)
  })
})

test('a scanned wristband is searched, beside the field and in it, in place of what stood there; a product is told', async () => {
  const app = await openLines('/lines')
  await scan('4439227')
  expect(searchBox().value).toBe('4439227')
  expect(soughtNow(app)).toEqual(['4439227'])
  await app.answer('LineTableQuery', linesAnswer())
  act(() => searchBox().focus())
  await scan('5550001')
  expect(searchBox().value).toBe('5550001')
  expect(soughtNow(app)).toEqual(['5550001'])
  await app.answer('LineTableQuery', linesAnswer())
  await scan('(01)09506000134352(17)271231')
  await screen.findByText('This is the barcode of a product.')
  expect(searchBox().value).toBe('5550001')
  expect(addressNow()).not.toContain('5550001')
})
