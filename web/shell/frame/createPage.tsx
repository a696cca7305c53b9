import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useHeld, type Preloaded } from '../../relay/preload'
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
  return { Part: lazy(get), code: get, warm: () => void get().catch(() => {}) }
}

/** A page whose code and query are on their way once its address is chosen. */
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
      // By its path, so that a page that takes longer shows its outline instead of leaving the old one up.
      <Suspense key={pathname} fallback={fallback}>
        <Content queryRef={queryRef} />
        <WarmLikely />
      </Suspense>
    )
  }

  return { Page, code, warm }
}
