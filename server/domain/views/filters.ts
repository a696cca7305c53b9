import { callSortWords, sortOptions } from '../calls/past/pastList'
import { queueChips } from '../calls/queue/filter'
import { expiries } from '../compliance/expiry'
import { reportFilters } from '../compliance/status'
import type { Actor } from '../kernel/actor'
import { isUuid } from '../kernel/uuid'
import { may, type Action } from '../kernel/permissions'
import { isCalendarDate } from '../kernel/time/calendarDate'
import { callFilterTypeNames, isIdType, isOfPatient, valuesOfType } from '../reports/callReport'
import { sortWords, type Column } from '../reports/column'
import { completedColumns, completedListKeys } from '../reports/completed'
import { demandPlaces, placeColumns } from '../reports/demand'
import { countedStatuses } from '../reports/filters'
import { isTimeOfDay } from '../kernel/time/timeOfDay'
import { insertionColumns, insertionGroups } from '../reports/insertions'
import { lineColumns, lineGroups } from '../reports/lines'
import { performanceColumns } from '../reports/performance'
import { earlierNames, presetNames } from '../reports/range'
import { responseColumns, responseTables } from '../reports/responseTime'
import { worklogColumns } from '../reports/worklog'
import { addressWord } from './addressWord'

// What a saved view keeps of a list's address (rules 10.8).

type Filter = (value: string) => boolean
type Filters = Readonly<Record<string, Filter>>

const word =
  (...words: readonly string[]): Filter =>
  (value) =>
    words.includes(value)
const allOf =
  (each: Filter): Filter =>
  (value) =>
    value.split(',').every(each)

const days: Filters = { from: isCalendarDate, to: isCalendarDate }
const pastCalls: Filters = {
  sort: word(...Object.values(callSortWords)),
  reverse: word('no'),
  ties: word('created'),
  ...days,
}
const range: Filters = {
  range: word(...presetNames.map(addressWord)),
  start: isCalendarDate,
  end: isCalendarDate,
}

const compared: Filters = { ...range, compare: word(...earlierNames.map(addressWord)) }

/** By which column a table is sorted. */
const sortedBy = (...columns: readonly (readonly Column<never>[])[]): Filters => ({
  sort: word(...sortWords(columns.flat())),
})
const times: Filters = { from: (value) => isTimeOfDay(value, false), until: (value) => isTimeOfDay(value, true) }
/** A unit is typed by whoever names the rooms. */
const whichCalls: Filters = {
  status: word(...countedStatuses.map(addressWord)),
  facility: isUuid,
  need: isUuid,
}

/** Of the call report only what is chosen from a list: whatever was typed may be about a patient. */
const chosenFilters = Object.fromEntries(
  callFilterTypeNames.flatMap((type): [string, Filter][] => {
    const values = valuesOfType(type)
    if (isOfPatient(type)) return []
    return isIdType(type) ? [[type, isUuid]] : values ? [[type, word(...values)]] : []
  }),
)

type List = { meaning: string; permission: Action; filters: Filters }

/**
 * The lists whose views can be saved, with the filters that a view keeps. A filter that is not named here is never
 * stored. Each value is one of a choice, an id, a day or a time, so that none can name a patient.
 */
const lists = {
  QUEUE: {
    meaning: 'The queue.',
    permission: 'call:see',
    filters: { show: allOf(word(...queueChips)), queueFilter: allOf(isUuid) },
  },
  COMPLETED_CALLS: { meaning: 'The list of completed calls.', permission: 'lists:see', filters: pastCalls },
  DELETED_CALLS: { meaning: 'The list of deleted calls.', permission: 'lists:see', filters: pastCalls },
  LINES: {
    meaning: 'The list of lines.',
    permission: 'lines:see',
    filters: { status: word('open', 'closed'), facility: isUuid, order: word('oldest') },
  },
  REPORT_COMPLETED: {
    meaning: 'The report on completed calls.',
    permission: 'reports:see',
    filters: { ...compared, ...sortedBy(...completedListKeys.map(completedColumns)) },
  },
  REPORT_PERFORMANCE: {
    meaning: 'The performance report.',
    permission: 'reports:see',
    filters: { ...compared, ...sortedBy(performanceColumns([])) },
  },
  REPORT_RESPONSE_TIME: {
    meaning: 'The report on response times.',
    permission: 'reports:see',
    filters: {
      ...compared,
      by: word(...responseTables),
      ...whichCalls,
      ...times,
      ...sortedBy(...responseTables.map(responseColumns)),
    },
  },
  REPORT_WORKLOG: {
    meaning: 'The work log.',
    permission: 'reports:see',
    filters: { ...compared, ...sortedBy(worklogColumns) },
  },
  REPORT_DEMAND: {
    meaning: 'The report on demand.',
    permission: 'reports:see',
    filters: {
      ...compared,
      by: word('hours', ...demandPlaces),
      ...whichCalls,
      ...sortedBy(...demandPlaces.map(placeColumns)),
    },
  },
  REPORT_INSERTIONS: {
    meaning: 'The report on insertions.',
    permission: 'reports:see',
    filters: { ...compared, by: word(...insertionGroups), ...sortedBy(insertionColumns.both) },
  },
  REPORT_COMMITTEE: { meaning: "The committee's page.", permission: 'reports:see', filters: { ...compared } },
  REPORT_LINES: {
    meaning: 'The report on lines.',
    permission: 'reports:see',
    filters: {
      ...compared,
      by: word('months', 'types', 'facilities', 'all'),
      ...sortedBy(lineColumns(lineGroups)),
    },
  },
  REPORT_REMOVALS: { meaning: 'The report on removals.', permission: 'reports:see', filters: range },
  REPORT_INFECTIONS: { meaning: 'The report on infections.', permission: 'reports:see', filters: range },
  REPORT_CALLS: {
    meaning: 'The call report.',
    permission: 'reports:see',
    filters: {
      ...range,
      ...times,
      sort: word(...sortOptions),
      ...chosenFilters,
    },
  },
  REPORT_COMPLIANCE: {
    meaning: 'The compliance report.',
    permission: 'compliance:review',
    filters: {
      status: word(...reportFilters.map(addressWord)),
      expires: word(...expiries.map(addressWord)),
      facilities: allOf((value) => value === 'global' || isUuid(value)),
    },
  },
} as const satisfies Record<string, List>

export type ViewList = keyof typeof lists
export const viewLists = Object.keys(lists) as ViewList[]

export const viewListMeanings = Object.fromEntries(viewLists.map((list) => [list, lists[list].meaning])) as Record<
  ViewList,
  string
>

export const maySeeList = (actor: Actor, list: ViewList): boolean => may(actor, lists[list].permission)

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

type Pair = readonly [key: string, value: string]

/** What an address holds; of a part that is no text the value is null. */
const pairsIn = (search: string): readonly (readonly [key: string | null, value: string | null])[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const [, key = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(part)!
      return [decoded(key), decoded(value)]
    })

const filtersOf = (list: ViewList): Filters => lists[list].filters

/** The filters in the order of the list; those of one name stay in theirs. */
const kept = (list: ViewList, search: string): Pair[] => {
  const filters = filtersOf(list)
  const pairs = pairsIn(search).filter(
    (pair): pair is Pair =>
      pair[0] !== null && pair[1] !== null && Object.hasOwn(filters, pair[0]) && filters[pair[0]]!(pair[1]),
  )
  return Object.keys(filters).flatMap((name) => pairs.filter(([key]) => key === name))
}

/** What a view of the list keeps of an address: always the same text for the same filters. */
export const viewQuery = (list: ViewList, search: string): string =>
  kept(list, search)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&')

/** Which page of the list is shown: not a filter. */
const places: readonly string[] = ['page', 'after', 'before', 'end']

/** Whether an address has filters that no view keeps, such as a search text. */
export const hasMore = (list: ViewList, search: string): boolean => {
  const counted = pairsIn(search).filter(([key, value]) => value !== '' && (key === null || !places.includes(key)))
  return counted.length > kept(list, search).length
}
