import { demandMeanings, type DemandPlace, type DemandRow } from '../../../domain/reports/demand'
import { insertionMeanings, type InsertionFigures, type InsertionRow } from '../../../domain/reports/insertions'
import { lineGroups, lineMeanings, type LineFigures, type LineRow } from '../../../domain/reports/lines'
import type { InsertionsAnswer } from '../../../services/reports/insertions'
import type { LinesAnswer } from '../../../services/reports/lines'
import { answer, list, number, orNull, pick, record, text, whole } from '../kernel/jsonSchema'

// The answers of demand, insertions and lines (rules 7.8, 7.9), with the names that GraphQL has.

const median = orNull(number(`${demandMeanings.medianMinutes} Null without any.`))

const hourRow = record({
  weekday: orNull(whole('1 Monday to 7 Sunday; null: every day.')),
  hour: whole('0 to 23.'),
  callCount: whole(demandMeanings.calls),
  medianMinutes: median,
})
const showHourRow = ({ weekday, hour, calls, medianMinutes }: DemandRow) => ({
  ...{ weekday, hour, callCount: calls, medianMinutes },
})

const placeRow = record({
  name: text(),
  callCount: whole(demandMeanings.calls),
  weekdayCallCount: whole(demandMeanings.onWeekdays),
  weekendCallCount: whole(demandMeanings.atWeekends),
  nightCallCount: whole(demandMeanings.atNight),
  medianMinutes: median,
})
const showPlaceRow = ({ name, calls, onWeekdays, atWeekends, atNight, medianMinutes }: DemandPlace) => ({
  ...{ name, callCount: calls, weekdayCallCount: onWeekdays, weekendCallCount: atWeekends },
  ...{ nightCallCount: atNight, medianMinutes },
})

type Demand = Record<'hours' | 'cells', DemandRow[]> & Record<'units' | 'facilities', DemandPlace[]> & { total: number }

export const demand = answer(
  'DemandReport',
  'When and where calls joined the queue, by the clock of their facility.',
  record({
    total: whole('All calls.'),
    hours: list(hourRow, 'The 24 hours of the day.'),
    cells: list(hourRow, 'The 168 hours of the week, from Monday.'),
    units: list(placeRow, 'By unit, by name.'),
    facilities: list(placeRow, 'By facility, by name.'),
  }),
  ({ total, hours, cells, units, facilities }: Demand) => ({
    total,
    hours: hours.map(showHourRow),
    cells: cells.map(showHourRow),
    units: units.map(showPlaceRow),
    facilities: facilities.map(showPlaceRow),
  }),
)

export const insertionFigures = {
  insertionCount: whole(insertionMeanings.insertions),
  successful: whole(insertionMeanings.successful),
  unsuccessful: whole(insertionMeanings.unsuccessful),
  successPercent: orNull(number(`${insertionMeanings.successPercent} Null without any.`)),
  averageAttempts: orNull(number(`${insertionMeanings.averageAttempts} Null without any.`)),
  orderChangeCount: whole(insertionMeanings.orderChanges),
  orderChanges: list(record({ name: text(), count: whole(insertionMeanings.changes) }), 'By order change.'),
}
export const showInsertions = ({ insertions, orderChanges, changes, ...row }: InsertionFigures) => ({
  insertionCount: insertions,
  ...pick(row, 'successful', 'unsuccessful', 'successPercent', 'averageAttempts'),
  orderChangeCount: orderChanges,
  orderChanges: changes.map((each) => pick(each, 'name', 'count')),
})
export const insertionRow = record({
  clinicianName: orNull(text('Who completed the calls; null: everyone.')),
  typeName: orNull(text('The type of line; null: all.')),
  ...insertionFigures,
})
export const showInsertionRow = ({ clinician, type, ...figures }: InsertionRow) => ({
  ...{ clinicianName: clinician, typeName: type },
  ...showInsertions(figures),
})

export const insertions = answer(
  'InsertionsReport',
  'Success, attempts and order changes.',
  record({
    total: record(insertionFigures),
    clinicians: list(insertionRow, 'By the person who completed the call, by name.'),
    types: list(insertionRow, 'By type; an insertion of two types counts at each of them.'),
    cliniciansByType: list(insertionRow, 'By clinician and type.'),
  }),
  ({ total, clinicians, types, both }: InsertionsAnswer) => ({
    total: showInsertions(total),
    clinicians: clinicians.map(showInsertionRow),
    types: types.map(showInsertionRow),
    cliniciansByType: both.map(showInsertionRow),
  }),
)

export const lineFigures = {
  placed: whole(lineMeanings.placed),
  removed: whole(lineMeanings.removed),
  openAtEnd: whole(lineMeanings.openAtEnd),
  lineDays: whole(lineMeanings.lineDays),
  infectionCount: whole(lineMeanings.infections),
  infectionsPer1000LineDays: orNull(number(lineMeanings.infectionsPer1000)),
  daysSinceLastInfection: orNull(whole(`${lineMeanings.daysSinceLast} Null without any.`)),
}
export const showLines = ({ infections, infectionsPer1000, daysSinceLast, ...row }: LineFigures) => ({
  ...pick(row, 'placed', 'removed', 'openAtEnd', 'lineDays'),
  infectionCount: infections,
  infectionsPer1000LineDays: infectionsPer1000,
  daysSinceLastInfection: daysSinceLast,
})

export const lines = answer(
  'LinesReport',
  'Lines, line-days and reported infections.',
  record({
    total: record(lineFigures),
    central: record(lineFigures),
    centralTypes: list(text(), 'The types that count as central.'),
    rows: list(
      record({
        facilityName: orNull(text()),
        typeName: orNull(text('A line of two types counts at each of them.')),
        month: orNull(text('`YYYY-MM`')),
        ...lineFigures,
      }),
      'By facility, type and month.',
    ),
  }),
  ({ total, central, centralTypes, rows }: LinesAnswer) => ({
    total: showLines(total),
    central: showLines(central),
    centralTypes: [...centralTypes],
    rows: rows(lineGroups).map(({ facility, type, month, ...figures }: LineRow) => ({
      ...{ facilityName: facility, typeName: type, month },
      ...showLines(figures),
    })),
  }),
)
