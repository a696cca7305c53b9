import type { Workspaces } from '../session/workspaces'
import { readStored, writeStored } from '../ui/browser/stored'

const key = 'lastReached'
const everyMs = 5_000

/** When this browser last had news of the server; null when it never had, or somebody has signed out since. */
export const readLastReached = (): Date | null => {
  const at = Date.parse(readStored(key) ?? '')
  return Number.isNaN(at) ? null : new Date(at)
}

export const forgetLastReached = (): void => writeStored(key, null)

/** Remembers when the server was heard last, so that the app can say since when it is not if it starts without a network. */
export const keepLastReached = (workspaces: Workspaces): void => {
  const keep = (): void => {
    const { lastUpdatedAt } = workspaces.current.get().connection.link.getSnapshot()
    if (lastUpdatedAt && !workspaces.current.get().isSessionOver.get()) writeStored(key, lastUpdatedAt.toISOString())
  }
  setInterval(keep, everyMs)
  addEventListener('pagehide', keep)
}
