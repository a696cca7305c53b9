import type { DueGroup } from 'domain/lines/due'

/** How many lines of each group are shown at first. */
const shownAtFirst = 20

/** Variables of the board's query. Groups in `whole` show all their lines. */
export const dueBoardVariables = (whole: readonly DueGroup[] = []) => ({ first: shownAtFirst, whole: [...whole] })

export const groupNames: Record<DueGroup, { name: string; none: string; palette: 'red' | 'amber' | 'gray' }> = {
  OVERDUE: { name: 'Overdue', none: 'Nothing is overdue.', palette: 'red' },
  TODAY: { name: 'Today', none: 'Nothing is due today.', palette: 'amber' },
  NEXT_TWO_DAYS: { name: 'Next two days', none: 'Nothing is due in the next two days.', palette: 'gray' },
  LATER: { name: 'Later', none: 'Nothing is due later.', palette: 'gray' },
  NO_DATE: { name: 'No date', none: 'Every line has a date.', palette: 'gray' },
}
