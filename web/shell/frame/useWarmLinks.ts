import { useCallback, useEffect, type SyntheticEvent } from 'react'
import { matchRoutes } from 'react-router'
import { loadLater } from '../../ui/browser/later'
import { useWorkspaces, type Workspaces } from '../../session/workspaces'

type Warm = { warm?: () => void } | undefined

/** Loads the code of the page at an address, and of its frame. Not its data, because reads are audited. */
const warm = (workspaces: Workspaces, pathname: string): void => {
  for (const { route } of matchRoutes(workspaces.current.get().router.routes, pathname) ?? [])
    (route.handle as Warm)?.warm?.()
}

/** Starts to load a page's code when somebody points at a link to it. */
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

/** The pages that people open most from the queue. They are loaded early, because a touch screen has no hover. */
const likely = ['/calls/id', '/calls/new']
const afterMs = 2_000

/** Rendered beside a page: once that is shown, it loads the code of dialogs and of the likely next pages. */
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
