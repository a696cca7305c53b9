import { useCallback, useEffect, type SyntheticEvent } from 'react'
import { matchRoutes } from 'react-router'
import { loadLater } from '../../ui/browser/later'
import { useWorkspaces, type Workspaces } from '../../session/workspaces'

type Warm = { warm?: () => void } | undefined

/** Loads the code of the page at an address, and of what stands around it. Not its data: reading is recorded. */
const warm = (workspaces: Workspaces, pathname: string): void => {
  for (const { route } of matchRoutes(workspaces.current.get().router.routes, pathname) ?? [])
    (route.handle as Warm)?.warm?.()
}

/** The next page's code starts loading when somebody points at a link to it. */
export const useWarmLinks = () => {
  const workspaces = useWorkspaces()
  const pointedAt = useCallback(
    ({ target }: SyntheticEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === location.origin) warm(workspaces, link.pathname)
    },
    [workspaces],
  )
  return { onPointerOver: pointedAt, onFocus: pointedAt }
}

/** Where people go most from the queue; a finger points at a link only when it presses it. */
const likely = ['/calls/id', '/calls/new']
const afterMs = 2_000

/** Stands beside a page: once that is shown, the code of dialogs and of the likely next pages is loaded. */
export const WarmLikely = () => {
  const workspaces = useWorkspaces()
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadLater()
      likely.forEach((pathname) => warm(workspaces, pathname))
    }, afterMs)
    return () => clearTimeout(timer)
  }, [workspaces])
  return null
}
