import { choiceOf, demandChoices, insertionChoices, lineChoices, lineGroupsOf, responseChoices } from './choices'
import { filterOf, rangeOf, rangesOf, reportAddress } from './reportAddress'

/** What each kind of report is read by, from its address. They load with the report, not with the first screen. */
export const reportVariables = {
  ranges: (search: URLSearchParams) => rangesOf(reportAddress.viewOf(search)),
  paged: (search: URLSearchParams) => {
    const view = reportAddress.viewOf(search)
    return { range: rangeOf(view), page: view.all ? null : view.page - 1 }
  },
  responseTime: (search: URLSearchParams) => {
    const view = reportAddress.viewOf(search)
    const { startTime, endTime } = view
    const by = choiceOf(responseChoices, view.by).toUpperCase()
    return { ...rangesOf(view), ...filterOf(view), startTime, endTime, by }
  },
  demand: (search: URLSearchParams) => {
    const view = reportAddress.viewOf(search)
    const by = choiceOf(demandChoices, view.by)
    const isByPlace = by !== 'hours'
    return { ...rangesOf(view), ...filterOf(view), by: (isByPlace ? by : 'units').toUpperCase(), isByPlace }
  },
  insertions: (search: URLSearchParams) => {
    const view = reportAddress.viewOf(search)
    const by = choiceOf(insertionChoices, view.by)
    return {
      ...{ ...rangesOf(view), type: view.type || null },
      ...{ isByClinician: by === 'clinicians', isByType: by === 'types', isByBoth: by === 'both' },
    }
  },
  lines: (search: URLSearchParams) => {
    const view = reportAddress.viewOf(search)
    return { ...rangesOf(view), by: lineGroupsOf[choiceOf(lineChoices, view.by)] }
  },
}
