import { graphql } from 'react-relay'
import type { LineRow } from 'domain/reports/lines'
import type { lineRow_row$data } from './__generated__/lineRow_row.graphql'

// oxlint-disable-next-line no-unused-expressions -- Its fields are those of the queries that spread it.
graphql`
  fragment lineRow_row on LineReportRow {
    facilityName
    typeName
    month
    placed
    removed
    openAtEnd
    lineDays
    infectionCount
    infectionsPer1000LineDays
    daysSinceLastInfection
  }
`

/** A row as the columns of the report have it. */
export const lineRowOf = (row: Omit<lineRow_row$data, ' $fragmentType'>): LineRow => ({
  facility: row.facilityName ?? null,
  type: row.typeName ?? null,
  month: row.month ?? null,
  placed: row.placed,
  removed: row.removed,
  openAtEnd: row.openAtEnd,
  lineDays: row.lineDays,
  infections: row.infectionCount,
  infectionsPer1000: row.infectionsPer1000LineDays ?? null,
  daysSinceLast: row.daysSinceLastInfection ?? null,
})
