import { jest } from '@jest/globals'
import { commitMutation, fetchQuery, requestSubscription } from 'react-relay'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'
import subscription, {
  type queueFeedSubscription,
} from '../calls/queue/feed/__generated__/queueFeedSubscription.graphql'
import '../test/settled'
import { FakeSocket, settle } from '../test/fakes/fakeSocket'
import assignCall, {
  type callVerbsAssignCallMutation,
} from '../calls/call/actions/__generated__/callVerbsAssignCallMutation.graphql'
import { background, createEnvironment, parting, withLimit, type ServerConnection } from './environment'
import { Problem } from './problem'
import { restartDelay, retryDelay } from './delays'
import { learnServerTime, resetServerClock, serverNow } from './serverClock'
import { queueChange } from '../test/fakes/queueChange'

const onSessionOver = jest.fn()
const onLocked = jest.fn()
const onPermissionsChanged = jest.fn()
const onProviderInactive = jest.fn()
let connection: ServerConnection

beforeEach(() => {
  jest.useFakeTimers()
  FakeSocket.all = []
  Object.assign(globalThis, { WebSocket: FakeSocket })
  onSessionOver.mockClear()
  onLocked.mockClear()
  onPermissionsChanged.mockClear()
  onProviderInactive.mockClear()
  connection = createEnvironment({
    providerId: 'provider-1',
    onSessionOver,
    onLocked,
    onPermissionsChanged,
    onProviderInactive,
  })
})

afterEach(() => {
  connection.close()
  jest.useRealTimers()
})

const change = (version: number) => queueChange({ version })

const watch = (since?: number) => {
  const onError = jest.fn()
  requestSubscription<queueFeedSubscription>(connection.environment, {
    subscription,
    variables: { providerId: 'p', since, connections: [] },
    onError,
  })
  return { onError }
}

const tell = (version: number) => {
  const { last } = FakeSocket
  last.say({ type: 'next', id: last.subscriptions().at(-1)!.id, payload: { data: change(version) } })
}

/** The connection fails. The client tries again within half a minute. */
const failAndRetry = async () => {
  const { length } = FakeSocket.all
  FakeSocket.last.end(1006)
  for (let waited = 0; waited < 30_500 && FakeSocket.all.length === length; waited += 250)
    await jest.advanceTimersByTimeAsync(250)
  expect(FakeSocket.all).toHaveLength(length + 1)
}

describe('the websocket', () => {
  test('names the provider, so that each tab stays in its own', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'connection_init', payload: { provider: 'provider-1' } })
  })

  test('is Live only when the subscription has spoken', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    expect(connection.link.getSnapshot().state).toBe('reconnecting')
    tell(7)
    expect(connection.link.getSnapshot().state).toBe('live')
  })

  test('a reconnect resumes from the last received version', async () => {
    watch(3)
    await settle()
    await FakeSocket.last.accept()
    expect(FakeSocket.last.subscriptions()[0]!.payload!.variables).toMatchObject({ since: 3 })
    tell(7)
    tell(8)
    FakeSocket.last.end(1012)
    expect(connection.link.getSnapshot().state).toBe('reconnecting')
    await jest.advanceTimersByTimeAsync(1_000)
    expect(FakeSocket.all).toHaveLength(2)
    await FakeSocket.last.accept()
    expect(FakeSocket.last.subscriptions()[0]!.payload!.variables).toMatchObject({ since: 8 })
  })

  test('tries again without end', async () => {
    watch()
    await settle()
    for (let round = 0; round < 40; round += 1) await failAndRetry()
  })

  test('waits longer each time, up to half a minute, never all at the same moment', () => {
    expect([0, 1, 2, 3, 9].map((attempt) => retryDelay(attempt, () => 1))).toEqual([500, 1_000, 2_000, 4_000, 30_000])
    expect(retryDelay(3, () => 0)).toBe(2_000)
  })

  test('a thousand browsers whose server leaves come back spread over three seconds, none in the first half second', () => {
    let state = 1
    // Lehmer's random number generator, so that every run of the test has the same numbers.
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let browser = 0; browser < 1_000; browser += 1) {
      const ms = restartDelay(random)
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThan(3_500)
      tenths[Math.floor((ms - 500) / 300)]! += 1
    }
    for (const browsers of tenths) expect(browsers).toBeLessThan(150)
  })

  test('comes back after a server that leaves, at a moment of its own', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.8)
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(7)
    const { length } = FakeSocket.all
    FakeSocket.last.end(1001)
    await jest.advanceTimersByTimeAsync(2_800)
    expect(FakeSocket.all).toHaveLength(length)
    await jest.advanceTimersByTimeAsync(200)
    expect(FakeSocket.all).toHaveLength(length + 1)
    jest.mocked(Math.random).mockRestore()
  })

  test('tries at once when the browser is back on the network', async () => {
    watch()
    await settle()
    for (let round = 0; round < 8; round += 1) await failAndRetry()
    const before = FakeSocket.all.length
    FakeSocket.last.end(1006)
    await jest.advanceTimersByTimeAsync(10)
    expect(FakeSocket.all).toHaveLength(before)
    dispatchEvent(new Event('online'))
    await settle()
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  test('tries soon when a poll finds the server back', async () => {
    watch()
    await settle()
    for (let round = 0; round < 8; round += 1) await failAndRetry()
    const before = FakeSocket.all.length
    FakeSocket.last.end(1006)
    await settle()
    connection.link.pollFailed()
    connection.link.heardPoll()
    await jest.advanceTimersByTimeAsync(3_000)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  test('a line that the browser knows to be cut is given up at once', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    dispatchEvent(new Event('offline'))
    expect(connection.link.getSnapshot()).toMatchObject({ state: 'reconnecting', isOffline: true })
    await jest.advanceTimersByTimeAsync(1_000)
    await FakeSocket.last.accept()
    tell(2)
    expect(connection.link.getSnapshot()).toMatchObject({ state: 'live', isOffline: false })
  })

  test('a line that the server closes is no lost connection: requests may arrive', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    FakeSocket.last.end(1001)
    expect(connection.link.getSnapshot()).toMatchObject({ state: 'reconnecting', isOffline: false })
  })

  test('an unanswered heartbeat means that the line is dead', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'ping' })
    FakeSocket.last.say({ type: 'pong' })
    await jest.advanceTimersByTimeAsync(10_000)
    expect(connection.link.getSnapshot().state).toBe('live')
    await jest.advanceTimersByTimeAsync(5_000)
    expect(connection.link.getSnapshot()).toMatchObject({ state: 'reconnecting', isOffline: true })
  })

  test('after a page stood still, it reads what has arrived before it gives the line up', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    await jest.advanceTimersByTimeAsync(10_000)
    const socket = FakeSocket.last
    const stoodStill = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    const clockNow = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(FakeSocket.last).toBe(socket)
    socket.say({ type: 'pong' })
    stoodStill.mockRestore()
    clockNow.mockRestore()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(connection.link.getSnapshot().state).toBe('live')
    await jest.advanceTimersByTimeAsync(6_000)
    expect(connection.link.getSnapshot()).toMatchObject({ state: 'reconnecting', isOffline: true })
  })

  test.each([
    ['the computer slept, and its steady clock with it', 60 * 60_000],
    ['somebody set the clock forward', 3 * 60_000],
    ['somebody set the clock back', -60 * 60_000],
  ])('when %s, it connects anew and learns the time', async (_what, ms) => {
    resetServerClock()
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    const { lastUpdatedAt } = connection.link.getSnapshot()
    const server = Date.now()
    learnServerTime(new Date(server).toISOString())
    const sockets = FakeSocket.all.length
    jest.setSystemTime(Date.now() + ms)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(FakeSocket.all.length).toBeGreaterThan(sockets)
    await FakeSocket.last.accept()
    tell(2)
    expect(connection.link.getSnapshot().state).toBe('live')
    FakeSocket.last.say({ type: 'pong', payload: { at: new Date(server + 3_000).toISOString() } })
    expect(Math.abs(serverNow().getTime() - (server + 3_000))).toBeLessThan(1_000)
    tell(3)
    expect(+connection.link.getSnapshot().lastUpdatedAt! - +lastUpdatedAt!).toBeGreaterThanOrEqual(2_000)
    expect(+connection.link.getSnapshot().lastUpdatedAt! - +lastUpdatedAt!).toBeLessThan(5_000)
  })

  test('a connection that does not open is tried again', async () => {
    watch()
    await settle()
    expect(FakeSocket.all).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(11_000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  test('4401 means that the session is over: sign in again, and no retry', async () => {
    const { onError } = watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    FakeSocket.last.end(4401)
    await jest.advanceTimersByTimeAsync(120_000)
    expect(onSessionOver).toHaveBeenCalledTimes(1)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('4403 means not allowed: no retry', async () => {
    watch()
    await settle()
    FakeSocket.last.end(4403)
    await jest.advanceTimersByTimeAsync(120_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(onSessionOver).not.toHaveBeenCalled()
  })

  test('4410 means that the provider is inactive: it is left, and no retry', async () => {
    watch()
    await settle()
    FakeSocket.last.end(4410)
    await jest.advanceTimersByTimeAsync(120_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(onProviderInactive).toHaveBeenCalledTimes(1)
    expect(onSessionOver).not.toHaveBeenCalled()
  })

  test('1012 means that permissions changed: they are read again, and the socket connects again', async () => {
    watch()
    await settle()
    await FakeSocket.last.accept()
    tell(1)
    FakeSocket.last.end(1012)
    expect(onPermissionsChanged).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(30_000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })
})

describe('a request', () => {
  const fetchMock = jest.fn<typeof fetch>()
  const answers = (body: unknown, status = 200, said: Record<string, string> = {}) => {
    const text = JSON.stringify(body)
    fetchMock.mockResolvedValueOnce({
      ok: status < 400,
      status,
      headers: new Headers(said),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    } as Response)
  }
  const ask = (config = {}) =>
    fetchQuery(connection.environment, ShellQuery, {}, { networkCacheConfig: { force: true, ...config } }).toPromise()
  const isOffline = () => connection.link.getSnapshot().isOffline
  const headers = () => fetchMock.mock.calls[0]![1]!.headers as Record<string, string>

  beforeEach(() => {
    fetchMock.mockReset()
    Object.assign(globalThis, { fetch: fetchMock })
  })

  test('says that it comes from the web, and from which provider', async () => {
    answers({ data: { now: '2026-11-21T14:00:00.000Z', viewer: null } })
    await ask()
    expect(fetchMock.mock.calls[0]![0]).toBe('/graphql')
    expect(headers()).toMatchObject({ 'patency-client': 'web', 'patency-provider': 'provider-1' })
    expect(headers()).not.toHaveProperty('patency-background')
  })

  test('tells the time of the database, whatever the clocks of servers and proxies say', async () => {
    resetServerClock()
    const now = Date.now()
    const said = { date: new Date(now + 120_000).toUTCString(), 'patency-time': new Date(now + 30_000).toISOString() }
    answers({ data: { now: '2026-11-21T14:00:00.000Z', viewer: null } }, 200, said)
    await ask()
    expect(serverNow()).toEqual(new Date(now + 30_000))
  })

  test('in the background does not keep the session alive', async () => {
    answers({ data: { now: '2026-11-21T14:00:00.000Z', viewer: null } })
    await ask(background)
    expect(headers()).toMatchObject({ 'patency-background': '1' })
  })

  test('names the provider as soon as it is known', async () => {
    const fresh = createEnvironment({ providerId: null })
    answers({ data: { now: '', viewer: null } })
    await fetchQuery(fresh.environment, ShellQuery, {}).toPromise()
    expect(headers()).not.toHaveProperty('patency-provider')
    fetchMock.mockClear()
    fresh.setIdentity({ userId: 'rosa', providerId: 'provider-2' })
    answers({}, 502)
    await fetchQuery(fresh.environment, ShellQuery, {}, { networkCacheConfig: { force: true } })
      .toPromise()
      .catch(() => {})
    expect(headers()).toMatchObject({ 'patency-provider': 'provider-2' })
    fresh.close()
  })

  test.each(['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_LOCKED', 'PROVIDER_INACTIVE', 'NOT_FOUND', 'UNAVAILABLE'])(
    'refused with %s is that problem',
    async (code) => {
      answers({ data: null, errors: [{ message: 'no', extensions: { code } }] })
      await expect(ask()).rejects.toMatchObject({ code })
      expect(onSessionOver).toHaveBeenCalledTimes(code === 'UNAUTHENTICATED' ? 1 : 0)
      expect(onLocked).toHaveBeenCalledTimes(code === 'ACCOUNT_LOCKED' ? 1 : 0)
      expect(onProviderInactive).toHaveBeenCalledTimes(code === 'PROVIDER_INACTIVE' ? 1 : 0)
    },
  )

  test('that finds no one signed in where someone was locks the page, whose data stays as it was', async () => {
    const ended = jest.fn()
    const fresh = createEnvironment({ providerId: null, onSessionOver: ended })
    const read = () =>
      fetchQuery(fresh.environment, ShellQuery, {}, { networkCacheConfig: { force: true } }).toPromise()
    const stored = () => fresh.environment.getStore().getSource().toJSON()
    // Before anybody signs in, this is the usual answer.
    answers({ data: { now: '2026-11-21T14:00:00.000Z', viewer: null } })
    await read()
    fresh.setIdentity({ userId: 'rosa', providerId: 'provider-1' })
    const before = stored()
    answers({ data: { now: '2026-11-21T15:00:00.000Z', viewer: null } })
    await expect(read()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(ended).toHaveBeenCalledTimes(1)
    expect(stored()).toEqual(before)
    fresh.close()
  })

  test('whose answer is partly broken is broken: no half-true screen', async () => {
    answers({ data: { now: '', viewer: null }, errors: [{ message: 'Unexpected error.' }] })
    await expect(ask()).rejects.toMatchObject({ code: 'BROKEN' })
  })

  test.each([200, 500])('that meets no GraphQL is broken (%i)', async (status) => {
    fetchMock.mockResolvedValueOnce({
      status,
      headers: new Headers(),
      json: () => Promise.reject(new SyntaxError('<html>')),
    } as unknown as Response)
    await expect(ask()).rejects.toMatchObject({ code: 'BROKEN' })
    expect(isOffline()).toBe(false)
  })

  test('that a proxy answers for a server that is down is broken, and there is no connection', async () => {
    answers({}, 502)
    await expect(ask()).rejects.toMatchObject({ code: 'BROKEN' })
    expect(isOffline()).toBe(true)
  })

  describe('that changes something', () => {
    const assign = (config = {}) =>
      new Promise<void>((resolve, reject) => {
        commitMutation<callVerbsAssignCallMutation>(connection.environment, {
          mutation: assignCall,
          variables: { input: { callId: 'c1' } },
          cacheConfig: { force: true, ...config },
          onCompleted: () => resolve(),
          onError: reject,
        })
      })
    const done = {
      data: { assignCall: { __typename: 'AssignCallSuccess', __isCallChanged: 'AssignCallSuccess', call: null } },
    }

    test('names the person whose page it is, which a reading does not', async () => {
      connection.setIdentity({ userId: 'rosa', providerId: 'provider-1' })
      answers(done)
      await assign()
      expect(headers()).toMatchObject({ 'patency-user': 'rosa' })
      fetchMock.mockClear()
      answers({}, 502)
      await ask().catch(() => {})
      expect(headers()).not.toHaveProperty('patency-user')
    })

    test('is not sent from a closed page, except for what it sends as it closes', async () => {
      connection.close()
      await expect(assign()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      await expect(ask()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
      expect(fetchMock).not.toHaveBeenCalled()
      expect(onSessionOver).not.toHaveBeenCalled()
      answers(done)
      await assign(parting)
      expect(fetchMock).toHaveBeenCalledTimes(1)
    })

    test('has half a minute or its own limit, and then it is unknown whether it was done', async () => {
      const hangs: typeof fetch = (_url, init) =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        )
      fetchMock.mockImplementation(hangs)
      const ends: string[] = []
      const usual = assign().catch((error: unknown) => ends.push(`usual ${(error as Problem).code}`))
      const long = assign(withLimit(60_000)).catch((error: unknown) => ends.push(`long ${(error as Problem).code}`))
      await jest.advanceTimersByTimeAsync(30_000)
      await usual
      expect(ends).toEqual(['usual TIMEOUT'])
      await jest.advanceTimersByTimeAsync(29_000)
      expect(ends).toHaveLength(1)
      await jest.advanceTimersByTimeAsync(1_000)
      await long
      expect(ends).toEqual(['usual TIMEOUT', 'long TIMEOUT'])
    })
  })

  test('that does not reach the server is offline', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toEqual(new Problem('OFFLINE', 'The server cannot be reached.'))
    expect(isOffline()).toBe(true)
  })

  test.each([
    ['an answer', { data: { now: '', viewer: null } }],
    ['a refusal', { errors: [{ message: '', extensions: { code: 'FORBIDDEN' } }] }],
  ])('that gets %s shows that the connection is back', async (_what, body) => {
    connection.link.unreached()
    answers(body)
    await ask().catch(() => {})
    expect(isOffline()).toBe(false)
  })

  test('that was under way when the network was lost does not show that it is back', async () => {
    const said = { data: { now: '', viewer: null } }
    let arrive = (): void => {}
    fetchMock.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(said) } as Response
    })
    const asked = ask()
    dispatchEvent(new Event('offline'))
    arrive()
    await asked
    expect(isOffline()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    answers(said)
    await ask()
    expect(isOffline()).toBe(false)
  })

  test('that is given up is ended at the server too, and its end is no error to anyone', async () => {
    let signal: AbortSignal | null | undefined
    fetchMock.mockImplementationOnce((_url, init) => {
      signal = init?.signal
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
      )
    })
    const error = jest.fn()
    const asking = fetchQuery(
      connection.environment,
      ShellQuery,
      {},
      { networkCacheConfig: { force: true } },
    ).subscribe({
      error,
    })
    await settle()
    asking.unsubscribe()
    await settle()
    expect(signal?.aborted).toBe(true)
    expect(error).not.toHaveBeenCalled()
    expect(isOffline()).toBe(false)
  })
})

describe('requests beside GraphQL', () => {
  test('name the person and the provider', () => {
    connection.setIdentity({ userId: 'rosa', providerId: 'riverside' })
    expect(connection.rest.headers()).toEqual({
      'patency-client': 'web',
      'patency-provider': 'riverside',
      'patency-user': 'rosa',
    })
  })

  test.each([
    [401, 'UNAUTHENTICATED', onSessionOver],
    [423, 'ACCOUNT_LOCKED', onLocked],
    [403, 'PROVIDER_INACTIVE', onProviderInactive],
  ])('an answer with %d lets the page notice %s', (status, code, noticed) => {
    expect(connection.rest.refused(status, JSON.stringify({ code, message: 'm' }))).toMatchObject({ code })
    expect(noticed).toHaveBeenCalledTimes(1)
  })
})
