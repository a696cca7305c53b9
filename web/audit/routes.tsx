import { ScrollText } from 'lucide-react'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

export const auditPages: readonly PageRow[] = [
  {
    path: 'audit',
    page: () => import('./AuditPage'),
    query: () => import('./__generated__/AuditTableQuery.graphql'),
    variables: async ({ search }) => (await import('./auditAddress')).variablesAt(search),
    isBySearch: true,
    // Each read of a patient's trail is audited, and what it was says nothing about now.
    fetchPolicy: 'network-only',
    outline: <PageSkeleton heading="Audit Trail" isList />,
    section: { name: 'Audit Trail', icon: ScrollText, menu: 'Administration' },
    may: ({ canSeeAudit }) => canSeeAudit,
  },
]
