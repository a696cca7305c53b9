import { Building2 } from 'lucide-react'
import { globalId } from '../relay/globalId'
import type { PageRow } from '../live/pageRow'

export const providerPages: readonly PageRow[] = [
  {
    path: 'providers',
    page: () => import('./ProvidersPage'),
    query: () => import('./__generated__/ProvidersPageQuery.graphql'),
    section: { name: 'Providers', icon: Building2, menu: 'Administration' },
    may: ({ canManageProviders }) => canManageProviders,
  },
  {
    path: 'providers/:id',
    page: () => import('./ProviderPage'),
    query: () => import('./__generated__/ProviderPageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('ManagedProvider', params.id!) }),
    may: ({ canManageProviders }) => canManageProviders,
  },
]
