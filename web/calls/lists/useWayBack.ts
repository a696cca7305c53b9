import { useLocation } from 'react-router'
import type { CallList } from 'domain/calls/pastList'
import { listPaths } from './listAddress'

/** What a list tells the call that is opened from it: where it stood. */
export const fromList = (address: string) => ({ list: address })

/** The address of a list, as it was left for this call where it was. */
export const useListAddress = (): ((list: CallList) => string) => {
  const state = useLocation().state as Partial<ReturnType<typeof fromList>> | null
  return (list) => {
    const path = listPaths[list]
    const left = typeof state?.list === 'string' ? state.list : ''
    return left === path || left.startsWith(`${path}?`) ? left : path
  }
}

type Standing = { readonly completedAt: string | null | undefined; readonly deleted: boolean }

/** The button that leads away from a call: to the list where calls that stand like it are (calls, section 2). */
export const useWayBack = ({ completedAt, deleted }: Standing): { name: string; to: string } => {
  const listAddress = useListAddress()
  if (deleted) return { name: 'Return to Deleted List', to: listAddress('deleted') }
  return completedAt ? { name: 'Return to Completed List', to: listAddress('completed') } : { name: 'Return to Queue', to: '/calls/queue' }
}
