import { ChartColumn, ShieldCheck } from 'lucide-react'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

const report: Pick<PageRow, 'variables' | 'isBySearch' | 'unread' | 'outline' | 'may'> = {
  variables: async ({ search }) => {
    const { reportAddress, rangesOf } = await import('./kit/reportAddress')
    return rangesOf(reportAddress.viewOf(search))
  },
  isBySearch: true,
  unread: ['sort'],
  outline: <PageSkeleton isList />,
  may: ({ canSeeReports }) => canSeeReports,
}

const paged: typeof report = {
  ...report,
  variables: async ({ search }) => {
    const { reportAddress, rangeOf } = await import('./kit/reportAddress')
    const view = reportAddress.viewOf(search)
    return { range: rangeOf(view), page: view.all ? null : view.page - 1 }
  },
}

const callReport: Omit<PageRow, 'path'> = {
  ...report,
  unread: [],
  variables: async ({ search }) => {
    const { callReportAddress, variablesOf } = await import('./calls/callReportAddress')
    return variablesOf(callReportAddress.viewOf(search))
  },
  page: () => import('./calls/CallReportPage'),
  query: () => import('./calls/__generated__/CallReportQuery.graphql'),
}

/** The reports. The links of `kit/ReportTabs` have the same order. */
export const reportPages: readonly PageRow[] = [
  {
    ...report,
    path: 'reports',
    page: () => import('./CompletedPage'),
    query: () => import('./__generated__/CompletedPageQuery.graphql'),
    section: { name: 'Reports', icon: ChartColumn },
    shortcut: { keys: 'g r', label: 'Go to the reports' },
  },
  {
    ...report,
    path: 'reports/performance',
    page: () => import('./PerformancePage'),
    query: () => import('./__generated__/PerformancePageQuery.graphql'),
  },
  {
    ...report,
    variables: async ({ search }) => {
      const { reportAddress, rangesOf, filterOf } = await import('./kit/reportAddress')
      const { choiceOf, responseChoices } = await import('./kit/choices')
      const view = reportAddress.viewOf(search)
      const { startTime, endTime } = view
      return {
        ...rangesOf(view),
        ...filterOf(view),
        startTime,
        endTime,
        by: choiceOf(responseChoices, view.by).toUpperCase(),
      }
    },
    path: 'reports/responsetime',
    page: () => import('./ResponseTimePage'),
    query: () => import('./__generated__/ResponseTimePageQuery.graphql'),
  },
  {
    ...report,
    path: 'reports/worklog',
    page: () => import('./WorklogPage'),
    query: () => import('./__generated__/WorklogPageQuery.graphql'),
  },
  {
    ...report,
    variables: async ({ search }) => {
      const { reportAddress, rangesOf, filterOf } = await import('./kit/reportAddress')
      const { choiceOf, demandChoices } = await import('./kit/choices')
      const view = reportAddress.viewOf(search)
      const by = choiceOf(demandChoices, view.by)
      const isByPlace = by !== 'hours'
      return { ...rangesOf(view), ...filterOf(view), by: (isByPlace ? by : 'units').toUpperCase(), isByPlace }
    },
    path: 'reports/demand',
    page: () => import('./DemandPage'),
    query: () => import('./__generated__/DemandPageQuery.graphql'),
  },
  {
    ...report,
    variables: async ({ search }) => {
      const { reportAddress, rangesOf } = await import('./kit/reportAddress')
      const view = reportAddress.viewOf(search)
      return { ...rangesOf(view), type: view.type || null }
    },
    path: 'reports/insertions',
    page: () => import('./InsertionsPage'),
    query: () => import('./__generated__/InsertionsPageQuery.graphql'),
  },
  {
    ...report,
    path: 'reports/committee',
    page: () => import('./committee/CommitteePage'),
    query: () => import('./committee/__generated__/CommitteePageQuery.graphql'),
  },
  {
    ...report,
    path: 'reports/lines',
    page: () => import('./LinesPage'),
    query: () => import('./__generated__/LinesPageQuery.graphql'),
  },
  {
    ...paged,
    path: 'reports/removals',
    page: () => import('./RemovalsPage'),
    query: () => import('./__generated__/RemovalsPageQuery.graphql'),
  },
  {
    ...paged,
    path: 'reports/infections',
    page: () => import('./InfectionsPage'),
    query: () => import('./__generated__/InfectionsPageQuery.graphql'),
  },
  {
    path: 'reports/compliance',
    page: () => import('./compliance/CompliancePage'),
    query: () => import('./compliance/__generated__/ComplianceTableQuery.graphql'),
    variables: async ({ search }) => {
      const { complianceAddress, variablesOf } = await import('./compliance/complianceAddress')
      return variablesOf(complianceAddress.viewOf(search))
    },
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
