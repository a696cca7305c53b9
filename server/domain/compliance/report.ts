import { showCalendarDate } from '../kernel/time/calendarDate'
import { statusNames, type ComplianceReportStatus } from './status'

/** The columns of the compliance report, on the screen and in its file (rules 6.3). */
export const reportColumns = ['User', 'Requirement', 'Category', 'Status', 'Expiration', 'Facilities'] as const

export const reportFileName = 'compliance-report.csv'

type Row = {
  fullName: string
  requirementName: string
  categoryName: string
  status: ComplianceReportStatus
  expirationDate: string | null
  facilityNames: readonly string[]
}

/** A row as the file shows it. */
export const rowCells = (row: Row): (string | null)[] => [
  row.fullName,
  row.requirementName,
  row.categoryName,
  statusNames[row.status],
  row.expirationDate && showCalendarDate(row.expirationDate),
  row.facilityNames.join(', '),
]
