import { Users } from 'lucide-react'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

export const userPages: readonly PageRow[] = [
  {
    path: 'users',
    page: () => import('./list/UsersPage'),
    query: () => import('./list/__generated__/UserTableQuery.graphql'),
    variables: async ({ search }) => (await import('./list/userAddress')).variablesAt(search),
    isBySearch: true,
    outline: <PageSkeleton heading="Users" isList />,
    section: { name: 'Users', icon: Users, menu: 'Administration' },
    shortcut: { keys: 'g u', label: 'Go to the users' },
    may: ({ canSeeUsers }) => canSeeUsers,
  },
]
