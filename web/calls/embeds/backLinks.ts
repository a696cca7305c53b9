import { useLocation, type Location } from 'react-router'
import type { CallList } from 'domain/calls/past/pastList'
import { roundAddress, useRoundState } from '../../round/embeds/roundState'
import { listPaths } from '../past/listAddress'

/** Navigation state from a list to the call that is opened from it: the list's URL, and which visit that was. */
export type FromList = { list: string; visit: string }

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' && 'visit' in state

/** The list at this path, if this page was opened from it. */
const useOpenedFrom = (): ((path: string) => FromList | null) => {
  const { state } = useLocation() as Location<unknown>
  return (path) => (isFromList(state) && (state.list === path || state.list.startsWith(`${path}?`)) ? state : null)
}

const useLeft = (): ((list: CallList) => FromList | null) => {
  const openedFrom = useOpenedFrom()
  return (list) => openedFrom(listPaths[list])
}

/** The URL of the list this call was opened from, else the list's own. */
export const useListAddress = (): ((list: CallList) => string) => {
  const left = useLeft()
  return (list) => left(list)?.list ?? listPaths[list]
}

type CallState = {
  readonly completedAt: string | null | undefined
  readonly deleted: boolean
  readonly viewerCanReturn: boolean
}
export type BackLink = { name: string; to: string; state?: { scrollOf: string } }

/** A link back to the list at this path, as the person left it if this page was opened from it. */
export const useBackLinkTo = (): ((name: string, path: string) => BackLink) => {
  const openedFrom = useOpenedFrom()
  return (name, path) => {
    const from = openedFrom(path)
    return { name, to: from?.list ?? path, ...(from ? { state: { scrollOf: from.visit } } : {}) }
  }
}

/** The button that leads away from a call: to the list that has calls in its state (calls, section 2). */
export const useBackLink = ({ completedAt, deleted, viewerCanReturn }: CallState): BackLink => {
  const backLinkTo = useBackLinkTo()
  const round = useRoundState()
  if (round) return { name: 'My Round', to: roundAddress(round) }
  const to = (name: string, list: CallList): BackLink => backLinkTo(name, listPaths[list])
  if (deleted) return to('Return to Deleted List', 'deleted')
  if (completedAt) return to('Return to Completed List', 'completed')
  // For the lead, "Return to Queue" is the button that gives the call back.
  return { name: viewerCanReturn ? 'Queue' : 'Return to Queue', to: '/calls/queue' }
}
