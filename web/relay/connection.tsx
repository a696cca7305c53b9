import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { OfflineContext } from '../ui/browser/offline'
import { createRest, type Rest } from './files/rest'
import { createLink, type Connection, type Link } from './link'

type Server = { link: Link; rest: Rest }

const ServerContext = createContext<Server | null>(null)

export const ConnectionProvider = ({ connection, children }: { connection: Server; children: ReactNode }) => {
  const { link } = connection
  const isOffline = useSyncExternalStore(link.subscribe, () => link.getSnapshot().isOffline)
  return (
    <ServerContext value={connection}>
      <OfflineContext value={isOffline}>{children}</OfflineContext>
    </ServerContext>
  )
}

/** The connection over this link, for requests that nobody is named for. */
export const serverOver = (link: Link): Server => ({ link, rest: createRest(link) })

// A part that is shown without a frame (a test, the sign-in page) gets a connection that never opens.
let detached: Server | undefined

const useServer = (): Server => useContext(ServerContext) ?? (detached ??= serverOver(createLink()))

export const useLink = (): Link => useServer().link

export const useRest = (): Rest => useServer().rest

/**
 * What a part shows of the tab's connection to the server (`live`, `reconnecting`, `polling` or `stale`, and since when).
 * The connection changes often, so a part renders again only when what it selects has changed.
 */
export const useConnection = <Selected,>(select: (connection: Connection) => Selected): Selected => {
  const link = useLink()
  return useSyncExternalStore(link.subscribe, () => select(link.getSnapshot()))
}

const isLive = ({ state }: Connection): boolean => state === 'live'

export const useIsLive = (): boolean => useConnection(isLive)

/** Waits until the person counts as Online, but not longer than `timeoutMs`. */
export const useWhenConnected = (): ((timeoutMs: number) => Promise<void>) => useLink().whenConnected
