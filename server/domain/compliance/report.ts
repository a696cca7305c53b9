import { showCalendarDate } from '../kernel/time/calendarDate'
import type { Column } from '../reports/column'
import { statusNames, type ComplianceReportStatus } from './status'

type Row = {
  fullName: string
  requirementName: string
  categoryName: string
  status: ComplianceReportStatus
  expirationDate: string | null
  facilityNames: readonly string[]
  inGraceUntil: string | null
}

const day = (name: string, of: (row: Row) => string | null): Column<Row> => ({
  name,
  of: (row) => {
    const shown = of(row)
    return shown && showCalendarDate(shown)
  },
  day: { of, pattern: 'MM/dd/yyyy' },
})

/** The columns of the compliance report's files: those of the specification, then what we add (rules 6.3, 6.5b). */
export const complianceColumns: Column<Row>[] = [
  { name: 'User', of: ({ fullName }) => fullName },
  { name: 'Requirement', of: ({ requirementName }) => requirementName },
  { name: 'Category', of: ({ categoryName }) => categoryName },
  { name: 'Status', of: ({ status }) => statusNames[status] },
  day('Expiration', ({ expirationDate }) => expirationDate),
  { name: 'Facilities', of: ({ facilityNames }) => facilityNames.join(', ') },
  day('In Grace Until', ({ inGraceUntil }) => inGraceUntil),
]
