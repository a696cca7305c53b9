import type { PageRow } from '../../shell/frame/pageRow'

export const importPages: readonly PageRow[] = [
  {
    path: 'users/import',
    page: () => import('./ImportPage'),
    query: () => import('./__generated__/ImportPageQuery.graphql'),
    may: ({ canChangeUsers }) => canChangeUsers,
  },
]
