import type { InputFieldMap, ObjectRef } from '@pothos/core'
import { filterMeanings } from '../../domain/reports/filters'
import { presets, type Preset, type Range } from '../../domain/reports/range'
import type { Report, ReportRange } from '../../services/reports/report'
import { asOfMeans } from '../../services/kernel/request'
import { builder, type Types } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { costOfHeavy } from '../../heavyWork'
import { hints } from '../kernel/plugins/cost'

const meanings = Object.fromEntries(Object.entries(presets).map(([preset, words]) => [preset, `${words}.`]))

const PresetRef = enumOf('ReportPreset', 'A range of whole days relative to today.', meanings as Record<Preset, string>)

const EarlierRef = enumOf('ReportEarlier', 'An earlier range with which a report is compared.', {
  BEFORE: 'As many days, directly before.',
  YEAR_BEFORE: 'The same days a year before.',
})

export const RangeInputRef = builder.inputType('ReportRange', {
  description: 'The days of a report. Without a field it is today.',
  fields: (t) => ({
    start: t.field({ type: 'Date', description: 'The first day.' }),
    end: t.field({
      type: 'Date',
      description: 'The last day, at most ten years later. Without it the range is the first day.',
    }),
    preset: t.field({ type: PresetRef, description: 'Instead of `start` and `end`: a range relative to today.' }),
    earlier: t.field({
      type: EarlierRef,
      description:
        'Instead of these days those with which they are compared. Whole months are compared with whole months; days that are not over, with as much of the earlier ones.',
    }),
    timeZone: t.string({
      description: "The IANA time zone of the days. Default: that of the provider's first facility.",
    }),
  }),
})

const DaysRef = builder.objectRef<ReportRange>('ReportDays').implement({
  description: 'The days that a report is about.',
  fields: (t) => ({
    start: t.expose('start', { type: 'Date', description: 'The first day.' }),
    end: t.expose('end', { type: 'Date', description: 'The last day.' }),
    timeZone: t.exposeString('timeZone', { description: 'The IANA time zone in which the days begin and end.' }),
    asOf: t.expose('asOf', { type: 'DateTime', nullable: true, description: `${asOfMeans} Null: it has all.` }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description:
        'The moment before which calls count, where the last day counts in part: the days are compared with some that are not over. Otherwise null.',
    }),
  }),
})

/** Every report is a field of this type, and has its range as the argument. */
export const ReportsRef = builder.objectRef<object>('Reports').implement({
  description: 'The reports. Reading one is audited, with its range.',
})

builder.prismaObjectField('Provider', 'reports', (t) =>
  t.field({
    type: ReportsRef,
    nullable: true,
    needs: 'reports:see',
    ...hints({ personal: true }),
    description: 'The reports; null for people who may not see them.',
    resolve: () => ({}),
  }),
)

/** A field of `Reports` that reads a report for its range; `more` are the arguments of its filters. */
export const reportField = <Answer extends object>(
  name: string,
  report: Report<Answer>,
  type: ObjectRef<Types, Answer & { range: Range }>,
  more: (t: ArgBuilder) => InputFieldMap = () => ({}),
) =>
  builder.objectField(ReportsRef, name, (t) =>
    t.field({
      type,
      description: report.details.description,
      ...hints({ cost: costOfHeavy, isHeavy: true }),
      args: { range: t.arg({ type: RangeInputRef, description: 'The days. Default: today.' }), ...more(t.arg) },
      resolve: (_reports, { range, ...filters }: { range?: object | null }, { request }) =>
        report(request, { ...range, ...filters }) as never,
    }),
  )

type ArgBuilder = Parameters<Parameters<typeof builder.queryField>[1]>[0]['arg']

/** Which calls a report counts. */
export const filterArguments = (arg: ArgBuilder) => ({
  status: arg.string({ description: filterMeanings.status }),
  facilityId: arg.string({ description: filterMeanings.facilityId }),
  unit: arg.string({ description: filterMeanings.unit }),
  purposeId: arg.string({ description: filterMeanings.purposeId }),
})

/** The page of a report that the screen shows in pages. */
export const pageArgument = (arg: ArgBuilder) => ({
  page: arg.int({ defaultValue: 0, description: 'The number of the page, from 0.' }),
})

type RangedFields<Answer extends { range: Range }> = PothosSchemaTypes.ObjectFieldBuilder<Types, Answer>

/** The days in the answer of a report. */
export const days = <Answer extends { range: Range }>(t: RangedFields<Answer>) =>
  t.field({ type: DaysRef, description: 'The days that it is about.', resolve: ({ range }) => range as never })
