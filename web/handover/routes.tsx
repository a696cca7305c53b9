import { ArrowRightLeft } from 'lucide-react'
import { globalId } from '../relay/globalId'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

const outline = <PageSkeleton heading="Hand-over" isList />

export const handoverPages: readonly PageRow[] = [
  {
    path: 'handover',
    page: () => import('./HandoverPage'),
    query: () => import('./__generated__/CurrentHandoverQuery.graphql'),
    variables: async ({ search }) => (await import('./handoverAddress')).variablesAt(search),
    isBySearch: true,
    outline,
    section: { name: 'Hand-over', icon: ArrowRightLeft, menu: 'Calls' },
    shortcut: { keys: 'g h', label: 'Go to the hand-over' },
    // People who may see past calls are those who work on calls (rules 2.2).
    may: ({ canSeeLists }) => canSeeLists,
  },
  {
    path: 'handover/:id',
    page: () => import('./PastHandoverPage'),
    query: () => import('./__generated__/PastHandoverPageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('Handover', params.id!) }),
    outline,
    // Each reading is audited; what a hand-over said does not change.
    fetchPolicy: 'store-or-network',
  },
]
