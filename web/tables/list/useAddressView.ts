import { startTransition, use, useMemo, useOptimistic } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'
import type { AddressForm } from './address'

/**
 * The view of a list, and how to change it. The address follows a moment after a choice. Until then
 * the choice counts and `isOnItsWay` is true, so that links of the previous view cannot be pressed.
 */
export const useAddressView = <View extends object>({ viewOf, searchOf, firstPage }: AddressForm<View>) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Reads the router itself: hooks are one render behind, and a row may have been chosen meanwhile.
  const { router } = use(UNSAFE_DataRouterContext)!
  const address = useMemo(() => new URLSearchParams(search), [search])
  const inAddress = useMemo(() => viewOf(address), [viewOf, address])
  const [view, show] = useOptimistic(inAddress)

  return {
    view,
    isOnItsWay: searchOf(view, address) !== searchOf(inAddress, address),
    /** Returns to the first page (calls, section 4), unless a page is chosen. */
    choose: (changes: Partial<View>, options: { replace?: boolean } = {}) => {
      // Text typed just before somebody chose a row does not bring them back to the list.
      const { location, navigation } = router.state
      const latest = navigation.location ?? location
      if (options.replace && latest.pathname !== pathname) return
      startTransition(async () => {
        const chosen = { ...view, ...firstPage, ...changes }
        show(chosen)
        await navigate(pathname + searchOf(chosen, new URLSearchParams(latest.search)), {
          preventScrollReset: true,
          ...options,
        })
      })
    },
  }
}

export type Choose<View> = (changes: Partial<View>, options?: { replace?: boolean }) => void
