import { showCalendarDate } from '../kernel/time/calendarDate'
import { statusNames, type ComplianceReportStatus } from './status'

/** The columns of the compliance report's file: those of the specification, then what we add (rules 6.3, 6.5b). */
export const reportColumns = [
  'User',
  'Requirement',
  'Category',
  'Status',
  'Expiration',
  'Facilities',
  'In Grace Until',
] as const

export const reportFileName = 'compliance-report.csv'

type Row = {
  fullName: string
  requirementName: string
  categoryName: string
  status: ComplianceReportStatus
  expirationDate: string | null
  facilityNames: readonly string[]
  inGraceUntil: string | null
}

/** A row as the file shows it. */
export const rowCells = (row: Row): (string | null)[] => [
  row.fullName,
  row.requirementName,
  row.categoryName,
  statusNames[row.status],
  row.expirationDate && showCalendarDate(row.expirationDate),
  row.facilityNames.join(', '),
  row.inGraceUntil && showCalendarDate(row.inGraceUntil),
]
