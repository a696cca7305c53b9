import { hourMeanings } from '../../domain/reports/hours'
import type { Range } from '../../domain/reports/range'
import { responseMeanings, type ResponseRow } from '../../domain/reports/responseTime'
import { companionKeys, worklogMeanings, type Companion, type WorklogRow } from '../../domain/reports/worklog'
import { responseTimeReport, type ResponseTimes } from '../../services/reports/responseTime'
import { worklogReport } from '../../services/reports/worklog'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { hints } from '../kernel/plugins/cost'
import { days, filterArguments, reportField } from './range'

export const ResponseRowRef = builder.objectRef<ResponseRow>('ResponseTimeRow').implement({
  description: 'The response times of calls that belong together, in minutes with one decimal.',
  fields: (t) => ({
    databaseId: t.exposeID('id', {
      nullable: true,
      description: 'The raw UUID of the person, facility or status; null for calls without a room, and for other rows.',
    }),
    name: t.exposeString('name', {
      description: 'The name of the person, facility, unit or status; the hour, `HH:00`; the month, `MM/YYYY`.',
    }),
    totalCount: t.exposeInt('totalCount', { description: responseMeanings.totalCount }),
    averageMinutes: t.exposeFloat('averageMinutes', { description: responseMeanings.averageMinutes }),
    minMinutes: t.exposeFloat('minMinutes', { description: responseMeanings.minMinutes }),
    maxMinutes: t.exposeFloat('maxMinutes', { description: responseMeanings.maxMinutes }),
    medianMinutes: t.exposeFloat('medianMinutes', { description: responseMeanings.medianMinutes }),
    p90Minutes: t.exposeFloat('p90Minutes', { description: responseMeanings.p90Minutes }),
    withinTargetPercent: t.exposeFloat('withinTargetPercent', { description: responseMeanings.withinTargetPercent }),
    overTargetCount: t.exposeInt('overTargetCount', { description: responseMeanings.overTargetCount }),
    escalatedCount: t.exposeInt('escalatedCount', { description: responseMeanings.escalatedCount }),
  }),
})

const GroupRef = enumOf('ResponseTimeGroup', 'By what the rows of the report on response times are made.', {
  CLINICIANS: 'The person who led first, by name.',
  FACILITIES: 'The facility, by name.',
  UNITS: "The unit, by name: the part of a room's name before its last dash.",
  STATUSES: 'The status, by name.',
  HOURS: 'The hour at which the call joined the queue, by the clock of its facility, in order.',
  MONTHS: 'The month in which the call was completed, in order.',
})

const ResponseTimeRef = builder.objectRef<ResponseTimes & { range: Range }>('ResponseTimeReport').implement({
  description: 'Minutes from joining the queue to the start of the work.',
  fields: (t) => ({
    range: days(t),
    total: t.field({
      type: ResponseRowRef,
      nullable: true,
      description: 'All calls; null without any.',
      resolve: async ({ rows }) => (await rows('total'))[0] ?? null,
    }),
    rows: t.field({
      type: [ResponseRowRef],
      ...hints({ size: 60 }),
      description: 'The calls that belong together.',
      args: { by: t.arg({ type: GroupRef, required: true, description: 'By what.' }) },
      resolve: ({ rows }, { by }) => rows(by.toLowerCase() as Lowercase<typeof by>),
    }),
    users: t.field({
      type: [ResponseRowRef],
      ...hints({ size: 60 }),
      description: 'By the person who led first, by name.',
      resolve: ({ rows }) => rows('clinicians'),
    }),
    facilities: t.field({
      type: [ResponseRowRef],
      description: 'By facility, by name.',
      resolve: ({ rows }) => rows('facilities'),
    }),
  }),
})
reportField('responseTime', responseTimeReport, ResponseTimeRef, (arg) => ({
  ...filterArguments(arg),
  startTime: arg.string({ description: hourMeanings.startTime }),
  endTime: arg.string({ description: hourMeanings.endTime }),
}))

const CompanionRef = builder.objectRef<Companion>('WorklogCompanion').implement({
  description: 'Someone with whom a person worked.',
  fields: (t) => ({
    userDatabaseId: t.exposeID('userId', { description: 'The raw UUID of the other person.' }),
    fullName: t.exposeString('fullName', { description: 'The name of the other person.' }),
    count: t.exposeInt('count', { description: 'The number of calls.' }),
  }),
})

const companions: Record<(typeof companionKeys)[number], string> = {
  assistsUnderLead: 'The leads whom the person assisted.',
  trainingsUnderLead: 'The leads under whom the person trained.',
  traineesUnderLead: 'Who trained while the person led.',
  assistantsUnderLead: 'Who assisted while the person led.',
}

const WorklogRowRef = builder.objectRef<WorklogRow>('WorklogRow').implement({
  description: 'What a person worked on. Every number counts calls once.',
  fields: (t) => ({
    userDatabaseId: t.exposeID('userId', { description: 'The raw UUID of the person.' }),
    fullName: t.exposeString('fullName', { description: 'The name of the person.' }),
    callsLed: t.exposeInt('callsLed', { description: worklogMeanings.callsLed }),
    callsAssisted: t.exposeInt('callsAssisted', { description: worklogMeanings.callsAssisted }),
    callsTrained: t.exposeInt('callsTrained', { description: worklogMeanings.callsTrained }),
    callsLedWithTrainee: t.exposeInt('callsLedWithTrainee', { description: worklogMeanings.callsLedWithTrainee }),
    callsLedWithAssistant: t.exposeInt('callsLedWithAssistant', { description: worklogMeanings.callsLedWithAssistant }),
    ...Object.fromEntries(
      companionKeys.map((key) => [
        key,
        t.field({
          type: [CompanionRef],
          ...hints({ size: 8 }),
          description: companions[key],
          resolve: (row) => [...row[key]],
        }),
      ]),
    ),
  }),
})

const WorklogRef = builder.objectRef<{ range: Range; rows: WorklogRow[] }>('WorklogReport').implement({
  description: 'Who led, assisted and trained on completed calls, and with whom.',
  fields: (t) => ({
    range: days(t),
    rows: t.expose('rows', {
      type: [WorklogRowRef],
      ...hints({ size: 60 }),
      description: 'A row for each person, by name.',
    }),
  }),
})
reportField('worklog', worklogReport, WorklogRef)
