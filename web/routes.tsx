import { Suspense } from 'react'
import { Navigate, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import type { ConcreteRequest, FetchPolicy, OperationType } from 'relay-runtime'
import { SignInPage } from './session/SignInPage'
import QueuePageQuery from './calls/queue/__generated__/QueuePageQuery.graphql'
import { ListPageSkeleton } from './calls/past/ListPageSkeleton'
import { QueueSkeleton } from './calls/queue/QueueSkeleton'
import type { CallList } from 'domain/calls/past/pastList'
import { configurationPages } from './configuration/pages'
import { LinesSkeleton } from './lines/LinesSkeleton'
import { globalId } from './relay/globalId'
import { preload, waitBriefly } from './relay/preload'
import { AppError } from './shell/errors/AppError'
import { FrameSkeleton } from './shell/frame/FrameSkeleton'
import { NotFoundPage } from './shell/errors/NotFoundPage'
import { PageError } from './shell/errors/PageError'
import { createPage, createPart } from './shell/frame/createPage'
import { Shell } from './shell/frame/Shell'
import ShellQuery from './shell/frame/__generated__/ShellQuery.graphql'
import type { Workspace } from './session/workspaces'
import { TableSkeleton } from './tables/list/TableSkeleton'
import { PageSkeleton } from './ui/page/Skeletons'

const pages = {
  queue: createPage(() => import('./calls/queue/QueuePage'), <QueueSkeleton />),
  newCall: createPage(() => import('./calls/new/NewCallPage'), <PageSkeleton />),
  completed: createPage(
    () => import('./calls/past/CompletedCallsPage'),
    <ListPageSkeleton heading="Completed Calls" />,
  ),
  deleted: createPage(() => import('./calls/past/DeletedCallsPage'), <ListPageSkeleton heading="Deleted Calls" />),
  call: createPage(() => import('./calls/call/page/CallPage'), <PageSkeleton />),
  lines: createPage(() => import('./lines/list/LinesPage'), <LinesSkeleton />),
  linesDue: createPage(() => import('./lines/due/DueBoardPage'), <LinesSkeleton />),
  line: createPage(() => import('./lines/line/page/LinePage'), <PageSkeleton />),
  jobs: createPage(() => import('./jobs/JobsPage'), <PageSkeleton />),
}

const configurationFrame = createPart(() => import('./configuration/kit/ConfigurationFrame'))
const configuration = configurationPages.map(({ page, ...rest }) => ({
  ...rest,
  ...createPage(page, <TableSkeleton />),
}))

/** The query of a page, with its variables. */
type PageQuery = readonly [ConcreteRequest, OperationType['variables']]

/** Fetched with their page, so that the first screen does not carry them. */
const queries = {
  newCall: async (): Promise<PageQuery> => [
    (await import('./calls/new/__generated__/NewCallPageQuery.graphql')).default,
    {},
  ],
  list: async (list: CallList, search: URLSearchParams): Promise<PageQuery> => {
    const [query, { variablesOf, viewOf }] = await Promise.all([
      import('./calls/past/__generated__/CallTableQuery.graphql'),
      import('./calls/past/listAddress'),
    ])
    return [query.default, variablesOf(list, viewOf(search))]
  },
  lines: async (search: URLSearchParams): Promise<PageQuery> => {
    const [query, { variablesOf, lineAddress }] = await Promise.all([
      import('./lines/list/__generated__/LineTableQuery.graphql'),
      import('./lines/list/lineAddress'),
    ])
    return [query.default, variablesOf(lineAddress.viewOf(search))]
  },
  linesDue: async (): Promise<PageQuery> => {
    const [query, { dueBoardVariables }] = await Promise.all([
      import('./lines/due/__generated__/DueBoardQuery.graphql'),
      import('./lines/due/groups'),
    ])
    return [query.default, dueBoardVariables()]
  },
  call: async (id: string): Promise<PageQuery> => [
    (await import('./calls/call/page/__generated__/CallPageQuery.graphql')).default,
    { id: globalId('Call', id) },
  ],
  line: async (id: string): Promise<PageQuery> => [
    (await import('./lines/line/page/__generated__/LinePageQuery.graphql')).default,
    { id: globalId('Line', id) },
  ],
  jobs: async (): Promise<PageQuery> => [(await import('./jobs/__generated__/JobsPageQuery.graphql')).default, {}],
}

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams

/** A page asks anew when its path changes or when it is told to; what else the address says is its own affair. */
const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** What a list is asked for stands in its address, too. */
const whenAddressChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || currentUrl.search !== nextUrl.search

type PageRoute = {
  path: string
  page: ReturnType<typeof createPage>
  queryFor: (args: LoaderFunctionArgs) => PageQuery | Promise<PageQuery>
  /** By default what was shown before is shown at once, and asked for again: calls come and go. */
  fetchPolicy?: () => FetchPolicy
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Its form begins with what is read, and does not go by what was once stored. */
const fromNetwork = (): FetchPolicy => 'network-only'

/** The sitemap: path, page, and the query that starts when the address is chosen. */
export const createRoutes = (workspace: Omit<Workspace, 'router'>): RouteObject[] => {
  const { environment } = workspace.wire

  const pageRoute = ({
    path,
    page: { Page, code, warm },
    queryFor,
    fetchPolicy = () => 'store-and-network',
    shouldRevalidate = whenPathChanges,
  }: PageRoute): RouteObject => ({
    path,
    element: <Page />,
    handle: { warm },
    shouldRevalidate,
    loader: async (args) => {
      const [query, variables] = await queryFor(args)
      const preloaded = preload<OperationType>(environment, query, variables, {
        fetchPolicy: fetchPolicy(),
        signal: args.request.signal,
      })
      await waitBriefly(preloaded.isReady, code())
      return preloaded
    },
  })

  return [
    { path: '/sign-in', element: <SignInPage />, errorElement: <AppError /> },
    {
      element: <Shell />,
      errorElement: <AppError />,
      hydrateFallbackElement: <FrameSkeleton />,
      loader: async ({ request: { signal } }) => {
        const preloaded = preload(environment, ShellQuery, {}, { signal })
        await waitBriefly(preloaded.isReady)
        return preloaded
      },
      shouldRevalidate: () => false,
      children: [
        {
          errorElement: <PageError />,
          children: [
            { index: true, element: <Navigate to="/calls/queue" replace /> },
            pageRoute({
              path: 'calls/queue',
              page: pages.queue,
              queryFor: () => [QueuePageQuery, {}],
              // The feed keeps the queue in the store true; without it the store is shown and the server asked.
              fetchPolicy: () => (workspace.feed.get()?.isCurrent() ? 'store-or-network' : 'store-and-network'),
            }),
            pageRoute({
              path: 'calls/new',
              page: pages.newCall,
              queryFor: queries.newCall,
              fetchPolicy: () => 'store-or-network',
            }),
            pageRoute({
              path: 'calls/completed',
              page: pages.completed,
              queryFor: (args) => queries.list('completed', searchOf(args)),
              shouldRevalidate: whenAddressChanges,
            }),
            pageRoute({
              path: 'calls/deleted',
              page: pages.deleted,
              queryFor: (args) => queries.list('deleted', searchOf(args)),
              shouldRevalidate: whenAddressChanges,
            }),
            // Opening a call may assign it as well.
            pageRoute({
              path: 'calls/:id',
              page: pages.call,
              queryFor: ({ params }) => queries.call(params.id!),
              fetchPolicy: fromNetwork,
            }),
            pageRoute({
              path: 'lines',
              page: pages.lines,
              queryFor: (args) => queries.lines(searchOf(args)),
              shouldRevalidate: whenAddressChanges,
            }),
            pageRoute({ path: 'lines/due', page: pages.linesDue, queryFor: queries.linesDue }),
            pageRoute({
              path: 'lines/:id',
              page: pages.line,
              queryFor: ({ params }) => queries.line(params.id!),
              fetchPolicy: fromNetwork,
            }),
            {
              path: 'configuration',
              element: (
                <Suspense fallback={<TableSkeleton />}>
                  <configurationFrame.Part />
                </Suspense>
              ),
              handle: { warm: configurationFrame.warm },
              children: [
                {
                  errorElement: <PageError />,
                  children: [
                    { index: true, element: <Navigate to={configuration[0]!.path} replace /> },
                    ...configuration.map(({ path, query, variables, code, ...page }) =>
                      pageRoute({
                        path,
                        page: { ...page, code: () => configurationFrame.code().then(code) },
                        queryFor: async ({ params }) => [await query(), variables?.(params) ?? {}],
                      }),
                    ),
                  ],
                },
              ],
            },
            pageRoute({ path: 'jobs', page: pages.jobs, queryFor: queries.jobs }),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ]
}
