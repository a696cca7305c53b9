import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** How a view of a list stands in its address, and where each choice begins again. */
export type AddressForm<View extends object> = {
  viewOf: (search: URLSearchParams) => View
  searchOf: (view: View) => string
  firstPage: Partial<View>
}

/**
 * What a list is asked for, and how to ask for something else. The address follows a moment later than a hand: until it
 * does, what was chosen counts, and `isOnItsWay`, so that no way of what was shown before is there to be pressed.
 */
export const useAddressView = <View extends object>({ viewOf, searchOf, firstPage }: AddressForm<View>) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  const inAddress = viewOf(new URLSearchParams(search))
  const [view, show] = useOptimistic(inAddress)

  return {
    view,
    isOnItsWay: searchOf(view) !== searchOf(inAddress),
    /** Begins again on the first page (calls, section 4). */
    choose: (changes: Partial<View>, options: { replace?: boolean } = {}) => {
      // What was typed a moment before somebody chose a row does not call them back.
      if (options.replace && isLeaving) return
      startTransition(async () => {
        const chosen = { ...view, ...changes, ...firstPage }
        show(chosen)
        await navigate(pathname + searchOf(chosen), { preventScrollReset: true, ...options })
      })
    },
  }
}

export type Choose<View> = (changes: Partial<View>, options?: { replace?: boolean }) => void
