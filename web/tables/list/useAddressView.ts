import { startTransition, use, useOptimistic } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'

/** Converts a list's view to and from its address. `firstPage` resets it to the first page. */
export type AddressForm<View extends object> = {
  viewOf: (search: URLSearchParams) => View
  searchOf: (view: View) => string
  firstPage: Partial<View>
}

/**
 * The view of a list, and how to change it. The address follows a moment after a choice. Until then
 * the choice counts and `isOnItsWay` is true, so that links of the previous view cannot be pressed.
 */
export const useAddressView = <View extends object>({ viewOf, searchOf, firstPage }: AddressForm<View>) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Reads the router itself: hooks are one render behind, and a row may have been chosen meanwhile.
  const { router } = use(UNSAFE_DataRouterContext)!
  const inAddress = viewOf(new URLSearchParams(search))
  const [view, show] = useOptimistic(inAddress)

  return {
    view,
    isOnItsWay: searchOf(view) !== searchOf(inAddress),
    /** Returns to the first page (calls, section 4). */
    choose: (changes: Partial<View>, options: { replace?: boolean } = {}) => {
      // Text typed just before somebody chose a row does not bring them back to the list.
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
