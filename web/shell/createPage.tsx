import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useHeld, type Preloaded } from '../relay/preload'
import { WarmLikely } from './useWarmLinks'

/** The page's code did not arrive: a lost network, or a server that has newer pages by now. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}

/** A component whose code comes when it is shown first, or when it is warmed. */
export const createPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  let loading: ReturnType<typeof load> | undefined
  const get = () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw new PageNotLoaded('A part of Patency could not be loaded.', { cause })
    }))
  return { Part: lazy(get), warm: () => void get().catch(() => {}) }
}

/** A page whose code comes when it is asked for, and whose query is on its way already. */
export const createPage = (load: () => Promise<unknown>, fallback: ReactNode) => {
  const { Part: Content, warm } = createPart(load as () => Promise<{ default: ComponentType<{ queryRef: PreloadedQuery<OperationType> }> }>)

  const Page = () => {
    const queryRef = useHeld(useLoaderData<Preloaded<OperationType>>())
    const { pathname } = useLocation()
    return (
      // By its path, so that a new page shows its shape at once instead of leaving the old one up.
      <Suspense key={pathname} fallback={fallback}>
        <Content queryRef={queryRef} />
        <WarmLikely />
      </Suspense>
    )
  }

  return { Page, warm }
}
