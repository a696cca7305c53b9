import { KeyRound } from 'lucide-react'
import type { PageRow } from '../../live/pageRow'

export const tokenPages: readonly PageRow[] = [
  {
    path: 'tokens',
    page: () => import('./TokensPage'),
    query: () => import('./__generated__/TokensPageQuery.graphql'),
    variables: ({ search }) => ({ includeRevoked: search.has('revoked') }),
    isBySearch: true,
    section: { name: 'API Tokens', icon: KeyRound, menu: 'Administration' },
    may: ({ canManageTokens }) => canManageTokens,
  },
]
