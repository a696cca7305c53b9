import { useCallback, type SyntheticEvent } from 'react'
import { matchRoutes } from 'react-router'
import { useWorkspaces, type Workspaces } from '../../session/workspaces'

type Warm = { warm?: () => Promise<void> } | undefined

/** Loads the code of the page at an address, and of its frame. Not its data, because reads are audited. */
export const warm = async (workspaces: Workspaces, pathname: string): Promise<void> => {
  const matches = matchRoutes(workspaces.current.get().router.routes, pathname) ?? []
  await Promise.all(matches.map(async ({ route }) => (route.handle as Warm)?.warm?.()))
}

/** Starts to load a page's code when somebody points at a link to it. */
export const useWarmLinks = () => {
  const workspaces = useWorkspaces()
  const pointedAt = useCallback(
    ({ target }: SyntheticEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.origin === location.origin) void warm(workspaces, link.pathname)
    },
    [workspaces],
  )
  return { onPointerOver: pointedAt, onFocus: pointedAt }
}
