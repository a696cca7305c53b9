import { Footprints } from 'lucide-react'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

export const roundPages: readonly PageRow[] = [
  {
    path: 'round',
    page: () => import('./RoundPage'),
    query: () => import('./__generated__/RoundPageQuery.graphql'),
    variables: async ({ search }) => ({ ...(await import('./roundAddress')).viewOf(search) }),
    isBySearch: true,
    outline: <PageSkeleton heading="My Round" isList />,
    section: { name: 'My Round', icon: Footprints, menu: 'Calls' },
    shortcut: { keys: 'g o', label: 'Go to my round' },
    // People who may see past calls are those who work on calls (rules 2.2).
    may: ({ canSeeLists }) => canSeeLists,
  },
]
