import { ChartColumn, ShieldCheck } from 'lucide-react'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'
import type { reportVariables } from './kit/variables'

/** Read by its address. `kind`: which part of the address. */
const report = (
  kind: keyof typeof reportVariables = 'ranges',
): Pick<PageRow, 'variables' | 'isBySearch' | 'unread' | 'outline' | 'may'> => ({
  variables: async ({ search }) => (await import('./kit/variables')).reportVariables[kind](search),
  isBySearch: true,
  unread: ['sort'],
  outline: <PageSkeleton isList />,
  may: ({ canSeeReports }) => canSeeReports,
})

const callReport: Omit<PageRow, 'path'> = {
  ...report(),
  unread: [],
  variables: async ({ search }) => (await import('./calls/callReportAddress')).variablesAt(search),
  page: () => import('./calls/CallReportPage'),
  query: () => import('./calls/__generated__/CallReportQuery.graphql'),
}

/** The reports. The links of `kit/ReportTabs` have the same order. */
export const reportPages: readonly PageRow[] = [
  {
    ...report(),
    path: 'reports',
    page: () => import('./CompletedPage'),
    query: () => import('./__generated__/CompletedPageQuery.graphql'),
    section: { name: 'Reports', icon: ChartColumn },
    shortcut: { keys: 'g r', label: 'Go to the reports' },
  },
  {
    ...report(),
    path: 'reports/performance',
    page: () => import('./PerformancePage'),
    query: () => import('./__generated__/PerformancePageQuery.graphql'),
  },
  {
    ...report('responseTime'),
    path: 'reports/responsetime',
    page: () => import('./ResponseTimePage'),
    query: () => import('./__generated__/ResponseTimePageQuery.graphql'),
  },
  {
    ...report(),
    path: 'reports/worklog',
    page: () => import('./WorklogPage'),
    query: () => import('./__generated__/WorklogPageQuery.graphql'),
  },
  {
    ...report('demand'),
    path: 'reports/demand',
    page: () => import('./DemandPage'),
    query: () => import('./__generated__/DemandPageQuery.graphql'),
  },
  {
    ...report('insertions'),
    path: 'reports/insertions',
    page: () => import('./InsertionsPage'),
    query: () => import('./__generated__/InsertionsPageQuery.graphql'),
  },
  {
    ...report(),
    path: 'reports/committee',
    page: () => import('./committee/CommitteePage'),
    query: () => import('./committee/__generated__/CommitteePageQuery.graphql'),
  },
  {
    ...report('lines'),
    path: 'reports/lines',
    page: () => import('./LinesPage'),
    query: () => import('./__generated__/LinesPageQuery.graphql'),
  },
  {
    ...report('paged'),
    path: 'reports/removals',
    page: () => import('./RemovalsPage'),
    query: () => import('./__generated__/RemovalsPageQuery.graphql'),
  },
  {
    ...report('paged'),
    path: 'reports/infections',
    page: () => import('./InfectionsPage'),
    query: () => import('./__generated__/InfectionsPageQuery.graphql'),
  },
  {
    path: 'reports/compliance',
    page: () => import('./compliance/CompliancePage'),
    query: () => import('./compliance/__generated__/ComplianceTableQuery.graphql'),
    variables: async ({ search }) => (await import('./compliance/complianceAddress')).variablesAt(search),
    isBySearch: true,
    // Each read is audited, and what it was says nothing about now.
    fetchPolicy: 'network-only',
    outline: <PageSkeleton heading="Compliance" isList />,
    section: { name: 'Compliance Report', icon: ShieldCheck, menu: 'Administration' },
    may: ({ canReviewDocuments }) => canReviewDocuments,
  },
  { ...callReport, path: 'reports/calls' },
  { ...callReport, path: 'reports/performance/calls' },
]
