import type { Column } from './column'

// The three-report page: calls completed per clinician, per facility and per procedure (rules 7.12).

export type Count = { id: string | null; name: string; count: number }

/** What the numbers count. */
export const completedMeanings = {
  total: 'Calls that were completed in the range; deleted ones are left out.',
  clinicians: 'Calls that were completed in the range, by the person who completed them.',
  facilities: 'Calls that were completed in the range, by the facility of their room.',
  procedures:
    'Calls that were completed in the range and contain the procedure; a call counts at each of its procedures.',
} as const

/** The three lists, and what their rows are. */
export const completedLists = { clinicians: 'Clinician', facilities: 'Facility', procedures: 'Procedure' } as const
export type CompletedList = keyof typeof completedLists
export const completedListKeys = Object.keys(completedLists) as CompletedList[]

export const countColumns = (name: string, means: string): Column<Pick<Count, 'name' | 'count'>>[] => [
  { name, of: (row) => row.name },
  { name: 'Calls', isNumber: true, means, of: ({ count }) => count },
]

export const completedColumns = (list: CompletedList) => countColumns(completedLists[list], completedMeanings[list])
