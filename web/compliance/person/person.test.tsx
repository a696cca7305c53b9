import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ViewerContext } from '../../relay/viewer'
import { compliance, standing } from '../../test/documents'
import { fakeFeed } from '../../test/fakes/fakeFeed'
import { renderPage } from '../../test/renderWithRelay'
import { administrator } from '../../test/viewer'
import PersonPage from './PersonPage'
import PersonPageQuery, { type PersonPageQuery as Query } from './__generated__/PersonPageQuery.graphql'

const reason = 'Locked on 03/10/2026 by Amara Okafor.'

const open = async (person: object, lockReason: string | null, viewer: object = {}) => {
  const Page = fakeFeed().around((props: ComponentProps<typeof PersonPage>) => (
    <ViewerContext value={{ ...administrator, ...viewer }}>
      <PersonPage {...props} />
    </ViewerContext>
  ))
  const page = renderPage<Query>(Page, PersonPageQuery, {
    at: '/reports/documents/raw-rosa',
    path: '/reports/documents/:personId',
    variables: { personId: 'rosa' },
  })
  const shown = compliance([standing('BLS')], [], { lockReason })
  await page.answer({
    Provider: () => ({ id: 'p1', compliance: { ...shown, person: { ...shown.person, ...person } } }),
  })
  return page
}

const title = 'The account of Rosa Alvarez is locked'
const unlock = () => screen.queryByRole('button', { name: 'Unlock' })

test('everyone who sees the page reads why the person is locked; who may, unlocks them (rules 6.7)', async () => {
  await open({ isLocked: true, viewerCanUnlock: true }, reason)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(unlock()).toBeTruthy()
})

test('a manager reads why, and unlocks no one', async () => {
  await open({ isLocked: true, viewerCanUnlock: false }, reason)
  expect(screen.getByText(reason)).toBeTruthy()
  expect(unlock()).toBeNull()
})

test('of someone who is not locked nothing is said', async () => {
  await open({ isLocked: false, viewerCanUnlock: false }, null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Rosa Alvarez's Compliance Documents")
  expect(screen.queryByText(title)).toBeNull()
})

describe('how the person signed in (rules 9.9, 9.10)', () => {
  const session = {
    device: 'Safari on iOS',
    address: '203.0.113.7',
    signedInAt: '2026-11-21T13:00:00.000Z',
    seenAt: '2026-11-21T13:30:00.000Z',
  }
  const entry = (sequence: number, more: object) => ({
    node: {
      ...{ sequence, at: '2026-11-21T13:00:00.000Z', summary: 'Signed in', outcome: 'done' },
      ...{ reason: null, address: '203.0.113.7', ...more },
    },
  })
  const tried = entry(2, { summary: 'Tried to sign in', outcome: 'refused', reason: 'The password is wrong.' })
  const told = (sessions: object[] | null, edges: object[]) => ({
    User: () => ({ sessions }),
    Provider: () => ({ id: 'p1', audit: { edges } }),
  })
  const openSignIns = async () => {
    const page = await open({ isLocked: false, viewerCanUnlock: false }, null)
    await page.user.click(screen.getByRole('button', { name: 'Sign-Ins' }))
    return page
  }
  const items = (name: string) =>
    within(screen.getByRole('list', { name }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('an administrator sees the open sessions and the latest sign-ins, failed ones too', async () => {
    const page = await openSignIns()
    expect(page.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      personId: 'rosa',
      filter: { recordKind: 'user', actions: ['signIn', 'signOut', 'acceptLink', 'requestPasswordReset'] },
      seesAudit: true,
    })
    await page.answer(told([session], [tried, entry(1, {})]))
    expect(items('Signed in now')).toEqual([
      expect.stringMatching(/^Safari on iOS203\.0\.113\.7 · since .*, last seen/),
    ])
    expect(items('Latest sign-ins')).toEqual([
      expect.stringMatching(/^Tried to sign in Refused203\.0\.113\.7 · .*The password is wrong\.$/),
      expect.stringMatching(/^Signed in 203\.0\.113\.7 · /),
    ])
    expect(screen.getByRole('link', { name: 'All Sign-Ins' }).getAttribute('href')).toMatch(
      /^\/audit\?action=access&record=user%3A/,
    )
  })

  test('the person is signed out after a question, and the list is read again', async () => {
    const page = await openSignIns()
    await page.answer(told([session], []))
    await page.user.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Sign Rosa Alvarez out everywhere?' }))
    await page.user.click(question.getByRole('button', { name: 'Sign Out Everywhere' }))
    await page.answer({ Mutation: () => ({ endUserSessions: { __typename: 'EndUserSessionsSuccess', user: null } }) })
    await page.answer(told([], []))
    expect(screen.getByText('In no browser.')).toBeTruthy()
    expect(screen.getByText('None was recorded yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere' })).toBeNull()
  })

  test('sessions of someone whom the viewer may not sign out are not shown', async () => {
    const page = await openSignIns()
    await page.answer(told(null, [entry(1, {})]))
    expect(screen.queryByText('Signed in now')).toBeNull()
    expect(items('Latest sign-ins')).toHaveLength(1)
  })

  test('a manager is offered neither', async () => {
    await open({ isLocked: false, viewerCanUnlock: false }, null, { canChangeUsers: false, canSeeAudit: false })
    expect(screen.queryByRole('button', { name: 'Sign-Ins' })).toBeNull()
  })
})
