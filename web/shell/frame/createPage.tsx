import { lazy, Suspense, useContext, useEffect, type ComponentType, type ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useHeld, type Preloaded } from '../../relay/preload'
import { distrustStored } from '../../relay/readAnew'
import { ViewerContext } from '../../relay/viewer'
import type { PageRow } from '../../live/pageRow'
import { NotAllowedPage } from '../errors/NotAllowedPage'
import { WarmLikely } from './WarmLikely'

/** The page's code failed to load: the network is down, or the server has a newer version. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded'
}

/** Code of the app that is loaded when it is needed. */
export const loadCode = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new PageNotLoaded('A part of Patency could not be loaded.', { cause })
  })

/** A component whose code loads when it is first shown, or earlier when it is preloaded. */
export const createPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  let loading: ReturnType<typeof load> | undefined
  const get = () =>
    (loading ??= loadCode(load).catch((error: unknown) => {
      loading = undefined
      throw error
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

/** Whether the viewer may see a page. Outside of a provider, the frame decides which pages there are. */
export const useMay = (may: PageRow['may']): boolean => {
  const viewer = useContext(ViewerContext)
  return !viewer || !may || may(viewer)
}

/** What was read for people who may not see it. Once they may, it is read anew. */
const readInVain = new WeakSet<Preloaded<OperationType>>()

/** A page whose code and query start to load when its address is chosen. */
export const createPage = (load: () => Promise<unknown>, fallback: ReactNode, may: PageRow['may']) => {
  const {
    Part: Content,
    code,
    warm,
  } = createPart(load as () => Promise<{ default: ComponentType<{ queryRef: PreloadedQuery<OperationType> }> }>)

  const Page = () => {
    const preloaded = useLoaderData<Preloaded<OperationType>>()
    const queryRef = useHeld(preloaded)
    const { pathname } = useLocation()
    const isAllowed = useMay(may)
    const environment = useRelayEnvironment()
    const { revalidate } = useRevalidator()
    useEffect(() => {
      if (!isAllowed) readInVain.add(preloaded)
      else if (readInVain.has(preloaded)) {
        distrustStored(environment)
        void revalidate()
      }
    }, [environment, isAllowed, preloaded, revalidate])
    if (!isAllowed || readInVain.has(preloaded)) return <NotAllowedPage />
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
