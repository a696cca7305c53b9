import { demandMeanings, type DemandPlace, type DemandRow } from '../../domain/reports/demand'
import {
  insertionMeanings,
  insertionType,
  type InsertionFigures,
  type InsertionRow,
} from '../../domain/reports/insertions'
import { centralMeaning, lineGroups, lineMeanings, type LineFigures, type LineRow } from '../../domain/reports/lines'
import type { Range } from '../../domain/reports/range'
import { demandReport, type Demand } from '../../services/reports/demand'
import { insertionsReport, type InsertionsAnswer } from '../../services/reports/insertions'
import { linesReport, type LinesAnswer } from '../../services/reports/lines'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { hints } from '../kernel/plugins/cost'
import { days, filterArguments, reportField } from './range'

const DemandRowRef = builder.objectRef<DemandRow>('DemandRow').implement({
  description: 'The calls of an hour.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { nullable: true, description: '1 Monday to 7 Sunday; null: every day.' }),
    hour: t.exposeInt('hour', { description: 'The hour, 0 to 23.' }),
    callCount: t.exposeInt('calls', { description: demandMeanings.calls }),
    medianMinutes: t.exposeFloat('medianMinutes', {
      nullable: true,
      description: `${demandMeanings.medianMinutes} Null without any.`,
    }),
  }),
})

const PlacesRef = enumOf('DemandPlaces', 'The places whose calls the report on demand compares.', {
  UNITS: "Units: the part of a room's name before its last dash.",
  FACILITIES: 'Facilities.',
})

const DemandPlaceRef = builder.objectRef<DemandPlace>('DemandPlaceRow').implement({
  description: 'The calls of a unit or a facility.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the unit or facility.' }),
    callCount: t.exposeInt('calls', { description: demandMeanings.calls }),
    weekdayCallCount: t.exposeInt('onWeekdays', { description: demandMeanings.onWeekdays }),
    weekendCallCount: t.exposeInt('atWeekends', { description: demandMeanings.atWeekends }),
    nightCallCount: t.exposeInt('atNight', { description: demandMeanings.atNight }),
    medianMinutes: t.exposeFloat('medianMinutes', {
      nullable: true,
      description: `${demandMeanings.medianMinutes} Null without any.`,
    }),
  }),
})

const DemandRef = builder.objectRef<Demand & { range: Range }>('DemandReport').implement({
  description: 'When calls joined the queue, in the day of their facility.',
  fields: (t) => ({
    range: days(t),
    total: t.exposeInt('total', { description: 'All calls.' }),
    hours: t.expose('hours', {
      type: [DemandRowRef],
      ...hints({ size: 24 }),
      description: 'The 24 hours of the day.',
    }),
    cells: t.expose('cells', {
      type: [DemandRowRef],
      ...hints({ size: 168 }),
      description: 'The 168 hours of the week, from Monday.',
    }),
    places: t.field({
      type: [DemandPlaceRef],
      ...hints({ size: 60 }),
      description: 'The calls of each unit or facility, by name.',
      args: { by: t.arg({ type: PlacesRef, required: true, description: 'Which places.' }) },
      resolve: ({ places }, { by }) => places(by.toLowerCase() as Lowercase<typeof by>),
    }),
  }),
})
reportField('demand', demandReport, DemandRef, filterArguments)

const OrderChangeRef = builder.objectRef<{ name: string; count: number }>('OrderChangeCount').implement({
  description: 'How often something else was placed than ordered.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The order change as it is recorded.' }),
    count: t.exposeInt('count', { description: insertionMeanings.changes }),
  }),
})

export const InsertionRowRef = builder
  .objectRef<InsertionFigures & Partial<Pick<InsertionRow, 'clinician' | 'type'>>>('InsertionRow')
  .implement({
    description: 'Insertions that belong together.',
    fields: (t) => ({
      clinicianName: t.string({
        nullable: true,
        description: 'Who completed the calls; null: everyone.',
        resolve: ({ clinician }) => clinician,
      }),
      typeName: t.string({
        nullable: true,
        description: 'The type of line; null: all.',
        resolve: ({ type }) => type,
      }),
      insertionCount: t.exposeInt('insertions', { description: insertionMeanings.insertions }),
      successful: t.exposeInt('successful', { description: insertionMeanings.successful }),
      unsuccessful: t.exposeInt('unsuccessful', { description: insertionMeanings.unsuccessful }),
      successPercent: t.exposeFloat('successPercent', {
        nullable: true,
        description: `${insertionMeanings.successPercent} Null without any.`,
      }),
      averageAttempts: t.exposeFloat('averageAttempts', {
        nullable: true,
        description: `${insertionMeanings.averageAttempts} Null without any.`,
      }),
      orderChangeCount: t.exposeInt('orderChanges', { description: insertionMeanings.orderChanges }),
      orderChanges: t.field({
        type: [OrderChangeRef],
        ...hints({ size: 6 }),
        description: 'By order change.',
        resolve: ({ changes }) => [...changes],
      }),
    }),
  })

const InsertionsRef = builder.objectRef<InsertionsAnswer & { range: Range }>('InsertionsReport').implement({
  description: 'Success, attempts and order changes.',
  fields: (t) => ({
    range: days(t),
    total: t.expose('total', { type: InsertionRowRef, description: 'All insertions.' }),
    clinicians: t.expose('clinicians', {
      type: [InsertionRowRef],
      ...hints({ size: 60 }),
      description: 'By the person who completed the call, by name.',
    }),
    types: t.expose('types', {
      type: [InsertionRowRef],
      ...hints({ size: 12 }),
      description: 'By type; an insertion of two types counts at each of them.',
    }),
    cliniciansByType: t.expose('both', {
      type: [InsertionRowRef],
      ...hints({ size: 60 }),
      description: 'By clinician and type.',
    }),
  }),
})
reportField('insertions', insertionsReport, InsertionsRef, (arg) => ({
  type: arg.string({ description: insertionType }),
}))

const LineGroupRef = enumOf('LineReportGroup', 'By what the rows of the report on lines are made.', {
  FACILITY: 'The facility of the line.',
  TYPE: 'The type of the line; a line of two types counts at each of them.',
  MONTH: 'The month.',
})

export const LineRowRef = builder
  .objectRef<LineFigures & Partial<Pick<LineRow, 'facility' | 'type' | 'month'>>>('LineReportRow')
  .implement({
    description: 'Lines that belong together.',
    fields: (t) => ({
      facilityName: t.string({
        nullable: true,
        description: 'The facility; null: all.',
        resolve: ({ facility }) => facility,
      }),
      typeName: t.string({ nullable: true, description: 'The type; null: all.', resolve: ({ type }) => type }),
      month: t.string({
        nullable: true,
        description: 'The month, `YYYY-MM`; null: all.',
        resolve: ({ month }) => month,
      }),
      placed: t.exposeInt('placed', { description: lineMeanings.placed }),
      removed: t.exposeInt('removed', { description: lineMeanings.removed }),
      openAtEnd: t.exposeInt('openAtEnd', { description: lineMeanings.openAtEnd }),
      lineDays: t.exposeInt('lineDays', { description: lineMeanings.lineDays }),
      infectionCount: t.exposeInt('infections', { description: lineMeanings.infections }),
      infectionsPer1000LineDays: t.exposeFloat('infectionsPer1000', {
        nullable: true,
        description: lineMeanings.infectionsPer1000,
      }),
      daysSinceLastInfection: t.exposeInt('daysSinceLast', {
        nullable: true,
        description: `${lineMeanings.daysSinceLast} Null without any.`,
      }),
    }),
  })

const LinesRef = builder.objectRef<LinesAnswer & { range: Range }>('LinesReport').implement({
  description: 'Lines, line-days and reported infections.',
  fields: (t) => ({
    range: days(t),
    total: t.expose('total', { type: LineRowRef, description: 'All lines.' }),
    central: t.expose('central', {
      type: LineRowRef,
      description: centralMeaning,
    }),
    centralTypes: t.exposeStringList('centralTypes', {
      description: 'The central types: those that the provider chose, or the usual ones.',
    }),
    rows: t.field({
      type: [LineRowRef],
      ...hints({ size: 60 }),
      description: 'The rows, by name and month.',
      args: {
        by: t.arg({
          type: [LineGroupRef],
          defaultValue: [...lineGroups],
          description: 'By what they are made. Default: by all three.',
        }),
      },
      resolve: ({ rows }, { by }) => rows(by ?? lineGroups),
    }),
  }),
})
reportField('lines', linesReport, LinesRef)
