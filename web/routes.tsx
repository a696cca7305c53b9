import { Suspense, type ComponentType } from 'react'
import { Navigate, Outlet, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import type { OperationType } from 'relay-runtime'
import { SignInPage } from './session/SignInPage'
import { pages } from './pages'
import { preload, waitBriefly } from './relay/preload'
import { AppError } from './shell/errors/AppError'
import { FrameSkeleton } from './shell/frame/FrameSkeleton'
import { NotFoundPage } from './shell/errors/NotFoundPage'
import { PageError } from './shell/errors/PageError'
import { createPage, createPart, loadCode, useMay } from './shell/frame/createPage'
import type { FrameRow, PageRow } from './live/pageRow'
import { Shell } from './shell/frame/Shell'
import ShellQuery from './shell/frame/__generated__/ShellQuery.graphql'
import type { Workspace } from './session/workspaces'
import { PageSkeleton } from './ui/page/Skeletons'

/** A page reads again when its path changes or it is revalidated; the page itself handles the rest of the address. */
const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

const whenAddressChanges =
  (unread: readonly string[]): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    readBy(currentUrl, unread) !== readBy(nextUrl, unread) ||
    (defaultShouldRevalidate && (unread.length === 0 || currentUrl.href === nextUrl.href))

/** What of an address says what is read. */
const readBy = ({ pathname, search }: URL, unread: readonly string[]): string => {
  const params = new URLSearchParams(search)
  for (const name of unread) params.delete(name)
  return `${pathname}?${params}`
}

/** Pages for people who are not signed in, besides the sign-in page: their code loads when they are opened. */
const outsidePages = [
  { path: '/forgot', load: () => import('./session/links/ForgotPage') },
  { path: '/welcome', load: () => import('./session/links/WelcomePage') },
  { path: '/reset', load: () => import('./session/links/ResetPage') },
  { path: '/board', load: () => import('./devices/board/BoardPage') },
  { path: '/ward', load: () => import('./devices/ward/WardPage') },
].map(({ path, load }) => ({ path, ...createPart(load) }))

type PageWorkspace = Omit<Workspace, 'router'>

/** The route of a page. Its code loads together with its frame's code. */
const pageRoute = (
  { path, page, outline = <PageSkeleton />, may, ...row }: PageRow,
  frameCode: () => Promise<unknown> = () => Promise.resolve(),
): ((workspace: PageWorkspace) => RouteObject) => {
  const { Page, code, warm } = createPage(page, outline, may)
  return (workspace) => ({
    path,
    element: <Page />,
    handle: { warm },
    shouldRevalidate: row.isBySearch ? whenAddressChanges(row.unread ?? []) : whenPathChanges,
    loader: async ({ params, request: { url, signal } }) => {
      const { query, variables, fetchPolicy = 'store-and-network' } = row
      const address = { params, search: new URL(url).searchParams }
      const [request, values] = await Promise.all([
        typeof query === 'function' ? loadCode(query).then((module) => module.default) : query,
        variables?.(address) ?? {},
      ])
      const preloaded = preload<OperationType>(workspace.connection.environment, request, values, {
        fetchPolicy: typeof fetchPolicy === 'function' ? fetchPolicy(workspace) : fetchPolicy,
        signal,
      })
      await waitBriefly(preloaded.isReady, frameCode().then(code))
      return preloaded
    },
  })
}

const frameRoute = ({ path, frame, outline, pages, may }: FrameRow): ((workspace: PageWorkspace) => RouteObject) => {
  type Frame = ComponentType<{ pages: readonly PageRow[] }>
  const { Part, code, warm } = createPart(frame as () => Promise<{ default: Frame }>)
  const routes = pages.map((row) => pageRoute({ outline, may, ...row }, code))
  // To people who may not see them, the pages say so without it.
  const Around = () =>
    useMay(may) ? (
      <Suspense fallback={outline}>
        <Part pages={pages} />
      </Suspense>
    ) : (
      <Outlet />
    )
  return (workspace) => ({
    path,
    element: <Around />,
    handle: { warm },
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, element: <Navigate to={pages[0]!.path} replace /> },
          ...routes.map((route) => route(workspace)),
        ],
      },
    ],
  })
}

const routes = pages.map((row) => ('pages' in row ? frameRoute(row) : pageRoute(row)))

/** The routes, from the page rows of every feature: path, page, and the query that starts when the address is chosen. */
export const createRoutes = (workspace: PageWorkspace): RouteObject[] => [
  { path: '/sign-in', element: <SignInPage />, errorElement: <AppError /> },
  ...outsidePages.map(({ path, Part }) => ({
    path,
    element: (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ),
    errorElement: <AppError />,
  })),
  {
    element: <Shell />,
    errorElement: <AppError />,
    hydrateFallbackElement: <FrameSkeleton />,
    loader: async ({ request: { signal } }) => {
      const preloaded = preload(workspace.connection.environment, ShellQuery, {}, { signal })
      await waitBriefly(preloaded.isReady)
      return preloaded
    },
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, element: <Navigate to="/calls/queue" replace /> },
          ...routes.map((route) => route(workspace)),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]
