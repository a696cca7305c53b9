import { UsersRound } from 'lucide-react'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

export const teamPages: readonly PageRow[] = [
  {
    path: 'team',
    page: () => import('./TeamPage'),
    query: () => import('./__generated__/TeamPageQuery.graphql'),
    outline: <PageSkeleton heading="Team" isList />,
    section: { name: 'Team', icon: UsersRound, menu: 'Calls' },
    shortcut: { keys: 'g t', label: 'Go to the team' },
    // People who may see past calls are those who work on calls (rules 2.2).
    may: ({ canSeeLists }) => canSeeLists,
  },
]
