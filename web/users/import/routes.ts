import type { PageRow } from '../../live/pageRow'

export const importPages: readonly PageRow[] = [
  {
    path: 'users/import',
    page: () => import('./ImportPage'),
    query: () => import('./__generated__/ImportPageQuery.graphql'),
    may: ({ canChangeUsers }) => canChangeUsers,
  },
]
