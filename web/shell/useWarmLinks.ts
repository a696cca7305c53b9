import { useCallback, type SyntheticEvent } from 'react'
import { matchRoutes } from 'react-router'
import { useWorkspaces } from './workspaces'

type Warm = { warm?: () => void } | undefined

/** The next page's code starts loading when somebody points at a link to it. Its data does not: reading is recorded. */
export const useWarmLinks = () => {
  const workspaces = useWorkspaces()
  const pointedAt = useCallback(
    ({ target }: SyntheticEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin) return
      const matches = matchRoutes(workspaces.current.get().router.routes, link.pathname)
      const handle = matches?.at(-1)?.route.handle as Warm
      handle?.warm?.()
    },
    [workspaces],
  )
  return { onPointerOver: pointedAt, onFocus: pointedAt }
}
