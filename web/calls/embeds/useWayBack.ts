import { useLocation, type Location } from 'react-router'
import type { CallList } from 'domain/calls/past/pastList'
import { listPaths } from '../past/listAddress'

/** What a list tells the call that is opened from it: what it showed, and which visit of it that was. */
export type FromList = { list: string; visit: string }

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' && 'visit' in state

/** The list from which this page was opened, when it is the one at this path. */
const useLeftAt = (): ((path: string) => FromList | null) => {
  const { state } = useLocation() as Location<unknown>
  return (path) => (isFromList(state) && (state.list === path || state.list.startsWith(`${path}?`)) ? state : null)
}

const useLeft = (): ((list: CallList) => FromList | null) => {
  const leftAt = useLeftAt()
  return (list) => leftAt(listPaths[list])
}

/** The address of a list, as it was left for this call where it was. */
export const useListAddress = (): ((list: CallList) => string) => {
  const left = useLeft()
  return (list) => left(list)?.list ?? listPaths[list]
}

type Standing = {
  readonly completedAt: string | null | undefined
  readonly deleted: boolean
  readonly viewerCanReturn: boolean
}
export type WayBack = { name: string; to: string; state?: { scrollOf: string } }

/** A way to the list at this path, as it was left for this page where it was. */
export const useWayTo = (): ((name: string, path: string) => WayBack) => {
  const leftAt = useLeftAt()
  return (name, path) => {
    const from = leftAt(path)
    return { name, to: from?.list ?? path, ...(from ? { state: { scrollOf: from.visit } } : {}) }
  }
}

/** The button that leads away from a call: to the list where calls that stand like it are (calls, section 2). */
export const useWayBack = ({ completedAt, deleted, viewerCanReturn }: Standing): WayBack => {
  const wayTo = useWayTo()
  const to = (name: string, list: CallList): WayBack => wayTo(name, listPaths[list])
  if (deleted) return to('Return to Deleted List', 'deleted')
  if (completedAt) return to('Return to Completed List', 'completed')
  // Whoever leads the call returns it by a button of that name.
  return { name: viewerCanReturn ? 'Queue' : 'Return to Queue', to: '/calls/queue' }
}
