import { TabBar } from '../../ui/page/TabBar'
import { rangeAddress, type RangeView } from './reportAddress'

const reports = [
  { path: '/reports', name: 'Completed Calls' },
  { path: '/reports/committee', name: 'Committee' },
  { path: '/reports/performance', name: 'Performance' },
  { path: '/reports/responsetime', name: 'Response Time' },
  { path: '/reports/worklog', name: 'Worklog' },
  { path: '/reports/demand', name: 'Demand' },
  { path: '/reports/insertions', name: 'Insertions' },
  { path: '/reports/lines', name: 'Lines' },
  { path: '/reports/removals', name: 'Removals' },
  { path: '/reports/infections', name: 'Infections' },
  { path: '/reports/calls', name: 'Calls' },
  { path: '/reports/compliance', name: 'Compliance' },
] as const

/** The other reports, for the same range. */
export const ReportTabs = ({ view }: { view: RangeView }) => (
  <TabBar
    label="Reports"
    tabs={reports.map(({ path, name }) => ({ to: path + rangeAddress.searchOf(view), name, isExact: true }))}
  />
)
