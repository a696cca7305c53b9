import { object, string, type InferType } from 'yup'
import { dateText, flag } from '../../kernel/input/entries'
import { text } from '../../kernel/input/input'
import { compareNames } from '../../kernel/input/names'
import { parseMoment } from '../../kernel/time/writtenMoment'

// The lists of completed and deleted calls (rules 3.16).

export const callLists = ['completed', 'deleted'] as const
export type CallList = (typeof callLists)[number]

/** The sorts of a list, with the labels of the screens and of REST. */
export const callSorts = {
  createdAt: 'Call Created Time',
  facility: 'Hospital',
  clinician: 'Clinician',
  completedAt: 'Completion Time',
  responseTime: 'Response Time',
  procedureTime: 'Procedure Time',
  startTime: 'Start Time',
  status: 'Status',
  room: 'Room',
} as const
export type CallSort = keyof typeof callSorts

/** The sorts as they stand in addresses. */
export const callSortWords: Record<CallSort, string> = {
  createdAt: 'created',
  facility: 'hospital',
  clinician: 'clinician',
  completedAt: 'completion',
  responseTime: 'response',
  procedureTime: 'procedure',
  startTime: 'start',
  status: 'status',
  room: 'room',
}

export const sortOptions = Object.keys(callSorts) as CallSort[]
const sortNames = Object.values(callSorts)

export const sortNamed = (name: string): CallSort => sortOptions.find((sort) => callSorts[sort] === name)!

const sortMessage = `Must be one of ${sortNames.join(', ')}`

/** What narrows a list: a text, and the period in which the calls were completed, or deleted (rules 3.16b). */
export type PastSearch = { search?: string | null; from?: Date | null; to?: Date | null }

/** A search finds the newest calls, up to this number. */
export const mostOfSearch = 100
/** A period without a text finds the newest calls, up to this number. */
export const mostOfDays = 2_000

const noSuchMoment = 'Must be a time with its zone, such as 2026-11-20T05:00:00Z'
const moment = () =>
  dateText(noSuchMoment).test('moment', noSuchMoment, (value) => !value || !!parseMoment(value)?.zone)

/** The filter and order of a list (calls, section 3). The defaults are those of a new list. */
export const listCriteriaInput = object({
  sort: string()
    .transform((_value, original: unknown) => original)
    .typeError(sortMessage)
    .nonNullable(sortMessage)
    .oneOf(sortNames, sortMessage)
    .default(callSorts.completedAt),
  /** Whether calls with equal sort values are ordered by completion; otherwise by creation. */
  completionTime: flag().default(true),
  /** Part of the name of the person who completed the call; with the sort Clinician only. */
  filter: text(),
  descending: flag().default(true),
  /** Part of the patient, the room or the MRN. */
  search: text(),
  /** Calls that ended from this moment on, and before the other. */
  from: moment(),
  to: moment(),
})
export type ListCriteria = InferType<typeof listCriteriaInput>

/** Calls that are equal in a sort by name: those with the same name. */
export type Group = { ids: string[]; calls: number }

/** The groups in the order of their names. Rooms or people with the same name are one group. */
export const groupsByName = (rows: { id: string; name: string; calls: number }[], descending: boolean): Group[] => {
  const byName = new Map<string, Group>()
  for (const { id, name, calls } of rows) {
    const group = byName.get(name) ?? { ids: [], calls: 0 }
    byName.set(name, { ids: [...group.ids, id], calls: group.calls + calls })
  }
  const names = [...byName.keys()].sort(compareNames)
  return (descending ? names.reverse() : names).map((name) => byName.get(name)!)
}

/** A run of calls to read, counted from the nearer end of a section of the list. */
export type Run = { section: number; skip: number; take: number; fromEnd: boolean }

/**
 * The runs that make up `take` calls after the first `skip` of a list with sections of these lengths. Each run is read
 * from the nearer end, so that the last page of a long list costs as much as the first.
 */
export const runsOf = (sections: number[], skip: number, take: number): Run[] => {
  const runs: Run[] = []
  let [before, remaining] = [skip, take]
  for (const [section, calls] of sections.entries()) {
    if (remaining === 0) break
    const here = Math.min(remaining, Math.max(calls - before, 0))
    if (here > 0) {
      const behind = calls - before - here
      runs.push({ section, skip: Math.min(before, behind), take: here, fromEnd: behind < before })
      remaining -= here
    }
    before = Math.max(before - calls, 0)
  }
  return runs
}
