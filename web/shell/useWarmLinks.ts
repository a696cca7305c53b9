import { useCallback, useEffect, type SyntheticEvent } from 'react'
import { matchRoutes } from 'react-router'
import { useWorkspaces } from './workspaces'

type Warm = { warm?: () => void } | undefined

/** Where people go most from the queue. */
const likely = ['/calls/id', '/calls/new']
/** The page that was opened comes first. */
const idleAfterMs = 2_000

/**
 * The next page's code starts loading when somebody points at a link to it, and that of the likely ones before, once the
 * browser has nothing else to do. Data does not: reading is recorded.
 */
export const useWarmLinks = () => {
  const workspaces = useWorkspaces()
  const warm = useCallback(
    (pathname: string) => {
      for (const { route } of matchRoutes(workspaces.current.get().router.routes, pathname) ?? []) (route.handle as Warm)?.warm?.()
    },
    [workspaces],
  )
  useEffect(() => {
    const timer = setTimeout(() => likely.forEach(warm), idleAfterMs)
    return () => clearTimeout(timer)
  }, [warm])
  const pointedAt = useCallback(
    ({ target }: SyntheticEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin) return
      warm(link.pathname)
    },
    [warm],
  )
  return { onPointerOver: pointedAt, onFocus: pointedAt }
}
