import { startTransition, use, useOptimistic } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'

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
  // The router itself: what a component is told of it comes a rendering later, and meanwhile a row may have been chosen.
  const { router } = use(UNSAFE_DataRouterContext)!
  const inAddress = viewOf(new URLSearchParams(search))
  const [view, show] = useOptimistic(inAddress)

  return {
    view,
    isOnItsWay: searchOf(view) !== searchOf(inAddress),
    /** Begins again on the first page (calls, section 4). */
    choose: (changes: Partial<View>, options: { replace?: boolean } = {}) => {
      // What was typed a moment before somebody chose a row does not call them back.
      const { location, navigation } = router.state
      if (options.replace && (navigation.location ?? location).pathname !== pathname) return
      startTransition(async () => {
        const chosen = { ...view, ...changes, ...firstPage }
        show(chosen)
        await navigate(pathname + searchOf(chosen), { preventScrollReset: true, ...options })
      })
    },
  }
}

export type Choose<View> = (changes: Partial<View>, options?: { replace?: boolean }) => void
