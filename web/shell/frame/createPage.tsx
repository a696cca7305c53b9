import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useHeld, type Preloaded } from '../../relay/preload'
import { WarmLikely } from './WarmLikely'

/** The page's code failed to load: the network is down, or the server has a newer version. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}

/** A component whose code loads when it is first shown, or earlier when it is preloaded. */
export const createPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  let loading: ReturnType<typeof load> | undefined
  const get = () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new PageNotLoaded('A part of Patency could not be loaded.', { cause })
    }))
  return {
    Part: lazy(get),
    code: get,
    warm: () =>
      get().then(
        () => {},
        () => {},
      ),
  }
}

/** A page whose code and query start to load when its address is chosen. */
export const createPage = (load: () => Promise<unknown>, fallback: ReactNode) => {
  const {
    Part: Content,
    code,
    warm,
  } = createPart(load as () => Promise<{ default: ComponentType<{ queryRef: PreloadedQuery<OperationType> }> }>)

  const Page = () => {
    const queryRef = useHeld(useLoaderData<Preloaded<OperationType>>())
    const { pathname } = useLocation()
    return (
      // Keyed by path, so that a slow page shows its skeleton instead of the previous page.
      <Suspense key={pathname} fallback={fallback}>
        <Content queryRef={queryRef} />
        <WarmLikely />
      </Suspense>
    )
  }

  return { Page, code, warm }
}
