import { getConfig, render, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createBrowserRouter } from 'react-router'
import { createOperationDescriptor, type ConcreteRequest, type OperationDescriptor } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import sessionKeeperQuery from '../session/__generated__/sessionKeeperQuery.graphql'
import { serverOver } from '../relay/connection'
import { background, type createEnvironment, type ServerConnection } from '../relay/environment'
import { createLink } from '../relay/link'
import { createRoutes } from '../routes'
import { App } from '../shell/frame/App'
import { warm } from '../shell/frame/useWarmLinks'
import { createWorkspaces } from '../session/workspaces'
import { globalId } from '../relay/globalId'
import { loadLater } from '../ui/browser/later'
import { provider, rosa, uuid } from './queuePage'
import { happening } from './settled'

const membership = (n: number, providerName: string) => ({
  providerId: globalId('Provider', uuid(n)),
  providerDatabaseId: uuid(n),
  providerName,
  roleName: 'Clinician',
  isLocked: false,
})

export const riverside = membership(1, 'Riverside Health')
export const lakeshore = membership(2, 'Lakeshore Medical')

/** The provider as the frame of the page reads it. */
export const shellProvider = {
  ...provider,
  name: 'Riverside Health',
  viewerCanCreateCall: true,
  viewerCanSeeLists: true,
  viewerCanSeeLines: true,
  viewerCanWorkCalls: true,
  viewerCanChangeConfiguration: false,
  viewerCanRunJobs: false,
  viewerCanSeeReports: false,
  viewerCanSeeUsers: false,
  viewerCanChangeUsers: false,
  viewerCanManageProviders: false,
  viewerCanManageTokens: false,
  viewerCanManageDevices: false,
  viewerCanSeeAudit: false,
  viewerCanReviewDocuments: false,
  configuration: null,
}

const viewer = {
  email: 'clinician@demo.example',
  isLocked: false,
  inbox: { id: 'inbox', unread: 0 },
  mustChangePassword: false,
  roleName: 'Clinician',
  user: { ...rosa, databaseId: uuid(21) },
  memberships: [riverside],
  inactiveProviderNames: [] as string[],
  movedProviders: [] as { name: string; movedTo: string }[],
  session: {
    idleEndsAt: '2100-01-01T00:15:00.000Z',
    endsAt: '2100-01-01T12:00:00.000Z',
    warnAt: '2100-01-01T00:14:00.000Z',
  },
  provider: shellProvider as object | null,
}

/** The server's clock agrees with the one that the test may have set. */
const serverNow = () => new Date(Date.now()).toISOString()

export const shellAnswer = (changes: Partial<typeof viewer> | null = {}) => ({
  data: { now: serverNow(), viewer: changes && { ...viewer, ...changes } },
})

type Session = typeof viewer.session

/** The server's answer about the session; null when nobody is signed in. */
export const sessionAnswer = (said: { session: Session; userId?: string } | null) => ({
  data: {
    now: serverNow(),
    viewer: said && { user: { id: rosa.id, databaseId: said.userId ?? uuid(21) }, session: said.session },
  },
})

type ConnectOptions = NonNullable<Parameters<typeof createEnvironment>[0]>

type TestConnection = {
  environment: ReturnType<typeof createMockEnvironment>
  connection: ServerConnection
  options: ConnectOptions
  isClosed: boolean
}

/** Stops the apps of a test, so that a pending navigation does not show in the next test. */
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** The whole app at an address, over a mocked network. */
export const renderApp = async (at = '/calls/queue') => {
  history.replaceState(null, '', at)
  window.scrollTo = () => {}
  const connections: TestConnection[] = []
  const connect = (options: ConnectOptions): ServerConnection => {
    const environment = createMockEnvironment()
    const link = createLink()
    const opened: TestConnection = {
      environment,
      options,
      isClosed: false,
      connection: {
        environment,
        ...serverOver(link),
        setIdentity: () => {},
        close: () => void (opened.isClosed = true),
      } satisfies ServerConnection,
    }
    connections.push(opened)
    return opened.connection
  }
  const workspaces = createWorkspaces({
    connect,
    createRouter: (workspace) => createBrowserRouter(createRoutes(workspace)),
  })
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const view = render(<App workspaces={workspaces} />)
  ends.push(() => workspaces.current.get().router.dispose())
  const latest = () => connections.at(-1)!

  const waiting = (name: string): OperationDescriptor[] =>
    latest()
      .environment.mock.getAllOperations()
      .filter(({ request }) => request.node.params.name === name)
  /** Loaders and lazy pages take a few turns of the event loop; on a busy machine, an unknown number. */
  const waitUntil = (isSo: () => boolean, what = 'The condition was never met.'): Promise<void> =>
    waitFor(
      () => {
        if (!isSo()) throw new Error(what)
      },
      { interval: 5 },
    )
  /** Waits until the chosen address is shown, at least as a skeleton, and its code and that of its dialogs has loaded. */
  const settle = async () => {
    const { router } = workspaces.current.get()
    await waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle')
    await getConfig().asyncWrapper(async () => {
      await warm(workspaces, location.pathname)
      await loadLater()
    })
  }
  const until = async (name: string): Promise<OperationDescriptor> => {
    await waitUntil(() => waiting(name).length > 0, `${name} was not requested.`)
    return waiting(name)[0]!
  }

  /** Answers a request that bypasses the store. */
  const resolve = async (query: ConcreteRequest, payload: { data: object }) => {
    await happening(async () =>
      latest().environment.mock.resolve(createOperationDescriptor(query, {}), payload as never),
    )
    await settle()
  }

  return {
    ...view,
    user,
    workspaces,
    connections,
    latestConnection: latest,
    waiting,
    settle,
    waitUntil,
    /** The variables of the last waiting request with that name. */
    lastVariables: async (name: string) => {
      await until(name)
      await settle()
      return waiting(name).at(-1)?.request.variables
    },
    /** Whether the app is reading the end of the session: in the background, or because of activity. */
    isChecking: () => latest().environment.mock.isLoading(sessionKeeperQuery, {}, { force: true, ...background }),
    isKeeping: () => latest().environment.mock.isLoading(sessionKeeperQuery, {}, { force: true }),
    answerSession: (payload: ReturnType<typeof sessionAnswer>) => resolve(sessionKeeperQuery, payload),
    resolve,
    answer: async (name: string, payload: object) => {
      const operation = await until(name)
      await happening(async () => latest().environment.mock.resolve(operation, payload as never))
      await settle()
    },
    fail: async (name: string, error: Error) => {
      const operation = await until(name)
      await happening(async () => latest().environment.mock.reject(operation, error))
      await settle()
    },
  }
}

export type App = Awaited<ReturnType<typeof renderApp>>

/** The app for a signed-in clinician. */
export const signedIn = async (at = '/calls/queue', changes?: Parameters<typeof shellAnswer>[0]): Promise<App> => {
  const app = await renderApp(at)
  await app.answer('ShellQuery', shellAnswer(changes))
  return app
}
