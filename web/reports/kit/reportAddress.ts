import { textLimit } from 'domain/kernel/input/limits'
import { demandStatuses } from 'domain/reports/demand'
import { presetNames, type Preset } from 'domain/reports/range'
import { addressWord } from 'domain/views/addressWord'
import type { PageLinks } from '../../tables/list/Pager'
import type { AddressForm } from '../../tables/list/useAddressView'

/** What a report shows. All of it is in the address, and the range is kept between reports. */
export type ReportView = {
  /** Null: the days that were typed. */
  preset: Preset | null
  start: string
  end: string
  /** By what the rows are made, in the word of the report; empty: its first choice. */
  by: string
  /** Only calls with this status; empty: all. */
  status: string
  /** Only calls for rooms of this unit; empty: all. */
  unit: string
  /** The first page is 1. */
  page: number
}

const viewOf = (search: URLSearchParams): ReportView => {
  const start = search.get('start') ?? ''
  const page = Number(search.get('page') ?? 1)
  return {
    preset: start ? null : (presetNames.find((preset) => addressWord(preset) === search.get('range')) ?? 'TODAY'),
    start,
    end: start && (search.get('end') ?? ''),
    by: /^[a-z]{1,20}$/.exec(search.get('by') ?? '')?.[0] ?? '',
    status: demandStatuses.find((status) => addressWord(status) === search.get('status')) ?? '',
    unit: (search.get('unit') ?? '').slice(0, textLimit),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1e6 ? page : 1,
  }
}

const daysIn = ({ preset, start, end }: Pick<ReportView, 'preset' | 'start' | 'end'>): URLSearchParams => {
  const search = new URLSearchParams()
  if (preset === null) {
    search.set('start', start)
    if (end) search.set('end', end)
  } else if (preset !== 'TODAY') search.set('range', addressWord(preset))
  return search
}

const withMark = (search: URLSearchParams): string => (search.size > 0 ? `?${search}` : '')

/** The search part that keeps the range, for the address of another report. */
export const rangeSearch = (view: ReportView): string => withMark(daysIn(view))

const searchOf = (view: ReportView): string => {
  const search = daysIn(view)
  if (view.by) search.set('by', view.by)
  if (view.status) search.set('status', addressWord(view.status))
  if (view.unit) search.set('unit', view.unit)
  if (view.page > 1) search.set('page', String(view.page))
  return withMark(search)
}

export const reportAddress = { viewOf, searchOf, firstPage: {} } satisfies AddressForm<ReportView>

/** The range as the server takes it. */
export const rangeOf = ({ preset, start, end }: ReportView) => (preset ? { preset } : { start, end: end || null })

/** The address of the report's file, with the same range. */
export const fileAddress = (providerId: string, fileName: string, view: ReportView): string => {
  const { preset, start, end, status, unit } = view
  const query = new URLSearchParams({
    ...(preset ? { preset } : { start, ...(end ? { end } : {}) }),
    ...(status ? { status } : {}),
    ...(unit ? { unit } : {}),
  })
  return `/api/v0/providers/${providerId}/reports/${fileName}?${query}`
}

export const pageLinks = (path: string, view: ReportView, pages: number): PageLinks => {
  const to = (isThere: boolean, page: number) => (isThere ? path + searchOf({ ...view, page }) : null)
  const { page } = view
  return {
    first: to(page > 1, 1),
    previous: to(page > 1, page - 1),
    next: to(page < pages, page + 1),
    last: to(page < pages, pages),
  }
}

/** The choice that the address names, or the first one. */
export const choiceOf = <Value extends string>(
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
  by: string,
): Value => choices.find(({ value }) => value === by)?.value ?? choices[0].value
