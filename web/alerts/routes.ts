import type { PageRow } from '../live/pageRow'

export const alertPages: readonly PageRow[] = [
  {
    path: 'account/alerts',
    page: () => import('./AlertsPage'),
    query: () => import('./__generated__/AlertsPageQuery.graphql'),
    may: ({ canSeeLists }) => canSeeLists,
  },
]
