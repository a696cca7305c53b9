import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { fill } from '../../test/fill'
import { aCall, ben, uuid } from '../../test/queuePage'
import { renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import NewCallPageQuery, { type NewCallPageQuery as Query } from './__generated__/NewCallPageQuery.graphql'
import NewCallPage from './NewCallPage'

afterEach(() => void jest.useRealTimers())

const provider = {
  viewerCanCreateCall: true,
  purposes: [
    { databaseId: uuid(1), name: 'Dressing Change' },
    { databaseId: uuid(2), name: 'PICC Insertion' },
    { databaseId: uuid(3), name: 'Custom' },
  ],
  statusCodes: [{ databaseId: uuid(4), name: 'Normal' }],
  facilities: [{ name: 'Main Hospital', rooms: [{ databaseId: uuid(7), name: '4B-12' }] }],
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const waiting = (n: number, options: Parameters<typeof aCall>[1] = {}) =>
  aCall(n, { createdAt: minutesAgo(12), ...options })

/** The page inside the frame's feed. */
const open = async () => {
  const environment = createMockEnvironment()
  const { around, tell } = fakeFeed()
  const page = renderPage<Query>(around(NewCallPage), NewCallPageQuery, {
    environment,
    at: '/calls/new',
    path: '/calls/new',
  })
  await page.answer({ Viewer: () => ({ provider }) })
  const requests = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.params.name === name)
  const answering = async (name: string, data: object) => {
    await waitFor(() => expect(requests(name)).toHaveLength(1))
    await happening(async () => {
      environment.mock.resolve(requests(name)[0]!, { data } as never)
      await Promise.resolve()
    })
  }
  return {
    ...page,
    requests,
    moves: tell,
    /** Answers which calls are similar. */
    tells: (...calls: object[]) =>
      answering('useSimilarCallsQuery', { provider: { id: 'p', similarOpenCalls: calls } }),
    refusesWith: (call: object) =>
      answering('useCreateCallMutation', {
        createCall: {
          __typename: 'Refusal',
          code: 'SIMILAR_CALL_OPEN',
          message: 'It is open already.',
          fields: [],
          current: { __isNode: 'Call', ...call },
        },
      }),
    inputs: () =>
      requests('useCreateCallMutation').map(({ request }) => request.variables.input as Record<string, unknown>),
  }
}
type Page = Awaited<ReturnType<typeof open>>

const enter = async (page: Page, name: RegExp, text: string) => {
  const field = screen.getByRole<HTMLInputElement>('combobox', { name })
  await fill(field, text)
  await page.user.tab()
}
const choosePicc = async (page: Page) => {
  await enter(page, /^Location/, '4B-12')
  await enter(page, /^Need/, 'PICC')
}
const title = 'A call like this is open already'
const notice = (name = title) => screen.getByRole('group', { name })
const create = () => screen.getByRole('button', { name: 'Create' })
const anyway = () => screen.getByRole('button', { name: 'Create Anyway' })

test('once place and need are chosen, a similar open call is shown: need, place, age and lead', async () => {
  const page = await open()
  await choosePicc(page)
  await page.tells(waiting(1, { assignedTo: ben, customJob: 'left arm' }))
  expect(notice().textContent).toContain('PICC Insertion · left arm in 4B-1 Main Hospital')
  expect(notice().textContent).toContain('(12 min) · Ben Carter has it')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(title)
  expect(screen.getByRole('link', { name: /^Open It/ }).getAttribute('href')).toBe(`/calls/${uuid(1)}`)
})

test('is queried once typing stops, with the current need and place, and never without a place', async () => {
  jest.useFakeTimers()
  const page = await open()
  await enter(page, /^Need/, 'PICC')
  await happening(async () => jest.advanceTimersByTimeAsync(5_000))
  expect(page.requests('useSimilarCallsQuery')).toEqual([])
  await page.user.type(screen.getByRole('textbox', { name: /^Room Description/ }), '  ED hallway ')
  await waitFor(() => expect(page.requests('useSimilarCallsQuery')).toHaveLength(1))
  expect(page.requests('useSimilarCallsQuery')[0]!.request.variables).toEqual({
    purposeId: btoa(`Purpose:${uuid(2)}`),
    roomId: null,
    roomDescription: 'ED hallway',
  })
})

test('another need hides the notice at once, and a late answer for the old need is ignored', async () => {
  const page = await open()
  await choosePicc(page)
  await page.tells(waiting(1))
  expect(notice()).toBeTruthy()
  await enter(page, /^Need/, 'Dressing')
  expect(screen.queryByRole('group', { name: title })).toBeNull()
  await page.tells()
  expect(screen.queryByRole('group', { name: title })).toBeNull()
})

test('a failed query shows nothing, and the form keeps working', async () => {
  const page = await open()
  await choosePicc(page)
  await waitFor(() => expect(page.requests('useSimilarCallsQuery')).toHaveLength(1))
  await page.fail(new Error('gone'))
  expect(screen.queryByRole('group', { name: title })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await page.user.click(create())
  expect(page.inputs()).toMatchObject([{ ifSimilar: 'REFUSE' }])
})

test('Create is refused when a similar call exists: the notice says so, shows the call and takes the focus', async () => {
  const page = await open()
  await choosePicc(page)
  await page.user.click(create())
  expect(page.inputs()).toMatchObject([{ ifSimilar: 'REFUSE' }])
  await page.refusesWith(waiting(3, { assignedTo: ben }))
  const shown = notice('Not created: a call like this is open already')
  expect(shown.textContent).toContain('Ben Carter has it')
  expect(document.activeElement).toBe(shown)
  expect(page.router.state.location.pathname).toBe('/calls/new')
  // A second refusal with the same text is announced again.
  await page.user.click(create())
  await page.refusesWith(waiting(3))
  expect(document.activeElement).toBe(notice('Not created: a call like this is open already'))
})

test('Create Anyway creates it, under a key of its own, and the check is over', async () => {
  const page = await open()
  await choosePicc(page)
  await page.user.click(create())
  const [refused] = page.inputs()
  await page.refusesWith(waiting(3))
  await page.user.dblClick(anyway())
  expect(page.inputs()).toEqual([{ ...refused, ifSimilar: 'CREATE', clientMutationId: expect.any(String) }])
  expect(page.inputs()[0]!.clientMutationId).not.toBe(refused!.clientMutationId)
})

test('Create Anyway with a missing entry sends nothing, and the next Create checks again', async () => {
  const page = await open()
  await enter(page, /^Location/, '4B-12')
  await enter(page, /^Need/, 'Custom')
  await page.tells(waiting(1, { purpose: 'Custom', customJob: 'Port flush' }))
  await page.user.click(anyway())
  await screen.findByText('Required.')
  expect(page.inputs()).toEqual([])
  await fill(screen.getByRole('textbox', { name: /^Custom Name/ }), 'Declot')
  await page.user.click(create())
  expect(page.inputs()).toMatchObject([{ ifSimilar: 'REFUSE', customJob: 'Declot' }])
})

test('a call that is over leaves the notice; changes of other calls cause no query', async () => {
  const page = await open()
  await choosePicc(page)
  const [first, second] = [waiting(1), waiting(2)]
  await page.tells(first, second)
  expect(notice('2 calls like this are open already')).toBeTruthy()
  await page.moves({ changedIds: [waiting(9).id] })
  expect(page.requests('useSimilarCallsQuery')).toEqual([])
  await page.moves({ removed: [{ callId: first.id, reason: 'COMPLETED', by: 'Ben Carter' }] })
  await page.tells(second)
  expect(notice().textContent).toContain('4B-2')
})

test('of many, two are shown and the rest are counted', async () => {
  const page = await open()
  await choosePicc(page)
  await page.tells(waiting(1), waiting(2), waiting(3), waiting(4))
  const shown = notice('4 calls like this are open already')
  expect(within(shown).getAllByRole('link', { name: /^Open It/ })).toHaveLength(2)
  expect(shown.textContent).toContain('and 2 more in the queue')
})

test('Open It asks for confirmation only if other fields were filled in', async () => {
  const page = await open()
  await choosePicc(page)
  await page.tells(waiting(1))
  await page.user.type(screen.getByRole('textbox', { name: /^Contact/ }), 'x')
  await page.user.click(screen.getByRole('link', { name: /^Open It/ }))
  await page.user.click(
    within(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }),
  )
  await page.user.clear(screen.getByRole('textbox', { name: /^Contact/ }))
  await page.user.click(screen.getByRole('link', { name: /^Open It/ }))
  expect(page.router.state.location.pathname).toBe(`/calls/${uuid(1)}`)
})
