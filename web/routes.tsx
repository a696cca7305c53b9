import { Suspense } from 'react'
import { Navigate, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import type { OperationType } from 'relay-runtime'
import { SignInPage } from './account/SignInPage'
import QueuePageQuery from './calls/queue/__generated__/QueuePageQuery.graphql'
import { ListPageSkeleton } from './calls/lists/ListPageSkeleton'
import { QueueSkeleton } from './calls/queue/QueueSkeleton'
import type { CallList } from 'domain/calls/pastList'
import { configurationPages } from './configuration/pages'
import { LinesSkeleton } from './lines/LinesSkeleton'
import { globalId } from './relay/globalId'
import { preload } from './relay/preload'
import { AppError } from './shell/AppError'
import { FrameSkeleton } from './shell/FrameSkeleton'
import { NotFoundPage } from './shell/NotFoundPage'
import { PageError } from './shell/PageError'
import { createPage, createPart } from './shell/createPage'
import { Shell } from './shell/Shell'
import ShellQuery from './shell/__generated__/ShellQuery.graphql'
import type { Workspace } from './shell/workspaces'
import { TableSkeleton } from './tables/TableSkeleton'
import { PageSkeleton } from './ui/Skeletons'

const pages = {
  queue: createPage(() => import('./calls/queue/QueuePage'), <QueueSkeleton />),
  newCall: createPage(() => import('./calls/new/NewCallPage'), <PageSkeleton />),
  completed: createPage(() => import('./calls/lists/CompletedCallsPage'), <ListPageSkeleton heading="Completed Calls" />),
  deleted: createPage(() => import('./calls/lists/DeletedCallsPage'), <ListPageSkeleton heading="Deleted Calls" />),
  call: createPage(() => import('./calls/detail/CallPage'), <PageSkeleton />),
  lines: createPage(() => import('./lines/list/LinesPage'), <LinesSkeleton />),
  linesDue: createPage(() => import('./lines/due/DueBoardPage'), <LinesSkeleton />),
  line: createPage(() => import('./lines/detail/LinePage'), <PageSkeleton />),
  jobs: createPage(() => import('./jobs/JobsPage'), <PageSkeleton />),
}

const configurationFrame = createPart(() => import('./configuration/ConfigurationFrame'))
const configuration = configurationPages.map(({ page, ...rest }) => ({ ...rest, ...createPage(page, <TableSkeleton />) }))

/** With what is asked for. Fetched with their page, so that the first screen does not carry them. */
const queries = {
  newCall: async () => (await import('./calls/new/__generated__/NewCallPageQuery.graphql')).default,
  list: async (list: CallList, search: URLSearchParams) => {
    const [query, { variablesOf, viewOf }] = await Promise.all([import('./calls/lists/__generated__/CallTableQuery.graphql'), import('./calls/lists/listAddress')])
    return [query.default, variablesOf(list, viewOf(search))] as const
  },
  lines: async (search: URLSearchParams) => {
    const [query, { variablesOf, lineAddress }] = await Promise.all([import('./lines/list/__generated__/LineTableQuery.graphql'), import('./lines/list/lineAddress')])
    return [query.default, variablesOf(lineAddress.viewOf(search))] as const
  },
  linesDue: async () => {
    const [query, { dueBoardVariables }] = await Promise.all([import('./lines/due/__generated__/DueBoardQuery.graphql'), import('./lines/due/groups')])
    return [query.default, dueBoardVariables()] as const
  },
  call: async () => (await import('./calls/detail/__generated__/CallPageQuery.graphql')).default,
  line: async () => (await import('./lines/detail/__generated__/LinePageQuery.graphql')).default,
  jobs: async () => (await import('./jobs/__generated__/JobsPageQuery.graphql')).default,
}

/** A page asks anew when its path changes or when it is told to; what else the address says is its own affair. */
const whenPathChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** What a list is asked for stands in its address, too. */
const whenAddressChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => defaultShouldRevalidate || currentUrl.search !== nextUrl.search

/** The sitemap: path, page, and the query that starts when the address is chosen. */
export const createRoutes = (workspace: Omit<Workspace, 'router'>): RouteObject[] => {
  const { environment } = workspace.wire

  /** What was shown before is shown at once, and asked for again: calls come and go. */
  const listRoute = (list: CallList): RouteObject => {
    const { Page, warm } = pages[list]
    return {
      path: `calls/${list}`,
      element: <Page />,
      handle: { warm },
      loader: async ({ request }: LoaderFunctionArgs) =>
        preload<OperationType>(environment, ...(await queries.list(list, new URL(request.url).searchParams)), { fetchPolicy: 'store-and-network', signal: request.signal }),
      shouldRevalidate: whenAddressChanges,
    }
  }

  return [
    { path: '/sign-in', element: <SignInPage />, errorElement: <AppError /> },
    {
      element: <Shell />,
      errorElement: <AppError />,
      hydrateFallbackElement: <FrameSkeleton />,
      loader: ({ request: { signal } }) => preload(environment, ShellQuery, {}, { signal }),
      shouldRevalidate: () => false,
      children: [
        {
          errorElement: <PageError />,
          children: [
            { index: true, element: <Navigate to="/calls/queue" replace /> },
            {
              path: 'calls/queue',
              element: <pages.queue.Page />,
              handle: { warm: pages.queue.warm },
              // The feed keeps the queue in the store true; without it the store is shown and the server asked.
              loader: ({ request: { signal } }) => preload(environment, QueuePageQuery, {}, { fetchPolicy: workspace.feed.get()?.isCurrent() ? 'store-or-network' : 'store-and-network', signal }),
              shouldRevalidate: whenPathChanges,
            },
            {
              path: 'calls/new',
              element: <pages.newCall.Page />,
              handle: { warm: pages.newCall.warm },
              loader: async ({ request: { signal } }) => preload(environment, await queries.newCall(), {}, { signal }),
              shouldRevalidate: whenPathChanges,
            },
            listRoute('completed'),
            listRoute('deleted'),
            {
              path: 'calls/:id',
              element: <pages.call.Page />,
              handle: { warm: pages.call.warm },
              // Opening a call may assign it, and its form begins with what is read: neither goes by what was once stored.
              loader: async ({ params, request: { signal } }: LoaderFunctionArgs) =>
                preload<OperationType>(environment, await queries.call(), { id: globalId('Call', params.id!) }, { fetchPolicy: 'network-only', signal }),
              shouldRevalidate: whenPathChanges,
            },
            {
              path: 'lines',
              element: <pages.lines.Page />,
              handle: { warm: pages.lines.warm },
              loader: async ({ request }: LoaderFunctionArgs) =>
                preload<OperationType>(environment, ...(await queries.lines(new URL(request.url).searchParams)), { fetchPolicy: 'store-and-network', signal: request.signal }),
              shouldRevalidate: whenAddressChanges,
            },
            {
              path: 'lines/due',
              element: <pages.linesDue.Page />,
              handle: { warm: pages.linesDue.warm },
              loader: async ({ request: { signal } }) => preload<OperationType>(environment, ...(await queries.linesDue()), { fetchPolicy: 'store-and-network', signal }),
              shouldRevalidate: whenPathChanges,
            },
            {
              path: 'lines/:id',
              element: <pages.line.Page />,
              handle: { warm: pages.line.warm },
              // Its form begins with what is read, and does not go by what was once stored.
              loader: async ({ params, request: { signal } }: LoaderFunctionArgs) =>
                preload<OperationType>(environment, await queries.line(), { id: globalId('Line', params.id!) }, { fetchPolicy: 'network-only', signal }),
              shouldRevalidate: whenPathChanges,
            },
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
                    // What was shown before is shown at once, and asked for again.
                    ...configuration.map(({ path, Page, warm, query, variables }) => ({
                      path,
                      element: <Page />,
                      handle: { warm },
                      loader: async ({ params, request: { signal } }: LoaderFunctionArgs) => preload<OperationType>(environment, await query(), variables?.(params) ?? {}, { fetchPolicy: 'store-and-network', signal }),
                      shouldRevalidate: whenPathChanges,
                    })),
                  ],
                },
              ],
            },
            {
              path: 'jobs',
              element: <pages.jobs.Page />,
              handle: { warm: pages.jobs.warm },
              loader: async ({ request: { signal } }) => preload<OperationType>(environment, await queries.jobs(), {}, { fetchPolicy: 'store-and-network', signal }),
              shouldRevalidate: whenPathChanges,
            },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ]
}
