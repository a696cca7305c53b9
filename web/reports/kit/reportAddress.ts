import { textLimit } from 'domain/kernel/input/limits'
import { demandStatuses } from 'domain/reports/demand'
import { presetNames, type Preset } from 'domain/reports/range'
import { addressWord } from 'domain/views/addressWord'
import { addressOf, named, oneOf, pageNumber, text, textThat, type ViewOf } from '../../tables/list/address'

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

/** Days that were typed count instead of a preset. */
export const settledRange = <View extends RangeView>(view: View): View =>
  view.start ? { ...view, preset: null } : { ...view, preset: view.preset ?? 'TODAY', end: '' }

/** The range alone, for the address of another report. */
export const rangeAddress = addressOf(rangeParams, { settled: settledRange })

export const reportAddress = addressOf(
  {
    ...rangeParams,
    /** By what the rows are made, in the word of the report; empty: its first choice. */
    by: textThat((sent) => /^[a-z]{1,20}$/.test(sent)),
    /** Only calls with this status; empty: all. */
    status: oneOf(demandStatuses, '', addressWord),
    /** Only calls for rooms of this unit; empty: all. */
    unit: text(textLimit),
    page: pageNumber(),
  },
  { settled: settledRange },
)

/** What a report shows. All of it is in the address. */
export type ReportView = ViewOf<typeof reportAddress>

/** The range as the server takes it. */
export const rangeOf = ({ preset, start, end }: RangeView) => (preset ? { preset } : { start, end: end || null })

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

/** The choice that the address names, or the first one. */
export const choiceOf = <Value extends string>(
  choices: readonly [{ value: Value }, ...{ value: Value }[]],
  by: string,
): Value => choices.find(({ value }) => value === by)?.value ?? choices[0].value
