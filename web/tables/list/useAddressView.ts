import { startTransition, use, useMemo, useOptimistic } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'

/** Converts a list's view to and from its address. `firstPage` resets it to the first page. */
export type AddressForm<View extends object> = {
  viewOf: (search: URLSearchParams) => View
  /** `address` is the current one, for a page whose address also holds something else. */
  searchOf: (view: View, address: URLSearchParams) => string
  firstPage: Partial<View>
}

/** The search of the address with these parameters changed; an empty text leaves one out. */
export const withParams = (address: URLSearchParams, changes: Readonly<Record<string, string>>): string => {
  const params = new URLSearchParams(address)
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size > 0 ? `?${params}` : ''
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
  const address = useMemo(() => new URLSearchParams(search), [search])
  const inAddress = useMemo(() => viewOf(address), [viewOf, address])
  const [view, show] = useOptimistic(inAddress)

  return {
    view,
    isOnItsWay: searchOf(view, address) !== searchOf(inAddress, address),
    /** Returns to the first page (calls, section 4). */
    choose: (changes: Partial<View>, options: { replace?: boolean } = {}) => {
      // Text typed just before somebody chose a row does not bring them back to the list.
      const { location, navigation } = router.state
      const latest = navigation.location ?? location
      if (options.replace && latest.pathname !== pathname) return
      startTransition(async () => {
        const chosen = { ...view, ...changes, ...firstPage }
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
