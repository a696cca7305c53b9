import { jest } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { mockFetch } from '../test/fakes/fetches'
import { aCall, queueAnswer, uuid } from '../test/queuePage'
import { sessionAnswer, signedIn, type App } from '../test/renderApp'
import { happening } from '../test/settled'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
/** A session that becomes idle in so many seconds; the warning is due. */
const soon = (seconds: number, endsAt = inSeconds(3_600)) => ({
  idleEndsAt: inSeconds(seconds),
  endsAt,
  warnAt: inSeconds(Math.min(seconds, (Date.parse(endsAt) - Date.now()) / 1_000) - 60),
})
/** Time stands still at so many seconds from now. */
const stopClock = (inSeconds = 0) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + inSeconds * 1_000)
const look = () => happening(async () => void dispatchEvent(new Event('focus')))
const locked = () => screen.queryByRole('heading', { name: 'Sign in again' })

/** The app while the warning is shown. */
const warned = async (session = soon(58)): Promise<App> => {
  const app = await signedIn('/calls/queue', { session })
  await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
  await look()
  await app.answerSession(sessionAnswer({ session }))
  return app
}

test('a countdown warns a minute before the session ends, and the person can stay signed in (rules 2.6)', async () => {
  stopClock()
  const app = await warned()
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' })
  expect(dialog.textContent).toContain('You will be signed out in 0:58.')
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Stay signed in' })),
  )
  stopClock(5)
  await waitFor(() => expect(dialog.textContent).toContain('You will be signed out in 0:53.'))
  await app.user.keyboard('{Enter}')
  expect(app.isKeeping()).toBe(true)
  await app.answerSession(sessionAnswer({ session: soon(900) }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('article')).toBeTruthy()
})

test('before the warning the server is asked in the background: another tab may have extended the session', async () => {
  stopClock()
  const app = await signedIn('/calls/queue', { session: soon(50) })
  await look()
  expect([app.isChecking(), app.isKeeping()]).toEqual([true, false])
  await app.answerSession(sessionAnswer({ session: soon(840) }))
  await look()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an end that cannot be extended offers no button to stay, and warns once', async () => {
  stopClock()
  const app = await warned(soon(800, inSeconds(40)))
  expect(screen.getByRole('alertdialog').textContent).toMatch(/Your session ends soon.*signed out in 0:40\./)
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Go on' }))
  await look()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(app.isChecking() || app.isKeeping()).toBe(false)
})

test('the warning has a button to sign out at once', async () => {
  stopClock()
  mockFetch().answers({})
  const app = await warned()
  await app.user.click(screen.getByRole('button', { name: 'Sign out' }))
  await app.settle()
  expect(location.pathname).toBe('/sign-in')
})

test('the end locks the page at once when the computer slept over it, whatever was open, and keeps what was typed', async () => {
  const server = mockFetch()
  const app = await signedIn('/calls/new', { session: soon(900) })
  await app.answer('NewCallPageQuery', {
    data: {
      viewer: {
        provider: {
          ...queueAnswer([]).data.provider,
          viewerCanCreateCall: true,
          viewerCanSeeLists: true,
          purposes: [],
          statusCodes: [],
          facilities: [],
        },
      },
    },
  })
  await app.user.type(await screen.findByLabelText('Contact'), 'ext 4711')
  const clock = stopClock(3 * 3_600)
  await look()
  expect(locked()).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'New Call' })).toBeNull()
  expect(screen.getByLabelText('Contact').closest('[inert][hidden]')).toBeTruthy()
  await app.answerSession(sessionAnswer(null))
  expect(locked()).toBeTruthy()

  server.answers({ id: uuid(21) })
  await app.user.type(screen.getByLabelText('Password'), 'Patency-demo-1{Enter}')
  await app.settle()
  expect(locked()).toBeNull()
  await app.answerSession(sessionAnswer({ session: soon(4 * 3_600) }))
  expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('ext 4711')
  clock.mockRestore()
})

test('an end that another tab put off meanwhile releases the page again', async () => {
  const app = await signedIn('/calls/queue', { session: soon(-1) })
  await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
  await look()
  expect(locked()).toBeTruthy()
  await app.answerSession(sessionAnswer({ session: soon(900) }))
  expect(locked()).toBeNull()
  expect(screen.getByRole('article')).toBeTruthy()
})

test('the end is put off by typing and clicking in the page, once in a while, and by nothing else', async () => {
  const app = await signedIn('/calls/queue', { session: soon(900) })
  await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
  await app.user.keyboard('x')
  expect(app.isChecking() || app.isKeeping()).toBe(false)
  const clock = stopClock(61)
  await look()
  expect(app.isChecking() || app.isKeeping()).toBe(false)
  await app.user.keyboard('xyz')
  expect(app.isKeeping()).toBe(true)
  clock.mockRestore()
})

describe('notices belong to the session in which they appeared', () => {
  const notices = () =>
    within(screen.getByRole('region', { name: 'Notices' })).queryAllByRole('button', { name: 'Dismiss' }).length
  /** Chooses a presence; the server has not answered yet. */
  const setPresence = async (app: App) => {
    act(() => app.latestConnection().connection.link.heardPush())
    await app.user.click(screen.getByRole('button', { name: /^Your presence/ }))
    await app.user.click(screen.getByRole('radio', { name: /^Away/ }))
  }
  const refusal = { data: { setPresence: { __typename: 'Refusal', code: 'STALE', message: 'Not now.', fields: [] } } }
  const told = async () => {
    const app = await signedIn('/calls/queue', { session: soon(900) })
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await setPresence(app)
    await app.answer('useSetPresenceMutation', refusal)
    expect(notices()).toBe(1)
    return app
  }
  const signOut = async (app: App) => {
    mockFetch().answers({})
    await app.user.click(screen.getByRole('button', { name: /^Your account/ }))
    await app.user.click(screen.getByRole('button', { name: 'Sign out' }))
    await app.settle()
    expect(location.pathname).toBe('/sign-in')
  }

  test('signing out removes them', async () => {
    await signOut(await told())
    expect(notices()).toBe(0)
  })

  test('an answer that arrives after the person has left is shown to no one', async () => {
    const app = await signedIn('/calls/queue', { session: soon(900) })
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await setPresence(app)
    const { environment } = app.latestConnection()
    const [operation] = app.waiting('useSetPresenceMutation')
    await signOut(app)
    await happening(async () => environment.mock.resolve(operation!, refusal as never))
    expect(notices()).toBe(0)
  })

  test('another provider begins without them', async () => {
    const app = await told()
    act(() => app.workspaces.open({ at: '/calls/queue', providerId: uuid(2) }))
    expect(notices()).toBe(0)
  })

  test('the lock screen has none, and signing in again brings none back', async () => {
    const app = await told()
    act(() => app.latestConnection().options.onSessionOver?.())
    expect(notices()).toBe(0)
    act(() =>
      app.workspaces.current
        .get()
        .notices.notify({ kind: 'success', title: 'Call put on hold', action: { label: 'Undo', onClick: () => {} } }),
    )
    act(() => app.workspaces.current.get().isSessionOver.set(false))
    expect(notices()).toBe(0)
  })

  test('an account that is locked loses them', async () => {
    const app = await told()
    act(() => app.latestConnection().options.onLocked?.())
    expect(notices()).toBe(0)
  })
})

describe('other tabs', () => {
  const otherTab = new BroadcastChannel('patency.session')
  const hears = (message: object) => happening(async () => otherTab.postMessage(message))

  test('signing out in one locks this one', async () => {
    const app = await signedIn('/calls/queue', { session: soon(900) })
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await hears({ kind: 'out' })
    expect(locked()).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('signing in again in one releases this one, when the server agrees', async () => {
    const app = await signedIn('/calls/queue', { session: soon(900) })
    await hears({ kind: 'out' })
    await hears({ kind: 'alive', userId: uuid(21), ends: soon(900) })
    expect(locked()).toBeTruthy()
    await app.answerSession(sessionAnswer({ session: soon(900) }))
    expect(locked()).toBeNull()
    expect(app.connections).toHaveLength(1)
  })

  test('someone else who signed in there gets a fresh page here, too', async () => {
    const app = await signedIn('/calls/queue', { session: soon(900) })
    await app.answer('QueuePageQuery', queueAnswer([aCall(1)]))
    await hears({ kind: 'alive', userId: uuid(99), ends: soon(900) })
    await app.answerSession(sessionAnswer({ session: soon(900), userId: uuid(99) }))
    expect(app.connections).toHaveLength(2)
    expect(app.connections[0]!.isClosed).toBe(true)
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('what is done in one puts the end off in this one', async () => {
    stopClock()
    await signedIn('/calls/queue', { session: soon(50) })
    await hears({ kind: 'alive', userId: uuid(21), ends: soon(900) })
    await look()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
