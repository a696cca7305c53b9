import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { Problem } from '../../relay/problem'
import { expectErrors } from '../../test/complaints'
import { addressNow, askedFor, listAnswer, openList, pastCall, shownRows } from '../../test/callList'
import { signedIn } from '../../test/renderApp'
import { uuid } from '../../test/queuePage'
import { happening } from '../../test/settled'

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

const sort = () => screen.getByLabelText<HTMLSelectElement>('Sort')
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const clinician = () => screen.getByLabelText<HTMLInputElement>('Clinician')
const controls = () =>
  [...screen.getByRole('search', { name: 'Sort and filter' }).querySelectorAll('label')].map(
    ({ textContent }) => textContent,
  )
/** The controls that narrow a list, before those of the specification. */
const searching = (what: string) => ['Search', `${what} From`, `${what} To`]
const isLoading = () => screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading…')
const pageLinks = () =>
  screen
    .queryAllByRole('link', { name: /^(First|Previous|Next|Last)$/ })
    .map((link) => [link.textContent, link.getAttribute('href')])

test.each([
  ['completed', 'Completed Calls', 'COMPLETED', 'COMPLETED_AT'],
  // calls, section 2: completionTime is always sent as false.
  ['deleted', 'Deleted Calls', 'DELETED', 'CREATED_AT'],
])(
  'the %s list begins with the latest completion on its first page, unfiltered (calls, section 4)',
  async (list, heading, state, ties) => {
    const app = await signedIn(`/calls/${list}`)
    expect(await askedFor(app)).toEqual({
      filter: { state, completedByName: null },
      orderBy: { field: 'COMPLETED_AT', direction: 'DESC', ties },
      page: 0,
    })
    await app.answer('CallTableQuery', listAnswer())
    expect(screen.getByRole('heading', { name: heading, level: 1 })).toBeTruthy()
    expect(sort().value).toBe('completedAt')
    expect(box('Reverse').checked).toBe(true)
    expect(screen.getByRole('link', { name: 'Return To Queue' }).getAttribute('href')).toBe('/calls/queue')
  },
)

test('a row shows the call, its times, its clinician, and the patient with the MRN (rules 3.16a)', async () => {
  const lasting = pastCall(1, { purpose: 'Custom', customJob: 'Check the pump', status: 'Stat' })
  const neverStarted = pastCall(2, {
    facility: null,
    roomDescription: 'Annex, second door',
    startTime: null,
    patientFirstName: null,
    mrn: null,
  })
  const deletedWhileOpen = pastCall(3, {
    facility: null,
    startTime: null,
    completedAt: null,
    completedBy: null,
    patientFirstName: null,
    patientLastName: null,
    mrn: null,
  })
  await openList('/calls/completed', { calls: [lasting, neverStarted, deletedWhileOpen] })
  const timesAside = shownRows().map((cells) => cells.map((cell) => (/\d{1,2}:\d{2}/.test(cell) ? 'time' : cell)))
  expect(timesAside).toEqual([
    [
      'Custom · Check the pump',
      'Park, June4456535',
      '4B-1',
      'Main Hospital',
      'Stat',
      'time',
      'time',
      '12 min',
      'time',
      '1 h 05 min',
      'Ben Carter',
    ],
    ['PICC Insertion', 'Park', 'Annex, second door', '–', 'Normal', 'time', '–', '–', 'time', '–', 'Ben Carter'],
    ['PICC Insertion', '–', '–', '–', 'Normal', 'time', '–', '–', '–', '–', '–'],
  ])
})

describe('the controls (calls, section 2)', () => {
  test('the clinician can be filtered by when sorting by Clinician only; Completion Time does not ask for itself', async () => {
    const app = await openList('/calls/completed')
    expect(controls()).toEqual([...searching('Completed'), 'Sort', 'Reverse'])
    await app.user.selectOptions(sort(), 'Room')
    expect(controls()).toEqual([...searching('Completed'), 'Sort', 'Sort By Completion Time', 'Reverse'])
    await app.user.selectOptions(sort(), 'Clinician')
    expect(controls()).toEqual([...searching('Completed'), 'Sort', 'Clinician', 'Sort By Completion Time', 'Reverse'])
    expect(sort().selectedOptions[0]!.text).toBe('Clinician')
  })

  test('the deleted list has no controls for completion time', async () => {
    const app = await openList('/calls/deleted')
    await app.user.selectOptions(sort(), 'Clinician')
    expect(controls()).toEqual([...searching('Deleted'), 'Sort', 'Clinician', 'Reverse'])
    expect(await askedFor(app)).toMatchObject({ orderBy: { ties: 'CREATED_AT' } })
  })

  test.each([
    ['Call Created Time', 'CREATED_AT', 'created', 'Created'],
    ['Hospital', 'FACILITY', 'hospital', 'Hospital'],
    ['Clinician', 'CLINICIAN', 'clinician', 'Clinician'],
    ['Response Time', 'RESPONSE_TIME', 'response', 'Response Time'],
    ['Procedure Time', 'PROCEDURE_TIME', 'procedure', 'Procedure Time'],
    ['Start Time', 'START_TIME', 'start', 'Start'],
    ['Status', 'STATUS', 'status', 'Status'],
    ['Room', 'ROOM', 'room', 'Room'],
  ])(
    'sorted by %s the server is asked for it from the first page, and its column says so',
    async (name, field, word, column) => {
      const app = await openList('/calls/completed?page=3', { pages: 9 })
      await app.user.selectOptions(sort(), name)
      expect(await askedFor(app)).toEqual({
        filter: { state: 'COMPLETED', completedByName: null },
        orderBy: { field, direction: 'DESC', ties: 'COMPLETED_AT' },
        page: 0,
      })
      await app.answer('CallTableQuery', listAnswer())
      expect(addressNow()).toBe(`/calls/completed?sort=${word}`)
      expect(screen.getByRole('columnheader', { name: column }).getAttribute('aria-sort')).toBe('descending')
      expect(screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'))).toHaveLength(1)
    },
  )

  test('all nine sorts are offered, in the order of the specification', async () => {
    await openList('/calls/completed')
    expect([...sort().options].map(({ text }) => text)).toEqual([
      'Call Created Time',
      'Hospital',
      'Clinician',
      'Completion Time',
      'Response Time',
      'Procedure Time',
      'Start Time',
      'Status',
      'Room',
    ])
  })

  test('Reverse and Sort By Completion Time go to the first page, too', async () => {
    const app = await openList('/calls/completed?sort=room&page=3', { pages: 9 })
    await app.user.click(box('Reverse'))
    expect(await askedFor(app)).toMatchObject({
      orderBy: { field: 'ROOM', direction: 'ASC', ties: 'COMPLETED_AT' },
      page: 0,
    })
    await app.answer('CallTableQuery', listAnswer({ pages: 9 }))
    expect(screen.getByRole('columnheader', { name: 'Room' }).getAttribute('aria-sort')).toBe('ascending')
    await app.user.click(screen.getByRole('link', { name: 'Next' }))
    expect(await askedFor(app)).toMatchObject({ orderBy: { direction: 'ASC' }, page: 1 })
    await app.answer('CallTableQuery', listAnswer({ pages: 9 }))
    await app.user.click(box('Sort By Completion Time'))
    expect(await askedFor(app)).toMatchObject({
      orderBy: { field: 'ROOM', direction: 'ASC', ties: 'CREATED_AT' },
      page: 0,
    })
    expect(addressNow()).toBe('/calls/completed?sort=room&reverse=no&ties=created')
  })

  test('a choice applies at once, and the page links of the old list disappear', async () => {
    await openList('/calls/completed', { pages: 9 })
    expect(isLoading()).toBe(false)
    fireEvent.click(box('Reverse'))
    expect(addressNow()).toBe('/calls/completed')
    expect(box('Reverse').checked).toBe(false)
    expect(pageLinks()).toEqual([])
    expect(isLoading()).toBe(true)
  })
})

describe('the clinician filter', () => {
  const startFiltering = async (at = '/calls/completed?sort=clinician') => {
    jest.useFakeTimers({ advanceTimers: true })
    const app = await openList(at)
    return {
      app,
      type: (value: string) => fireEvent.change(clinician(), { target: { value } }),
      pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    }
  }

  test('searches once, a second after the last key, without surrounding spaces', async () => {
    const { app, type, pass } = await startFiltering('/calls/completed?sort=clinician&page=2')
    type('al')
    pass(900)
    type(' alva ')
    pass(900)
    expect(addressNow()).toBe('/calls/completed?sort=clinician&page=2')
    pass(100)
    expect(await askedFor(app)).toMatchObject({
      filter: { completedByName: 'alva' },
      orderBy: { field: 'CLINICIAN' },
      page: 0,
    })
    expect(app.waiting('CallTableQuery')).toHaveLength(1)
    expect(addressNow()).toBe('/calls/completed?sort=clinician&clinician=alva')
  })

  test('searches at once on Enter, and not again', async () => {
    const { app, type, pass } = await startFiltering()
    type('alva')
    fireEvent.keyDown(clinician(), { key: 'Enter' })
    expect(await askedFor(app)).toMatchObject({ filter: { completedByName: 'alva' } })
    await app.answer('CallTableQuery', listAnswer())
    pass(2_000)
    await app.settle()
    expect(app.waiting('CallTableQuery')).toEqual([])
    expect(clinician().value).toBe('alva')
  })

  test('is off when empty', async () => {
    const { app, type, pass } = await startFiltering('/calls/completed?sort=clinician&clinician=alva')
    expect(clinician().value).toBe('alva')
    type('  ')
    pass(1_000)
    expect(await askedFor(app)).toMatchObject({ filter: { completedByName: null } })
    expect(addressNow()).toBe('/calls/completed?sort=clinician')
  })

  test('disappears with its sort, together with pending input', async () => {
    const { app, type, pass } = await startFiltering('/calls/completed?sort=clinician&clinician=alva')
    type('alvar')
    await app.user.selectOptions(sort(), 'Room')
    expect(await askedFor(app)).toMatchObject({ filter: { completedByName: null }, orderBy: { field: 'ROOM' } })
    await app.answer('CallTableQuery', listAnswer())
    pass(2_000)
    await app.settle()
    expect(addressNow()).toBe('/calls/completed?sort=room')
  })
})

describe('the pages', () => {
  test.each([
    [
      1,
      [
        ['Next', '/calls/completed?sort=room&page=2'],
        ['Last', '/calls/completed?sort=room&page=50000'],
      ],
    ],
    [
      3,
      [
        ['First', '/calls/completed?sort=room'],
        ['Previous', '/calls/completed?sort=room&page=2'],
        ['Next', '/calls/completed?sort=room&page=4'],
        ['Last', '/calls/completed?sort=room&page=50000'],
      ],
    ],
    [
      50_000,
      [
        ['First', '/calls/completed?sort=room'],
        ['Previous', '/calls/completed?sort=room&page=49999'],
      ],
    ],
  ])('on page %i the ways are those that lead somewhere', async (page, expected) => {
    await openList(`/calls/completed?sort=room&page=${page}`, { pages: 50_000, total: 1_000_000 })
    expect(screen.getByRole('navigation', { name: 'Pages' }).querySelector('p')!.textContent).toBe(
      `Page ${page.toLocaleString('en-US')} of 50,000 · 1,000,000 calls`,
    )
    expect(pageLinks()).toEqual(expected)
  })

  test('a single page has no page links', async () => {
    await openList('/calls/completed')
    expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('1 call')
  })

  test('the URL has the view, and invalid values mean the defaults', async () => {
    const app = await signedIn('/calls/completed?sort=clinician&reverse=no&ties=created&clinician=ben&page=3')
    expect(await askedFor(app)).toEqual({
      filter: { state: 'COMPLETED', completedByName: 'ben' },
      orderBy: { field: 'CLINICIAN', direction: 'ASC', ties: 'CREATED_AT' },
      page: 2,
    })
    app.unmount()
    const other = await signedIn('/calls/completed?sort=patient&reverse=maybe&ties=none&clinician=ben&page=-4')
    expect(await askedFor(other)).toEqual({
      filter: { state: 'COMPLETED', completedByName: null },
      orderBy: { field: 'COMPLETED_AT', direction: 'DESC', ties: 'COMPLETED_AT' },
      page: 0,
    })
  })

  test('going back shows the stored list at once, and reads it again', async () => {
    const app = await openList('/calls/completed', { calls: [pastCall(1)], pages: 2, total: 21 })
    await app.user.click(screen.getByRole('link', { name: 'Next' }))
    await app.answer('CallTableQuery', listAnswer({ calls: [pastCall(2)], pages: 2, total: 21 }))
    expect(shownRows()[0]![2]).toBe('4B-2')
    await happening(async () => history.back())
    expect(await askedFor(app)).toMatchObject({ page: 0 })
    expect(shownRows()[0]![2]).toBe('4B-1')
    await app.answer('CallTableQuery', listAnswer({ calls: [pastCall(3)] }))
    expect(shownRows()[0]![2]).toBe('4B-3')
  })

  test('a row links to its call, with the list to return to', async () => {
    const app = await openList('/calls/completed?sort=room&page=2', { pages: 3, total: 41 })
    await app.user.click(screen.getByRole('link', { name: 'PICC Insertion' }))
    await app.waitUntil(() => app.waiting('CallPageQuery').length > 0)
    await app.settle()
    expect(addressNow()).toBe(`/calls/${uuid(1)}`)
    expect((history.state as { usr: unknown }).usr).toEqual({
      list: '/calls/completed?sort=room&page=2',
      visit: 'default',
    })
  })
})

describe('without rows', () => {
  test.each([
    ['/calls/completed', 'No completed calls.'],
    ['/calls/deleted', 'No deleted calls.'],
  ])('%s says that there are none', async (at, title) => {
    await openList(at, { calls: [] })
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(controls()).toEqual([...searching(at.includes('deleted') ? 'Deleted' : 'Completed'), 'Sort', 'Reverse'])
  })

  test('a filter without matches says so, and links to the whole list', async () => {
    await openList('/calls/completed?sort=clinician&reverse=no&clinician=zz', { calls: [] })
    expect(screen.getByText('No completed calls by a clinician named “zz”.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show All' }).getAttribute('href')).toBe(
      '/calls/completed?sort=clinician&reverse=no',
    )
  })

  test('the controls are shown while the list loads', async () => {
    const app = await signedIn('/calls/completed?sort=room')
    await askedFor(app)
    await app.settle()
    expect(sort().value).toBe('room')
    expect(isLoading()).toBe(true)
  })

  test.each([
    ['OFFLINE', 'The server cannot be reached.'],
    ['UNAVAILABLE', 'Patency cannot reach its data just now.'],
    ['BROKEN', 'The list could not be shown.'],
  ] as const)('%s is told in the list’s place, and Retry asks again', async (code, title) => {
    const app = await signedIn('/calls/completed?sort=room&page=2')
    expectErrors(/Problem: no/)
    await app.fail('CallTableQuery', new Problem(code, 'no'))
    expect(screen.getByRole('alert').textContent).toContain(title)
    expect(sort().value).toBe('room')
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await askedFor(app)).toMatchObject({ orderBy: { field: 'ROOM' }, page: 1 })
    await app.answer('CallTableQuery', listAnswer({ pages: 2 }))
    expect(shownRows()).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a page that there is not says so, and leads to the first', async () => {
    const app = await signedIn('/calls/completed?sort=room&page=9')
    await app.answer('CallTableQuery', listAnswer({ calls: [], pages: 3, total: 41 }))
    expect(screen.getByRole('alert').textContent).toContain('There is no page 9.')
    await app.user.click(screen.getByRole('link', { name: 'First page' }))
    expect(await askedFor(app)).toMatchObject({ orderBy: { field: 'ROOM' }, page: 0 })
  })

  test('people without access to the lists see so on the page', async () => {
    const app = await signedIn('/calls/completed')
    expectErrors(/Problem: no/)
    await app.fail('CallTableQuery', new Problem('FORBIDDEN', 'no'))
    expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
    expect(screen.queryByRole('search', { name: 'Sort and filter' })).toBeNull()
  })
})

describe('searching (rules 3.16b)', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Search')

  test('finds by patient, MRN or room; the text is in no address', async () => {
    const app = await openList('/calls/completed')
    await app.user.type(field(), ' 5A-16%{Enter}')
    expect(await askedFor(app)).toMatchObject({ filter: { state: 'COMPLETED', search: '5A-16%' }, page: 0 })
    await app.answer('CallTableQuery', listAnswer({ total: 200, pages: 10, isMore: true }))
    expect(addressNow()).toMatch(/^\/calls\/completed\?find=[0-9a-f]+$/)
    expect(screen.getByText('Page 1 of 10 · The newest 200 calls found')).toBeTruthy()
  })

  test('Yesterday is one press, and another press shows all days again', async () => {
    jest.useFakeTimers({
      now: new Date(2026, 10, 21, 12),
      doNotFake: ['setTimeout', 'clearTimeout', 'performance', 'queueMicrotask', 'setImmediate'],
    })
    const app = await openList('/calls/completed')
    const yesterday = () => screen.getByRole('button', { name: 'Yesterday' })
    await app.user.click(yesterday())
    expect(await askedFor(app)).toMatchObject({
      filter: {
        completedAt: { from: new Date(2026, 10, 20).toISOString(), to: new Date(2026, 10, 21).toISOString() },
      },
    })
    await app.answer('CallTableQuery', listAnswer({ calls: [] }))
    expect(addressNow()).toBe('/calls/completed?from=2026-11-20&to=2026-11-20')
    expect(screen.getByText('No completed call was found.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show All' }).getAttribute('href')).toBe('/calls/completed')
    expect(yesterday().getAttribute('aria-pressed')).toBe('true')
    await app.user.click(yesterday())
    expect(addressNow()).toBe('/calls/completed')
  })

  test('days that do not exist, or end before they begin, count as none', async () => {
    for (const days of ['from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'to=x']) {
      const app = await signedIn(`/calls/deleted?${days}`)
      expect(((await askedFor(app)) as { filter: object }).filter).toEqual({ state: 'DELETED', completedByName: null })
      app.unmount()
    }
  })

  test('the deleted list says who deleted a call, and when', async () => {
    await openList('/calls/deleted', {
      calls: [pastCall(1, { deletedAt: '2026-11-20T10:00:00.000Z', deletedBy: { id: 'x', fullName: 'Amara Okafor' } })],
    })
    const [row] = shownRows()
    expect(row!.at(-1)).toBe('Amara Okafor')
    expect(row!.at(-2)).toContain('Nov 20')
  })
})
