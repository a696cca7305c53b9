import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Pin } from 'lucide-react'
import { fill } from '../../test/fill'
import { expectErrors } from '../../test/complaints'
import { targetOf } from '../../session/signInAddress'
import { mockFetch } from '../../test/fakes/fetches'
import { pressKey } from '../../test/pressKey'
import { aCall, cardTitles, provider, queueAnswer, rosa, uuid } from '../../test/queuePage'
import { Problem } from '../../relay/problem'
import { lakeshore, renderApp, riverside, shellAnswer, shellProvider, signedIn } from '../../test/renderApp'
import WayInQuery from '../../session/__generated__/useWayInQuery.graphql'
import ShellQuery from './__generated__/ShellQuery.graphql'
import { sectionAt } from './sections'
import { turnShortcuts } from '../../ui/keys/shortcuts'

const frame = () => screen.queryByRole('navigation', { name: 'Main' })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  turnShortcuts(true)
})

describe('the session gate', () => {
  test('who is not signed in comes to the sign-in page, and afterwards back to where they were', async () => {
    const server = mockFetch()
    const app = await renderApp('/calls/queue?queueFilter=abc')
    await app.answer('ShellQuery', shellAnswer(null))
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
    expect(location.pathname).toBe('/sign-in')

    server.answers({ id: uuid(21) })
    await fill(screen.getByLabelText('E-mail'), 'clinician@demo.example')
    await fill(screen.getByLabelText('Password'), 'Patency-demo-1')
    await app.user.keyboard('{Enter}')
    expect(app.connections).toHaveLength(2)
    expect(app.connections[0]!.isClosed).toBe(true)
    await app.answer('ShellQuery', shellAnswer())
    expect(frame()).toBeTruthy()
    expect(`${location.pathname}${location.search}`).toBe('/calls/queue?queueFilter=abc')
  })

  test('the start goes to the queue', async () => {
    const app = await signedIn('/')
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    expect(location.pathname).toBe('/calls/queue')
    expect(cardTitles()).toEqual(['PICC Insertion'])
  })

  test('a session that is over at any time asks to sign in again, hides the page, and keeps it', async () => {
    const server = mockFetch()
    const app = await signedIn()
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    act(() => app.latestConnection().options.onSessionOver?.())
    expect(screen.getByRole('heading', { name: 'Sign in again' })).toBeTruthy()
    expect(screen.getByText(/Your session is over/)).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()

    server.answers({ id: uuid(21) })
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('clinician@demo.example')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await fill(screen.getByLabelText('Password'), 'Patency-demo-1')
    await app.user.keyboard('{Enter}')
    await app.settle()
    expect(screen.queryByRole('heading', { name: 'Sign in again' })).toBeNull()
    expect(screen.getByRole('article')).toBeTruthy()
    expect(app.connections).toHaveLength(1)
  })

  test('when someone else signs in, nothing of the previous person is left', async () => {
    const server = mockFetch()
    const app = await signedIn()
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    act(() => app.latestConnection().options.onSessionOver?.())
    server.answers({ id: uuid(99) })
    await fill(screen.getByLabelText('E-mail'), 'manager@demo.example')
    await fill(screen.getByLabelText('Password'), 'Patency-demo-1')
    await app.user.keyboard('{Enter}')
    await app.settle()
    expect(app.connections).toHaveLength(2)
    expect(app.connections[0]!.isClosed).toBe(true)
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('a person whose password someone else set changes it first, and then goes on without a reload (rules 9.4)', async () => {
    const app = await signedIn('/calls/queue', { mustChangePassword: true, provider: null })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Change your password')
    expect(frame()).toBeNull()
    await app.fail('QueuePageQuery', new Problem('PASSWORD_CHANGE_REQUIRED', 'no'))
    await app.waitUntil(() => screen.queryByLabelText(/^Old password/) !== null)
    await fill(screen.getByLabelText(/^Old password/), 'Patency-demo-1')
    for (const label of [/^New password/, /^Confirm New password/])
      await fill(screen.getByLabelText(label), 'Patency-demo-2')
    await app.user.click(screen.getByRole('button', { name: 'Change password' }))
    await app.answer('ChangePasswordFormMutation', {
      data: {
        changePassword: { __typename: 'ChangePasswordSuccess', success: { user: { id: 'u1' } }, user: { id: 'u1' } },
      },
    })
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await app.answer('ShellQuery', shellAnswer())
    expect(frame()).toBeTruthy()
    expect(cardTitles()).toEqual(['PICC Insertion'])
    expect(app.connections).toHaveLength(1)
  })

  /** What the page of a locked person reads. */
  const lockedAnswer = ({
    memberships = [{ ...riverside, isLocked: true }],
    lockReason = 'Locked on 03/02/2026 by Miguel Santos.',
    lockedFor = [] as string[],
    standings = [] as object[],
  } = {}) => ({
    data: {
      viewer: {
        lockedFor,
        user: { ...rosa, databaseId: uuid(21) },
        memberships,
        compliance: {
          providerDatabaseId: riverside.providerDatabaseId,
          lockReason,
          globalRequirements: standings,
          facilityRequirements: [],
        },
      },
    },
  })
  const standing = (n: number, name: string, status: string, ...states: string[]) => ({
    status,
    requirement: { id: `requirement-${n}`, databaseId: uuid(n), name },
    documents: states.map((state, index) => ({ id: `document-${n}-${index}`, state })),
  })
  const lockedIn = async (answer: Parameters<typeof lockedAnswer>[0] = {}) => {
    const app = await signedIn('/calls/queue', { isLocked: true, provider: null })
    await app.answer('LockedOutQuery', lockedAnswer(answer))
    return app
  }

  test('whoever is locked by hand reads by whom and whom to ask, reaches nothing else, and can sign out', async () => {
    await lockedIn()
    expect(screen.getByText('Locked on 03/02/2026 by Miguel Santos.')).toBeTruthy()
    expect(screen.getByText(/At Riverside Health you reach only your own account/)).toBeTruthy()
    expect(screen.getByText(/^Ask an administrator to unlock your account/)).toBeTruthy()
    expect(screen.queryByText(/documents/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
    expect(frame()).toBeNull()
  })

  test('someone who is locked here goes on where they also work and are not (rules 2.4)', async () => {
    const app = await lockedIn({ memberships: [{ ...riverside, isLocked: true }, lakeshore] })
    expect(screen.queryByRole('button', { name: 'Riverside Health' })).toBeNull()
    await app.user.click(screen.getByRole('button', { name: 'Lakeshore Medical' }))
    await app.answer('useSwitchProviderMutation', {
      data: { switchProvider: { __typename: 'SwitchProviderSuccess', providerId: lakeshore.providerId } },
    })
    expect(app.connections[1]!.options.providerId).toBe(lakeshore.providerDatabaseId)
  })

  test('whoever is locked for documents reads which, is led to each, and comes to the queue without a reload (rules 6.7)', async () => {
    const lockReason = 'Locked on 03/02/2026. BLS Card: missing. TB Test: expired on 03/01/2026.'
    const app = await lockedIn({
      lockReason,
      lockedFor: ['BLS Card: missing', 'TB Test: expired on 03/01/2026'],
      standings: [
        standing(31, 'RN License', 'COMPLIANT', 'APPROVED'),
        standing(32, 'BLS Card', 'INCOMPLETE', 'REJECTED'),
        standing(33, 'TB Test', 'EXPIRED', 'APPROVED'),
        standing(34, 'Badge', 'EXPIRING_SOON', 'REJECTED', 'PENDING', 'APPROVED'),
      ],
    })
    expect(screen.getByText(lockReason)).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Upload BLS CardIncomplete',
      'Upload TB TestExpired',
      'Badge waits for review',
    ])
    expect(screen.getByRole('link', { name: 'Upload BLS Card' }).getAttribute('href')).toBe(
      `/account/documentupload?requirement=${uuid(32)}`,
    )
    expect(screen.getByText(/^Upload what is missing or expired\. A reviewer approves it\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/account/messages')
    const answerWayIn = async (provider: { id: string } | null) => {
      act(() => void dispatchEvent(new Event('focus')))
      await app.resolve(WayInQuery, { data: { viewer: { provider } } })
    }
    await answerWayIn(null)
    expect(frame()).toBeNull()
    await answerWayIn({ id: 'p' })
    expect(app.connections).toHaveLength(2)
    await app.answer('ShellQuery', shellAnswer())
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    expect(location.pathname).toBe('/calls/queue')
    expect(cardTitles()).toEqual(['PICC Insertion'])
  })

  test.each([
    ['waits for its review', 'PENDING', /^You have uploaded everything\. A reviewer approves it\./],
    ['is approved', 'APPROVED', /^Your documents are in order now\. An administrator unlocks your account/],
  ])('a locked person whose document %s reads what happens next', async (_what, state, said) => {
    await lockedIn({ lockedFor: ['BLS Card: missing'], standings: [standing(32, 'BLS Card', 'COMPLIANT', state)] })
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Upload/ })).toBeNull()
  })

  test('a locked account reaches its own pages, and stays there until it opens the queue itself', async () => {
    const app = await signedIn('/account/sessions', { isLocked: true, provider: null })
    expect(frame()).toBeNull()
    const ask = async (provider: { id: string } | null) => {
      act(() => void dispatchEvent(new Event('focus')))
      await app.resolve(WayInQuery, { data: { viewer: { provider } } })
    }
    expect(
      within(screen.getByRole('navigation', { name: 'While locked' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Why locked', '/'],
      ['Your account', '/account'],
      ['Messages', '/account/messages'],
    ])
    await ask(null)
    expect(screen.queryByText('You can work again')).toBeNull()
    await ask({ id: 'p' })
    expect(screen.getByText('You can work again')).toBeTruthy()
    expect(app.connections).toHaveLength(1)
    await app.user.click(screen.getByRole('button', { name: 'Open the queue' }))
    await app.answer('ShellQuery', shellAnswer())
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    expect(cardTitles()).toEqual(['PICC Insertion'])
  })

  test('an account that is locked while it is in use sees so at its next request', async () => {
    const app = await signedIn()
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    act(() => app.latestConnection().options.onLocked?.())
    await app.answer('ShellQuery', shellAnswer({ isLocked: true, provider: null }))
    await app.answer('LockedOutQuery', lockedAnswer())
    expect(screen.getByRole('heading', { name: 'Your account is locked' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('a person without a provider sees a message', async () => {
    await signedIn('/calls/queue', { provider: null, memberships: [] })
    expect(screen.getByRole('heading', { name: 'You have no access yet' })).toBeTruthy()
  })

  test('a person whose provider is inactive sees so, and comes in without a reload when it is active again', async () => {
    const app = await signedIn('/calls/queue', {
      provider: null,
      memberships: [],
      inactiveProviderNames: ['Riverside Health'],
    })
    expect(screen.getByRole('heading', { name: 'Your provider is inactive' })).toBeTruthy()
    expect(screen.getByText(/Riverside Health is inactive, so no one can work there now/)).toBeTruthy()
    const answerWayIn = async (provider: { id: string } | null) => {
      act(() => void dispatchEvent(new Event('focus')))
      await app.resolve(WayInQuery, { data: { viewer: { provider } } })
    }
    await answerWayIn(null)
    expect(app.connections).toHaveLength(1)
    await answerWayIn({ id: 'p' })
    expect(app.connections).toHaveLength(2)
    await app.answer('ShellQuery', shellAnswer())
    expect(frame()).toBeTruthy()
  })

  test('a person whose provider has moved is told where it is (rules 9.13)', async () => {
    await signedIn('/calls/queue', {
      provider: null,
      memberships: [],
      inactiveProviderNames: ['Riverside Health'],
      movedProviders: [{ name: 'Riverside Health', movedTo: 'https://calls.example.org' }],
    })
    expect(screen.getByRole('heading', { name: 'Your provider has moved' })).toBeTruthy()
    expect(screen.getByText(/Riverside Health is now at/).textContent).toBe(
      'Riverside Health is now at calls.example.org. Sign in there as before.',
    )
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to Riverside Health' }).href).toBe(
      'https://calls.example.org/',
    )
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  test('a person at work in a provider that is made inactive goes on in another one, and is told why', async () => {
    const app = await signedIn('/calls/queue', { memberships: [riverside, lakeshore] })
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    act(() => app.latestConnection().options.onProviderInactive?.())
    expect(app.connections).toHaveLength(2)
    expect(app.connections[0]!.isClosed).toBe(true)
    expect(app.latestConnection().options.providerId).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
    // A late answer to the workspace that was left changes nothing.
    act(() => app.connections[0]!.options.onProviderInactive?.())
    expect(app.connections).toHaveLength(2)
    await app.answer(
      'ShellQuery',
      shellAnswer({ memberships: [lakeshore], inactiveProviderNames: [riverside.providerName] }),
    )
    expect(frame()).toBeTruthy()
    expect(screen.getByText('The provider was made inactive')).toBeTruthy()
  })

  test('permissions that change while the page is open show at once', async () => {
    const app = await signedIn()
    act(() => app.latestConnection().options.onPermissionsChanged?.())
    await app.resolve(ShellQuery, shellAnswer({ memberships: [riverside, lakeshore] }))
    expect(screen.getByRole('button', { name: 'Provider: Riverside Health' })).toBeTruthy()
    // Who is signed out meanwhile keeps the page, which the sign-in form covers.
    act(() => app.latestConnection().options.onPermissionsChanged?.())
    await app.resolve(ShellQuery, shellAnswer(null))
    expect(frame()).toBeTruthy()
  })

  test('signing out leaves nothing behind', async () => {
    const server = mockFetch()
    server.answers({})
    const app = await signedIn()
    await app.user.click(screen.getByRole('button', { name: /Your account/ }))
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }))
    await app.settle()
    expect(server.sent()).toMatchObject([{ url: '/api/v0/auth/logout' }])
    expect(location.pathname).toBe('/sign-in')
    expect(app.connections[0]!.isClosed).toBe(true)
  })

  test('a sign-out that does not reach the server does not pretend', async () => {
    mockFetch().isUnreachable()
    const app = await signedIn()
    await app.user.click(screen.getByRole('button', { name: /Your account/ }))
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }))
    await app.settle()
    expect(screen.getByRole('alert').textContent).toContain('You are still signed in.')
    expect(frame()).toBeTruthy()
  })
})

describe('the frame', () => {
  test('shows the sections that one may use, and marks the present one', async () => {
    await signedIn()
    expect(
      within(frame()!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Queue', 'New Call', 'Lines'])
    expect(within(frame()!).getByRole('link', { name: 'Queue' }).getAttribute('aria-current')).toBe('page')
  })

  test('keeps the lists of calls in a menu, which closes once a page is chosen', async () => {
    const { user, settle } = await signedIn()
    const menu = () => within(frame()!).getByRole('button', { name: 'Calls' })
    await user.click(menu())
    expect(menu().getAttribute('aria-expanded')).toBe('true')
    expect(
      within(screen.getByRole('group', { name: 'Calls' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Completed', 'Deleted', 'Team', 'My Round', 'Hand-over'])
    await user.click(screen.getByRole('link', { name: 'Deleted' }))
    expect(menu().getAttribute('aria-expanded')).toBe('false')
    await settle()
    expect(menu().dataset.current).toBe('true')
  })

  test('marks the one section of a page whose address begins like that of another', () => {
    const sections = ['/reports', '/reports/compliance', '/lines'].map((to) => ({ to, name: to, icon: Pin }))
    const at = (pathname: string) => sectionAt(sections, pathname)?.to
    expect(at('/reports')).toBe('/reports')
    expect(at('/reports/worklog')).toBe('/reports')
    expect(at('/reports/compliance')).toBe('/reports/compliance')
    expect(at('/lines/1')).toBe('/lines')
    expect(at('/linesmen')).toBe(undefined)
  })

  test('keeps the two most used sections within reach of the thumb', async () => {
    await signedIn()
    expect(
      within(screen.getByRole('navigation', { name: 'Shortcuts', hidden: true }))
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Queue', 'New Call'])
  })

  test('shows neither New Call nor the lists to those who may not', async () => {
    await signedIn('/calls/queue', {
      provider: { ...shellProvider, viewerCanCreateCall: false, viewerCanSeeLists: false, viewerCanSeeLines: false },
    })
    expect(within(frame()!).getAllByRole('link')).toHaveLength(1)
  })

  test.each([true, false])(
    'finds pushes of somebody else in this browser, for who sees the lists: %s',
    async (seesLists) => {
      const getRegistration = jest.fn(async () => undefined)
      const serviceWorker = Object.assign(new EventTarget(), { getRegistration })
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
      try {
        const app = await signedIn('/calls/queue', { provider: { ...shellProvider, viewerCanSeeLists: seesLists } })
        await waitFor(() => expect(getRegistration).toHaveBeenCalled())
        expect(app.waiting('AlertWatchQuery')).toHaveLength(seesLists ? 1 : 0)
      } finally {
        Reflect.deleteProperty(navigator, 'serviceWorker')
      }
    },
  )

  test('shows the configuration to those who may see it, and not where the thumb is', async () => {
    await signedIn('/calls/queue', {
      provider: {
        ...shellProvider,
        viewerCanSeeLists: false,
        viewerCanSeeLines: false,
        configuration: { __typename: 'Configuration' },
      },
    })
    expect(
      within(frame()!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Queue', 'New Call', 'My Calls', 'Configuration'])
    const thumbs = screen.getByRole('navigation', { name: 'Shortcuts', hidden: true })
    expect(
      within(thumbs)
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Queue', 'New Call', 'My Calls'])
  })

  test.each(['/jobs', '/audit', '/users/import', '/providers/1', '/reports/documents/1', '/calls/new', '/handover'])(
    'keeps %s out of reach for all others',
    async (at) => {
      await signedIn(at, { provider: { ...shellProvider, viewerCanCreateCall: false, viewerCanSeeLists: false } })
      expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
    },
  )

  test('shows a page to people whose permission comes back, read anew', async () => {
    const app = await signedIn('/jobs')
    await app.answer('JobsPageQuery', { data: { provider: { ...provider, jobs: null } } })
    expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
    act(() => app.latestConnection().options.onPermissionsChanged?.())
    await app.resolve(ShellQuery, shellAnswer({ provider: { ...shellProvider, viewerCanRunJobs: true } }))
    await app.answer('JobsPageQuery', { data: { provider: { ...provider, jobs: [] } } })
    expect(await screen.findByText('There are no jobs yet.')).toBeTruthy()
  })

  test('keeps the configuration out of reach for all others, also by its address', async () => {
    const app = await signedIn('/configuration/purposes')
    expect(within(frame()!).queryByRole('link', { name: 'Configuration' })).toBeNull()
    expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Configuration' })).toBeNull()
    await app.settle()
  })

  test('shows who is signed in, and as what', async () => {
    const app = await signedIn()
    await app.user.click(screen.getByRole('button', { name: 'Your account, Rosa Alvarez' }))
    const menu = screen.getByRole('group', { name: 'Your account' })
    expect(menu.textContent).toContain('Rosa Alvarez')
    expect(menu.textContent).toContain('Clinician, Riverside Health')
    expect(
      within(menu)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['system', 'light', 'dark'])
  })

  test('a person of one provider has no provider switch', async () => {
    await signedIn()
    expect(screen.queryByRole('button', { name: /^Provider/ })).toBeNull()
  })

  test('switching the provider starts afresh, with nothing of the other one', async () => {
    const app = await signedIn('/calls/queue', { memberships: [riverside, lakeshore] })
    await app.user.click(screen.getByRole('button', { name: 'Provider: Riverside Health' }))
    await app.user.click(screen.getByRole('button', { name: /Lakeshore Medical/ }))
    await app.answer('useSwitchProviderMutation', {
      data: { switchProvider: { __typename: 'SwitchProviderSuccess', providerId: lakeshore.providerId } },
    })
    expect(app.connections).toHaveLength(2)
    expect(app.connections[0]!.isClosed).toBe(true)
    expect(app.connections[1]!.options.providerId).toBe(lakeshore.providerDatabaseId)
  })

  test('a tab stays in its provider over a reload', async () => {
    await signedIn()
    expect(sessionStorage.getItem('patency.provider')).toBe(uuid(1))
    const again = await renderApp('/calls/queue')
    expect(again.latestConnection().options.providerId).toBe(uuid(1))
  })

  test('a link from a mail opens the provider that it names, also after signing in', async () => {
    sessionStorage.setItem('patency.provider', uuid(1))
    const app = await renderApp(`/account?provider=${uuid(2)}`)
    expect(app.latestConnection().options.providerId).toBe(uuid(2))
    await app.answer('ShellQuery', shellAnswer(null))
    expect(location.search).toBe(`?to=${encodeURIComponent(`/account?provider=${uuid(2)}`)}`)
    act(() => app.workspaces.open({ at: targetOf(location.search), providerId: null }))
    expect(app.latestConnection().options.providerId).toBe(uuid(2))
    expectErrors(/Problem/)
    await app.fail('ShellQuery', new Problem('NOT_FOUND', ''))
    expect(app.latestConnection().options.providerId).toBeNull()
    expect(location.pathname + location.search).toBe('/account')
  })

  test('rules 10.3: a notification opens the provider of its call, and the app as usual where that is refused', async () => {
    sessionStorage.setItem('patency.provider', uuid(1))
    const app = await renderApp(`/calls/queue?call=${uuid(7)}&provider=${uuid(2)}`)
    expect(app.latestConnection().options.providerId).toBe(uuid(2))
    expectErrors(/Problem/)
    await app.fail('ShellQuery', new Problem('NOT_FOUND', ''))
    expect(app.latestConnection().options.providerId).toBeNull()
    await app.answer('ShellQuery', shellAnswer())
    expect(frame()).toBeTruthy()
    expect(location.pathname + location.search).toBe(`/calls/queue?call=${uuid(7)}`)
  })

  test('a link that names no provider leaves the tab in its own', async () => {
    sessionStorage.setItem('patency.provider', uuid(1))
    const app = await renderApp('/account?provider=Süd')
    expect(app.latestConnection().options.providerId).toBe(uuid(1))
  })

  test('a remembered provider that is no longer one’s own is forgotten', async () => {
    sessionStorage.setItem('patency.provider', uuid(66))
    const app = await renderApp()
    expectErrors(/Problem/)
    await app.fail('ShellQuery', new Problem('NOT_FOUND', ''))
    expect(app.connections).toHaveLength(2)
    expect(app.latestConnection().options.providerId).toBeNull()
  })

  test('says at once when the server cannot be reached, with a way to try again', async () => {
    const app = await renderApp()
    expectErrors(/Problem/)
    await app.fail('ShellQuery', new Problem('OFFLINE', ''))
    expect(screen.getByText('No connection.')).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    await app.answer('ShellQuery', shellAnswer())
    expect(frame()).toBeTruthy()
  })

  test('one subscription runs, whichever page is shown', async () => {
    const app = await signedIn('/nowhere')
    expect(app.waiting('queueFeedSubscription')).toHaveLength(1)
  })
})

describe('a page', () => {
  test('that is loading shows its shape', async () => {
    await signedIn()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Queue')
    expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0)
  })

  test('that breaks leaves the frame alive, and can be tried again', async () => {
    const app = await signedIn()
    expectErrors(/Problem/)
    await app.fail('QueuePageQuery', new Problem('BROKEN', ''))
    expect(screen.getByText('This could not be shown.')).toBeTruthy()
    expect(frame()).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Retry' }))
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    expect(cardTitles()).toEqual(['PICC Insertion'])
  })

  test('that breaks is left by going elsewhere', async () => {
    const app = await signedIn()
    expectErrors(/Problem/)
    await app.fail('QueuePageQuery', new Problem('BROKEN', ''))
    await app.user.click(within(frame()!).getByRole('link', { name: 'New Call' }))
    await app.settle()
    expect(screen.queryByText('This could not be shown.')).toBeNull()
  })

  test('that finds the server unreachable says so', async () => {
    const app = await signedIn()
    expectErrors(/Problem/)
    await app.fail('QueuePageQuery', new Problem('OFFLINE', ''))
    expect(screen.getByText('The server cannot be reached.')).toBeTruthy()
    expect(frame()).toBeTruthy()
  })

  test('whose data cannot be had just now says so', async () => {
    const app = await signedIn()
    expectErrors(/Problem/)
    await app.fail('QueuePageQuery', new Problem('UNAVAILABLE', ''))
    expect(screen.getByText('Patency cannot reach its data just now.')).toBeTruthy()
    expect(frame()).toBeTruthy()
  })

  test('that one may not see says so', async () => {
    const app = await signedIn()
    expectErrors(/Problem/)
    await app.fail('QueuePageQuery', new Problem('FORBIDDEN', ''))
    expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
  })

  test('that one may see now, as permissions changed, is read again', async () => {
    const mayRunJobs = { ...shellProvider, viewerCanRunJobs: true }
    const app = await signedIn('/jobs', { provider: mayRunJobs })
    expectErrors(/Problem/)
    const jobs = async (found: object[] | null) =>
      app.answer('JobsPageQuery', { data: { provider: { ...provider, jobs: found } } })
    await jobs(null)
    expect(screen.getByText('You are not allowed to see this page.')).toBeTruthy()
    act(() => app.latestConnection().options.onPermissionsChanged?.())
    await app.resolve(ShellQuery, shellAnswer({ provider: { ...mayRunJobs, viewerCanSeeReports: true } }))
    await jobs([])
    expect(await screen.findByText('There are no jobs yet.')).toBeTruthy()
  })

  test('that does not exist shows a message, with a link to the queue', async () => {
    await signedIn('/no/such/page')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
    expect(screen.getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe('/calls/queue')
  })

  test('that comes by navigation is announced: its heading takes the focus, and the window its name', async () => {
    const app = await signedIn('/no/such/page')
    await app.user.click(within(frame()!).getByRole('link', { name: 'Queue' }))
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Queue' }))
    expect(document.title).toBe('Queue – Patency')
  })

  test('that comes late leaves open the menu that somebody opened meanwhile, and the focus in it', async () => {
    const app = await signedIn('/no/such/page')
    await app.user.click(within(frame()!).getByRole('link', { name: 'Queue' }))
    await app.user.click(within(frame()!).getByRole('button', { name: 'Calls' }))
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    expect(screen.getByRole('heading', { level: 1, name: 'Queue' })).toBeTruthy()
    const menu = within(frame()!).getByRole('group', { name: 'Calls' })
    expect(within(menu).getByRole('link', { name: 'Team' })).toBeTruthy()
    expect(document.activeElement).toBe(within(frame()!).getByRole('button', { name: 'Calls' }))
  })

  test('begins after a link that skips to its content', async () => {
    await signedIn()
    expect(screen.getByText('Skip to content').getAttribute('href')).toBe('#content')
    expect(document.querySelector('main')!.id).toBe('content')
  })
})

describe('keys', () => {
  test('? lists them', async () => {
    const app = await signedIn()
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await pressKey('?')
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const label of ['Go to the queue', 'New call', 'Choose facilities', 'Show this list'])
      expect(within(list).getByText(label)).toBeTruthy()
  })

  test('g q goes to the queue, n to a new call', async () => {
    const app = await signedIn('/no/such/page')
    await pressKey('g')
    await pressKey('q')
    await app.waitUntil(() => location.pathname === '/calls/queue')
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await pressKey('n')
    await app.waitUntil(() => location.pathname === '/calls/new')
  })

  test('they can be turned off', async () => {
    const app = await signedIn('/no/such/page')
    act(() => turnShortcuts(false))
    for (const key of ['g', 'q', '?']) await pressKey(key)
    await app.settle()
    expect(location.pathname).toBe('/no/such/page')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
