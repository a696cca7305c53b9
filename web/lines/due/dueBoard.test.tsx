import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Problem } from '../../relay/problem'
import { expectErrors } from '../../test/complaints'
import { aLine, asked, dueAnswer, lineId, lineMoved, openDue, purposes } from '../../test/linePages'
import { uuid } from '../../test/queuePage'
import { signedIn, type App } from '../../test/renderApp'
import { happening } from '../../test/settled'

beforeEach(() => {
  sessionStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
})

const group = (name: string) => screen.getByRole('region', { name })
const rowsOf = (name: string) =>
  within(group(name))
    .queryAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const bar = () => screen.queryByRole('group', { name: 'Selected lines' })
const barText = () =>
  within(bar()!)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const sent = (app: App) =>
  app
    .waiting('useCreateLineCallsMutation')
    .map(({ request }) => request.variables.input as { lineIds: string[]; purposeId: string; clientMutationId: string })

type Outcome = readonly [outcome: string, callId?: string]
const became = (...outcomes: Outcome[]) => ({
  data: {
    createLineCalls: {
      __typename: 'CreateLineCallsSuccess',
      calls: outcomes.map(([outcome, callId]) => ({
        outcome,
        line: null,
        call: callId ? { id: callId, databaseId: callId } : null,
      })),
    },
  },
})

const three = [aLine(1), aLine(2, { patientName: 'Diaz, Ana', nextChangeDate: '2026-11-20T15:00:00.000Z' }), aLine(3)]

test('the groups are in order, with their counts, and a row shows due day, patient and place', async () => {
  const app = await signedIn('/lines/due')
  expect(await asked(app, 'DueBoardQuery')).toEqual({ first: 20, whole: [] })
  await app.answer(
    'DueBoardQuery',
    dueAnswer({
      OVERDUE: three.slice(0, 2),
      NO_DATE: [
        aLine(4, { nextChangeDate: null, types: [], patientName: null, facility: null, roomDescription: 'Annex' }),
      ],
    }),
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Lines',
    'Overdue',
    'Today',
    'Next two days',
    'Later',
    'No date',
  ])
  expect(screen.getAllByRole('img').map((count) => count.getAttribute('aria-label'))).toEqual([
    '2 lines',
    '0 lines',
    '0 lines',
    '0 lines',
    '1 line',
  ])
  expect(
    within(group('Overdue'))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Next Change Date', 'Patient Name', 'Room', 'Line Name', 'Type of Line', 'Call'])
  expect(rowsOf('Overdue')).toEqual([
    ['', '11/20/2026', 'Park, June', '4B-1 · Main Hospital', 'R arm 1', 'SL PICC', ''],
    ['', '11/20/2026', 'Diaz, Ana', '4B-2 · Main Hospital', 'R arm 2', 'SL PICC', ''],
  ])
  expect(rowsOf('No date')).toEqual([['', '–', 'No patient name', 'Annex', 'R arm 4', '–', '']])
  expect(within(group('Today')).getByText('Nothing is due today.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Diaz, Ana' }).getAttribute('href')).toBe(`/lines/${uuid(2)}`)
  expect(screen.getByRole('link', { name: 'Due board' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBeNull()
})

test('rules 3.11b: a row says when its follow-up joins the queue later than it is due, and leads there', async () => {
  const scheduled = { __typename: 'Call', id: 'fu', databaseId: uuid(77), aliveAt: '2100-11-23T12:00:00.000Z' }
  await openDue({
    OVERDUE: [
      aLine(1, { scheduledFollowUp: scheduled }),
      aLine(2, { nextChangeDate: scheduled.aliveAt, scheduledFollowUp: { ...scheduled, id: 'fu2' } }),
    ],
  })
  const [later, ...others] = within(group('Overdue')).getAllByRole('link', { name: /^Joins Nov 23/ })
  expect(later!.getAttribute('href')).toBe(`/calls/${uuid(77)}`)
  expect(others).toEqual([])
})

describe('selecting', () => {
  test('a line, a whole group, and nothing any more; the bar says how many', async () => {
    const app = await openDue({ OVERDUE: three, TODAY: [aLine(4)] })
    expect(bar()).toBeNull()
    await app.user.click(box('Select R arm 2, Diaz, Ana'))
    expect(barText()).toContain('1 line selected')
    expect(box('Select all: Overdue').indeterminate).toBe(true)
    await app.user.click(box('Select all: Overdue'))
    expect(barText()).toContain('3 lines selected')
    expect(box('Select all: Overdue').checked).toBe(true)
    await app.user.click(box('Select R arm 4, Park, June'))
    await app.user.click(box('Select all: Overdue'))
    expect(barText()).toContain('1 line selected')
    await app.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(bar()).toBeNull()
    expect(box('Select R arm 4, Park, June').checked).toBe(false)
  })

  test('works by keyboard', async () => {
    const app = await openDue({ TODAY: three })
    act(() => box('Select all: Today').focus())
    await app.user.keyboard(' ')
    expect(barText()).toContain('3 lines selected')
    await app.user.tab()
    await app.user.keyboard(' ')
    expect(barText()).toContain('2 lines selected')
    expect(box('Select R arm 1, Park, June').checked).toBe(false)
  })

  test('is not offered to people who may not create calls', async () => {
    await openDue({ TODAY: [aLine(1, { viewerCanCreateCall: false })] })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('a line that left the board is no longer selected', async () => {
    const app = await openDue({ TODAY: three })
    fireEvent.click(box('Select all: Today'))
    await lineMoved(app, lineId(3))
    await app.answer('DueBoardQuery', dueAnswer({ TODAY: three.slice(0, 2) }))
    expect(barText()).toContain('2 lines selected')
    await app.user.click(screen.getByRole('button', { name: 'Create 2 Calls' }))
    expect(sent(app)[0]!.lineIds).toEqual([lineId(1), lineId(2)])
  })

  test('of more than 200 lines says that they are too many (rules 4.12)', async () => {
    const app = await openDue({ LATER: Array.from({ length: 201 }, (_, index) => aLine(index + 1)) })
    fireEvent.click(box('Select all: Later'))
    expect(within(bar()!).getByText('Calls can be created for 200 at once.')).toBeTruthy()
    expect(within(bar()!).getByRole<HTMLButtonElement>('button', { name: 'Create 201 Calls' }).disabled).toBe(true)
    fireEvent.click(box('Select R arm 1, Park, June'))
    fireEvent.click(within(bar()!).getByRole('button', { name: 'Create 200 Calls' }))
    expect(sent(app)[0]!.lineIds).toHaveLength(200)
  })
})

describe('creating the calls (rules 4.12)', () => {
  const selectAll = async (due: Parameters<typeof openDue>[0] = { OVERDUE: three, TODAY: [aLine(4)] }) => {
    const app = await openDue(due)
    for (const each of screen.getAllByRole('checkbox', { name: /^Select all/ })) fireEvent.click(each)
    return app
  }

  test('creates Dressing Change calls in one request, and shows the outcome for each line', async () => {
    const app = await selectAll()
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('Need').options].map(({ text, selected }) => [text, selected]),
    ).toEqual([
      ['Dressing Change', true],
      ['Line Check', false],
    ])
    await app.user.click(screen.getByRole('button', { name: 'Create 4 Calls' }))
    expect(sent(app)).toEqual([
      { lineIds: [1, 2, 3, 4].map(lineId), purposeId: purposes[0]!.id, clientMutationId: expect.any(String) },
    ])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating…' }).disabled).toBe(true)
    await app.answer(
      'useCreateLineCallsMutation',
      became(['CREATED', uuid(51)], ['BROUGHT_FORWARD', uuid(52)], ['CALLED_ALREADY', uuid(53)], ['CLOSED']),
    )
    expect(barText()).toBe(
      '2 of 4 joined the queue.1 call created. 1 scheduled call brought forward. 1 line already had a call. 1 line already closed: no call created.',
    )
    expect(document.activeElement).toBe(bar())
    expect([...rowsOf('Overdue'), ...rowsOf('Today')].map((cells) => cells.at(-1))).toEqual([
      'Call created',
      'Brought forward',
      'Already has a call',
      'Line closed',
    ])
    expect(screen.getByRole('link', { name: 'Brought forward' }).getAttribute('href')).toBe(`/calls/${uuid(52)}`)
    expect(screen.queryByRole('link', { name: 'Line closed' })).toBeNull()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
    await app.user.click(screen.getByRole('button', { name: 'Done' }))
    expect(bar()).toBeNull()
    expect(screen.getByRole('link', { name: 'Call created' })).toBeTruthy()
  })

  test('another need can be chosen', async () => {
    const app = await selectAll()
    await app.user.selectOptions(screen.getByLabelText('Need'), 'Line Check')
    await app.user.click(screen.getByRole('button', { name: 'Create 4 Calls' }))
    expect(sent(app)[0]!.purposeId).toBe(purposes[1]!.id)
  })

  test('a request without an answer is repeated under the same key; an answered one is not', async () => {
    const app = await selectAll({ TODAY: [aLine(1)] })
    const create = () => app.user.click(screen.getByRole('button', { name: 'Create 1 Call' }))
    await create()
    const first = sent(app)[0]!.clientMutationId
    await app.fail('useCreateLineCallsMutation', new Problem('OFFLINE', 'no'))
    expect(barText()).toContain('1 line selected')
    await create()
    expect(sent(app)[0]!.clientMutationId).toBe(first)
    await app.answer('useCreateLineCallsMutation', became(['CREATED', uuid(51)]))
    expect(barText()).toContain('The call is in the queue.')
    await app.user.click(box('Select R arm 1, Park, June'))
    await create()
    expect(sent(app)[0]!.clientMutationId).not.toBe(first)
  })

  test('a refusal says why, and keeps the selection', async () => {
    const app = await selectAll()
    await app.user.click(screen.getByRole('button', { name: 'Create 4 Calls' }))
    await app.answer('useCreateLineCallsMutation', {
      data: {
        createLineCalls: {
          __typename: 'Refusal',
          code: 'VALIDATION',
          message: 'This line does not exist.',
          fields: [],
        },
      },
    })
    expect(barText()).toContain('No calls were created.This line does not exist.')
    expect(barText()).toContain('4 lines selected')
  })
})

describe('a group that is not shown whole', () => {
  const many = { TODAY: [aLine(9)], LATER: { lines: three, count: 120 } }

  test('says so, selects the lines shown, and shows all on request, keeping the selection', async () => {
    const app = await openDue(many)
    const later = within(group('Later'))
    expect(later.getByText('The first 3 of 120 are shown.')).toBeTruthy()
    await app.user.click(box('Select these 3: Later'))
    await app.user.click(later.getByRole('button', { name: 'Show all: Later' }))
    expect(await asked(app, 'DueBoardQuery')).toEqual({ first: 20, whole: ['LATER'] })
    expect(rowsOf('Later')).toHaveLength(3)
    await app.answer('DueBoardQuery', dueAnswer({ ...many, LATER: [...three, aLine(4), aLine(5)] }))
    expect(rowsOf('Later')).toHaveLength(5)
    expect(barText()).toContain('3 lines selected')
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })

  test('keeps its lines when the others cannot be read', async () => {
    const app = await openDue(many)
    await app.user.click(screen.getByRole('button', { name: 'Show all: Later' }))
    await app.fail('DueBoardQuery', new Problem('OFFLINE', 'no'))
    expect(screen.getByText('The lines could not be read.')).toBeTruthy()
    expect(rowsOf('Later')).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Show all: Later' }).hasAttribute('aria-disabled')).toBe(false)
  })
})

test('without open lines it says so', async () => {
  await openDue()
  expect(screen.getByText('No open lines.')).toBeTruthy()
})

test('a failure is shown in the board’s place, and Retry reads again', async () => {
  const app = await signedIn('/lines/due')
  expectErrors(/Problem: no/)
  await app.fail('DueBoardQuery', new Problem('OFFLINE', 'no'))
  await app.user.click(screen.getByRole('button', { name: 'Retry' }))
  await app.answer('DueBoardQuery', dueAnswer({ TODAY: three }))
  expect(rowsOf('Today')).toHaveLength(3)
})

test('people without access to lines see so on the page', async () => {
  const app = await signedIn('/lines/due')
  const { provider } = dueAnswer().data
  expectErrors(/Problem: You are not allowed/)
  await app.answer('DueBoardQuery', { data: { provider: { ...provider, dueLines: null } } })
  expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
})

test('is read again when a line changed, not while held, and when a day begins in a facility’s time zone', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T04:40:00.000Z'),
    doNotFake: ['performance', 'queueMicrotask', 'setImmediate'],
    // Real time passes as well; on a slow machine, minutes.
    advanceTimers: true,
  })
  const app = await openDue({ TODAY: three })
  fireEvent.focus(box('Select R arm 1, Park, June'))
  await lineMoved(app, lineId(2))
  await happening(async () => jest.advanceTimersByTimeAsync(1_000))
  expect(app.waiting('DueBoardQuery')).toEqual([])
  fireEvent.blur(box('Select R arm 1, Park, June'))
  await app.answer('DueBoardQuery', dueAnswer({ TODAY: three }))
  await happening(async () => jest.advanceTimersByTime(600_000))
  expect(app.waiting('DueBoardQuery')).toEqual([])
  // Midnight in New York.
  await happening(async () => jest.advanceTimersByTime(600_000))
  expect(await asked(app, 'DueBoardQuery')).toEqual({ first: 20, whole: [] })
  await app.answer('DueBoardQuery', dueAnswer({ OVERDUE: three }))
  expect(rowsOf('Overdue')).toHaveLength(3)
})
