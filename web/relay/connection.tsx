import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { OfflineContext } from '../ui/browser/offline'
import { createLink, type Connection, type Link } from './link'

const LinkContext = createContext<Link | null>(null)

export const ConnectionProvider = ({ link, children }: { link: Link; children: ReactNode }) => {
  const isOffline = useSyncExternalStore(link.subscribe, () => link.getSnapshot().isOffline)
  return (
    <LinkContext value={link}>
      <OfflineContext value={isOffline}>{children}</OfflineContext>
    </LinkContext>
  )
}

// A part that is shown without a frame (a test, the sign-in page) gets a connection that never opens.
let detached: Link | undefined

export const useLink = (): Link => useContext(LinkContext) ?? (detached ??= createLink())

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

/** Waits until the person counts as Online; false when that takes longer than `timeoutMs`. */
export const useWhenConnected = (): ((timeoutMs: number) => Promise<boolean>) => useLink().whenConnected
