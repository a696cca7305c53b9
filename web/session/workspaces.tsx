import { createContext, useContext } from 'react'
import { fetchQuery } from 'react-relay'
import type { createBrowserRouter } from 'react-router'
import type { Feed } from '../live/feed'
import { forgetSearches } from '../tables/list/searchKeys'
import { deleteKeptIfOver } from '../offline/keptFor'
import { createEnvironment, type ServerConnection } from '../relay/environment'
import { serverNow } from '../relay/serverClock'
import { createNotices, type Notices } from '../ui/notices/notices'
import { createSignal, type Signal } from '../ui/browser/signal'
import { readStored, writeStored } from '../ui/browser/stored'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'

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
  /** Replaces the current workspace. `at`: the address to open; `providerId`: the provider to work in (raw id). */
  open: (options?: { at?: string; providerId?: string | null }) => void
}

type Options = {
  createRouter: (workspace: Omit<Workspace, 'router'>) => Router
  connect?: typeof createEnvironment
}

/** Each tab stays in its own provider, even after a reload. */
export const rememberProvider = (databaseId: string | null): void =>
  writeStored('provider', databaseId, 'sessionStorage')

export const createWorkspaces = ({ createRouter, connect = createEnvironment }: Options): Workspaces => {
  let keys = 0

  const create = (): Workspace => {
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
    })
    const workspace = { key: ++keys, connection, feed: createSignal<Feed | null>(null), isSessionOver, notices }
    return Object.assign(workspace, { router: createRouter(workspace) })
  }

  deleteKeptIfOver(serverNow())
  const current = createSignal(create())

  return {
    current,
    open: ({ at, providerId } = {}) => {
      const previous = current.get()
      if (providerId !== undefined) {
        rememberProvider(providerId)
        forgetSearches()
      }
      if (at !== undefined) history.replaceState(null, '', at)
      previous.router.dispose()
      previous.connection.close()
      current.set(create())
    },
  }
}

export const WorkspacesContext = createContext<Workspaces | null>(null)

export const useWorkspaces = (): Workspaces => {
  const workspaces = useContext(WorkspacesContext)
  if (!workspaces) throw new Error('The app gives its workspaces.')
  return workspaces
}
