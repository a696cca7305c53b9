import { isUuid } from 'domain/kernel/uuid'
import { createContext, useContext } from 'react'
import { fetchQuery } from 'react-relay'
import type { createBrowserRouter } from 'react-router'
import type { Feed } from '../live/feed'
import { forgetSearches } from '../tables/list/searchKeys'
import { deleteKeptIfOver } from '../offline/keptFor'
import { createEnvironment, type ServerConnection } from '../relay/environment'
import { serverNow } from '../relay/serverClock'
import { createNotices, type Notice, type Notices } from '../ui/notices/notices'
import { createSignal, type Signal } from '../ui/browser/signal'
import { readStored, writeStored } from '../ui/browser/stored'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'
import { readViewer } from './embeds/readViewer'

type Router = ReturnType<typeof createBrowserRouter>

/** Everything that belongs to one person in one provider in this tab. Another person or provider gets a new one. */
export type Workspace = {
  key: number
  connection: ServerConnection
  router: Router
  /** Set once the provider is known. */
  feed: Signal<Feed | null>
  /** The server reported that nobody is signed in any more. */
  isSessionOver: Signal<boolean>
  notices: Notices
}

export type Workspaces = {
  current: Signal<Workspace>
  /**
   * Replaces the current workspace. `at`: the address to open; `providerId`: the provider to work in (raw id); `notice`: why
   * the person finds themselves there.
   */
  open: (options?: { at?: string; providerId?: string | null; notice?: Notice }) => void
}

type Options = {
  createRouter: (workspace: Omit<Workspace, 'router'>) => Router
  connect?: typeof createEnvironment
}

/** Each tab stays in its own provider, even after a reload. */
export const rememberProvider = (databaseId: string | null): void =>
  writeStored('provider', databaseId, 'sessionStorage')

/** A link in a mail, and a notification, names the provider that it is about; the tab works there from then on. */
const rememberNamed = (): void => {
  const named = new URLSearchParams(location.search).get('provider')
  if (named && isUuid(named)) rememberProvider(named)
}

/** The address without a provider: another one was chosen since. */
const addressHere = (): string => {
  const { pathname, searchParams, hash } = new URL(location.href)
  searchParams.delete('provider')
  const search = searchParams.toString()
  return `${pathname}${search && `?${search}`}${hash}`
}

const providerInactive: Notice = {
  kind: 'warning',
  title: 'The provider was made inactive',
  description: 'No one can work there now. Its data is kept.',
}

export const createWorkspaces = ({ createRouter, connect = createEnvironment }: Options): Workspaces => {
  let keys = 0

  const create = (): Workspace => {
    rememberNamed()
    const isSessionOver = createSignal(false)
    const notices = createNotices(isSessionOver.get)
    // Anyone who signs in next must not see actions that were offered to somebody else.
    isSessionOver.subscribe(notices.dismissAll)
    const connection: ServerConnection = connect({
      providerId: readStored('provider', 'sessionStorage'),
      onSessionOver: () => isSessionOver.set(true),
      // The frame reads the viewer again, and shows the page for a locked account.
      onLocked: () => {
        notices.dismissAll()
        fetchQuery(connection.environment, ShellQuery, {}, { networkCacheConfig: { force: true } }).subscribe({
          error: () => {},
        })
      },
      onPermissionsChanged: () => void readViewer(connection.environment),
      // The person goes on in another provider of theirs, or waits until this one is active again.
      onProviderInactive: () => {
        if (current.get().connection === connection) open({ at: '/', providerId: null, notice: providerInactive })
      },
    })
    const workspace = { key: ++keys, connection, feed: createSignal<Feed | null>(null), isSessionOver, notices }
    return Object.assign(workspace, { router: createRouter(workspace) })
  }

  const open: Workspaces['open'] = ({ at, providerId, notice } = {}) => {
    const previous = current.get()
    if (providerId !== undefined) {
      rememberProvider(providerId)
      forgetSearches()
    }
    if (at !== undefined || providerId !== undefined) history.replaceState(null, '', at ?? addressHere())
    previous.router.dispose()
    previous.connection.close()
    current.set(create())
    if (notice) current.get().notices.notify(notice)
  }

  deleteKeptIfOver(serverNow())
  const current = createSignal(create())

  return { current, open }
}

export const WorkspacesContext = createContext<Workspaces | null>(null)

export const useWorkspaces = (): Workspaces => {
  const workspaces = useContext(WorkspacesContext)
  if (!workspaces) throw new Error('The app gives its workspaces.')
  return workspaces
}
