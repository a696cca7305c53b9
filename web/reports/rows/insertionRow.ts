import { graphql } from 'react-relay'
import type { InsertionRow } from 'domain/reports/insertions'
import type { insertionRow_row$data } from './__generated__/insertionRow_row.graphql'

// oxlint-disable-next-line no-unused-expressions -- Its fields are those of the queries that spread it.
graphql`
  fragment insertionRow_row on InsertionRow {
    clinicianName
    typeName
    insertionCount
    successful
    unsuccessful
    successPercent
    averageAttempts
    orderChangeCount
    orderChanges {
      name
      count
    }
  }
`

/** A row as the columns of the report have it. */
export const insertionRowOf = (row: Omit<insertionRow_row$data, ' $fragmentType'>): InsertionRow => ({
  clinician: row.clinicianName ?? null,
  type: row.typeName ?? null,
  insertions: row.insertionCount,
  successful: row.successful,
  unsuccessful: row.unsuccessful,
  successPercent: row.successPercent ?? null,
  averageAttempts: row.averageAttempts ?? null,
  orderChanges: row.orderChangeCount,
  changes: row.orderChanges,
})
