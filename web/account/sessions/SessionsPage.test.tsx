import { screen, within } from '@testing-library/react'
import { answerTo, renderPage } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import SessionsPageQuery, { type SessionsPageQuery as Query } from './__generated__/SessionsPageQuery.graphql'
import SessionsPage from './SessionsPage'

const session = (sessionId: string, device: string, isCurrent = false) => ({
  sessionId,
  device,
  address: '203.0.113.7',
  signedInAt: '2026-11-21T13:00:00.000Z',
  seenAt: '2026-11-21T13:30:00.000Z',
  isCurrent,
})
const here = session('s1', 'Chrome on Windows', true)
const phone = session('s2', 'Safari on iOS')
const desk = session('s3', 'Firefox on Linux')

const open = async (sessions: (typeof here)[]) => {
  const page = renderPage<Query>(SessionsPage, SessionsPageQuery, {
    at: '/account/sessions',
    path: '/account/sessions',
  })
  const answer = (shown: typeof sessions) => page.answer({ Viewer: () => ({ sessions: shown }) })
  await answer(sessions)
  return {
    ...page,
    reads: answer,
    waiting: () => page.environment.mock.getAllOperations()[0]?.request,
    done: (verb: string, result: object) =>
      happening(async () => {
        const operation = page.environment.mock.getMostRecentOperation()
        page.environment.mock.resolve(operation, answerTo(operation, { Mutation: () => ({ [verb]: result }) }))
        await Promise.resolve()
      }),
  }
}
const browsers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('this browser is marked and cannot be signed out here; the others can', async () => {
  await open([here, phone])
  expect(browsers()).toEqual(['Chrome on Windows', 'Safari on iOS'])
  const [, own, other] = screen.getAllByRole('row').map((row) => within(row))
  expect(own!.getByText('This browser')).toBeTruthy()
  expect(own!.queryByRole('button')).toBeNull()
  expect(other!.getByRole('button', { name: 'Sign Out: Safari on iOS' })).toBeTruthy()
})

test('one is signed out, and the list is read again', async () => {
  const page = await open([here, phone, desk])
  await page.user.click(screen.getByRole('button', { name: 'Sign Out: Safari on iOS' }))
  expect(page.waiting()?.variables).toEqual({ input: { sessionId: 's2' } })
  await page.done('endSession', { __typename: 'EndSessionSuccess', user: { id: 'u1' } })
  await page.reads([here, desk])
  expect(browsers()).toEqual(['Chrome on Windows', 'Firefox on Linux'])
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toContain('Signed out: Safari on iOS')
})

test('one that is over already counts as signed out', async () => {
  const page = await open([here, phone])
  await page.user.click(screen.getByRole('button', { name: 'Sign Out: Safari on iOS' }))
  await page.done('endSession', { __typename: 'Refusal', code: 'NOT_FOUND', message: 'x', fields: [] })
  await page.reads([here])
  expect(browsers()).toEqual(['Chrome on Windows'])
})

test('all others are signed out after a question', async () => {
  const page = await open([here, phone, desk])
  await page.user.click(screen.getByRole('button', { name: 'Sign Out All Others' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Sign out all others?' }))
  expect(page.asked()).toEqual([])
  await page.user.click(question.getByRole('button', { name: 'Sign Out All Others' }))
  expect(page.asked()).toEqual(['SessionsPageEndOthersMutation'])
  await page.done('endOtherSessions', { __typename: 'EndOtherSessionsSuccess', user: { id: 'u1' } })
  await page.reads([here])
  expect(browsers()).toEqual(['Chrome on Windows'])
  expect(screen.queryByRole('button', { name: 'Sign Out All Others' })).toBeNull()
})
