import type { Column } from './column'

// The three-report page: calls completed per clinician, per facility and per procedure (rules 7.12).

export type Count = { id: string | null; name: string; count: number }

export const countColumns = (name: string): Column<Pick<Count, 'name' | 'count'>>[] => [
  { name, of: (row) => row.name },
  { name: 'Calls', isNumber: true, of: ({ count }) => count },
]
