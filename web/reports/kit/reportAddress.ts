import { textLimit } from 'domain/kernel/input/limits'
import { isUuid } from 'domain/kernel/uuid'
import { countedStatuses } from 'domain/reports/filters'
import { dayEnd, isTimeOfDay, midnight } from 'domain/kernel/time/timeOfDay'
import { earlierNames, presetNames, type Preset } from 'domain/reports/range'
import { addressWord } from 'domain/views/addressWord'
import { addressOf, flag, named, oneOf, pageNumber, text, textThat, type ViewOf } from '../../tables/list/address'

/** The range of a report, which is kept between reports. */
export const rangeParams = {
  preset: named(
    'range',
    oneOf<Preset | null>(presetNames, 'TODAY', (preset) => (preset ? addressWord(preset) : '')),
  ),
  start: text(),
  end: text(),
}

/** The preset is null when days were typed. */
export type RangeView = { preset: Preset | null; start: string; end: string }

/** The hours of each day. */
export const hourParams = {
  startTime: named(
    'from',
    textThat((sent) => isTimeOfDay(sent, false), midnight),
  ),
  endTime: named(
    'until',
    textThat((sent) => isTimeOfDay(sent, true), dayEnd),
  ),
}

/** Days that were typed count instead of a preset. */
export const settledRange = <View extends RangeView>(view: View): View =>
  view.start ? { ...view, preset: null } : { ...view, preset: view.preset ?? 'TODAY', end: '' }

/** The range alone, for the address of another report. */
export const rangeAddress = addressOf(rangeParams, { settled: settledRange })

export const reportAddress = addressOf(
  {
    ...rangeParams,
    /** With which earlier range the report is compared; empty: with none. */
    compare: oneOf(earlierNames, '', addressWord),
    /** By what the rows are made, in the word of the report; empty: its first choice. */
    by: textThat((sent) => /^[a-z]{1,20}$/.test(sent)),
    /** Only calls with this status; empty: all. */
    status: oneOf(countedStatuses, '', addressWord),
    /** Only calls of this facility, and with this need (raw ids); empty: all. */
    facility: textThat(isUuid),
    need: textThat(isUuid),
    /** Only calls for rooms of this unit; empty: all. */
    unit: text(textLimit),
    /** Only insertions of this type of line, or of all types that end with this word; empty: all. */
    type: text(textLimit),
    ...hourParams,
    /** The word of the column by which the table is sorted, with `-` before it in the other order; empty: the usual order. */
    sort: textThat((sent) => /^-?[a-z0-9-]{1,80}$/.test(sent)),
    page: pageNumber(),
    /** All rows of a report of several pages, for paper. */
    all: named('rows', flag('all')),
  },
  { settled: settledRange },
)

/** What a report shows. All of it is in the address. */
export type ReportView = ViewOf<typeof reportAddress>

/** The range as the server takes it. */
export const rangeOf = ({ preset, start, end }: RangeView) => (preset ? { preset } : { start, end: end || null })

/** The range, and the earlier one with which it is compared, as variables of a query. */
export const rangesOf = (view: ReportView) => ({
  range: rangeOf(view),
  earlier: { ...rangeOf(view), earlier: view.compare || null },
  isCompared: view.compare !== '',
})

/** Which calls count, as the server takes it. */
export const filterOf = ({ status, facility, need, unit }: ReportView) => ({
  status: status || null,
  facilityId: facility || null,
  purposeId: need || null,
  unit: unit || null,
})

/** The address of the report's file, with the same range and the same calls. */
export const fileAddress = (providerId: string, fileName: string, view: ReportView): string => {
  const { preset, start, end, startTime, endTime, type } = view
  const asked = {
    ...(preset ? { preset } : { start, end }),
    ...filterOf(view),
    startTime: startTime === midnight ? null : startTime,
    endTime: endTime === dayEnd ? null : endTime,
    type,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
  return `/api/v0/providers/${providerId}/reports/${fileName}?${query}`
}
