import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useHeld, type Preloaded } from '../relay/preload'

type PageModule = { default: ComponentType<{ queryRef: PreloadedQuery<OperationType> }> }

/** The page's code did not arrive: a lost network, or a server that has newer pages by now. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}

/** A page whose code comes when it is asked for, and whose query is on its way already. */
export const createPage = (load: () => Promise<unknown>, fallback: ReactNode) => {
  let loading: Promise<PageModule> | undefined

  const get = (): Promise<PageModule> =>
    (loading ??= (load() as Promise<PageModule>).catch((cause: unknown) => {
      loading = undefined
      throw new PageNotLoaded('A part of Patency could not be loaded.', { cause })
    }))

  const Content = lazy(get)

  const Page = () => {
    const queryRef = useHeld(useLoaderData<Preloaded<OperationType>>())
    const { pathname } = useLocation()
    return (
      // By its path, so that a new page shows its shape at once instead of leaving the old one up.
      <Suspense key={pathname} fallback={fallback}>
        <Content queryRef={queryRef} />
      </Suspense>
    )
  }

  return { Page, warm: () => void get().catch(() => {}) }
}
