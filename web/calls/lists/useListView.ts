import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchOf, viewOf, type ListView } from './listAddress'

/**
 * What a list is asked for, and how to ask for something else. The address follows a moment later than a hand: until it
 * does, what was chosen counts, and `isOnItsWay`, so that no way of what was shown before is there to be pressed.
 */
export const useListView = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const inAddress = viewOf(new URLSearchParams(search))
  const [view, show] = useOptimistic(inAddress)

  return {
    view,
    isOnItsWay: searchOf(view) !== searchOf(inAddress),
    /** Begins again on the first page (calls, section 4). */
    choose: (changes: Partial<ListView>, options: { replace?: boolean } = {}) =>
      startTransition(async () => {
        const next = { ...view, ...changes, page: 1 }
        show(next)
        await navigate(pathname + searchOf(next), { preventScrollReset: true, ...options })
      }),
  }
}

export type Choose = ReturnType<typeof useListView>['choose']
