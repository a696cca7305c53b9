import { createContext, useContext } from 'react'
import { fetchQuery } from 'react-relay'
import type { createBrowserRouter } from 'react-router'
import type { Feed } from '../live/feed'
import { forgetSearches } from '../lines/list/searchKeys'
import { deleteKeptIfOver } from '../offline/keptFor'
import { createEnvironment, type Wire } from '../relay/environment'
import { serverNow } from '../relay/serverClock'
import { createNotices, type Notices } from '../ui/notices/notices'
import { createSignal, type Signal } from '../ui/browser/signal'
import { readStored, writeStored } from '../ui/browser/stored'
import ShellQuery from '../shell/frame/__generated__/ShellQuery.graphql'

type Router = ReturnType<typeof createBrowserRouter>

/** Everything that belongs to one person in one provider in this tab. Another one starts with nothing of it. */
export type Workspace = {
  key: number
  wire: Wire
  router: Router
  /** There once the provider is known. */
  feed: Signal<Feed | null>
  /** The server said that nobody is signed in any more. */
  isSessionOver: Signal<boolean>
  notices: Notices
}

export type Workspaces = {
  current: Signal<Workspace>
  /** Leaves everything of the present one behind. `at`: where to go on; `providerId`: where to work (raw id). */
  open: (options?: { at?: string; providerId?: string | null }) => void
}

type Options = {
  createRouter: (workspace: Omit<Workspace, 'router'>) => Router
  connect?: typeof createEnvironment
}

/** Each tab stays in its own provider, also over a reload. */
export const rememberProvider = (databaseId: string | null): void =>
  writeStored('provider', databaseId, 'sessionStorage')

export const createWorkspaces = ({ createRouter, connect = createEnvironment }: Options): Workspaces => {
  let keys = 0

  const create = (): Workspace => {
    const isSessionOver = createSignal(false)
    const notices = createNotices(isSessionOver.get)
    // Whoever signs in next must find nothing to press that was offered to somebody else.
    isSessionOver.subscribe(notices.dismissAll)
    const wire: Wire = connect({
      providerId: readStored('provider', 'sessionStorage'),
      onSessionOver: () => isSessionOver.set(true),
      // The frame asks who the person is, and shows the page of a locked account.
      onLocked: () => {
        notices.dismissAll()
        fetchQuery(wire.environment, ShellQuery, {}, { networkCacheConfig: { force: true } }).subscribe({
          error: () => {},
        })
      },
    })
    const workspace = { key: ++keys, wire, feed: createSignal<Feed | null>(null), isSessionOver, notices }
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
      previous.wire.close()
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
