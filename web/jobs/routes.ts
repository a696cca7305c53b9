import { CalendarClock } from 'lucide-react'
import type { PageRow } from '../live/pageRow'

export const jobPages: readonly PageRow[] = [
  {
    path: 'jobs',
    page: () => import('./JobsPage'),
    query: () => import('./__generated__/JobsPageQuery.graphql'),
    section: { name: 'Jobs', icon: CalendarClock, menu: 'Administration' },
    shortcut: { keys: 'g j', label: 'Go to the jobs' },
    may: ({ canRunJobs }) => canRunJobs,
  },
]
