import { completedMeanings, type Count } from '../../../domain/reports/completed'
import type { InfectionRow } from '../../../domain/reports/infections'
import {
  performanceMeanings,
  type PerformanceProcedure,
  type PerformanceRow,
} from '../../../domain/reports/performance'
import type { RemovalRow } from '../../../domain/reports/removals'
import { responseMeanings, type ResponseRow } from '../../../domain/reports/responseTime'
import { worklogMeanings, type WorklogRow } from '../../../domain/reports/worklog'
import { answer, day, flag, list, number, moment, orNull, pick, record, text, uuid, whole } from '../kernel/jsonSchema'

// The answers of administration, section 3.

const counts = (description: string, nobody: string) =>
  list(record({ id: orNull(uuid(nobody)), name: text(), count: whole() }), description)

export const completed = answer(
  'CompletedReport',
  'Completed calls of a range, the largest number first in each list.',
  record({
    total: whole(completedMeanings.total),
    clinicians: counts(completedMeanings.clinicians, 'Null for calls without one.'),
    facilities: counts(completedMeanings.facilities, 'Null for calls without a room.'),
    procedures: counts(completedMeanings.procedures, 'Never null.'),
  }),
  (row: { total: number; clinicians: Count[]; facilities: Count[]; procedures: Count[] }) =>
    pick(row, 'total', 'clinicians', 'facilities', 'procedures'),
)

export const performance = answer(
  'PerformanceReport',
  'For each clinician, the calls that contain each procedure.',
  record({
    procedures: list(
      record({ id: uuid(), name: text(), countInPerformance: flag('Whether it counts in the total.') }),
      'By weight; deleted procedures come last, and only if they were done.',
    ),
    users: list(
      record({
        userId: orNull(uuid('Null for calls without a completer.')),
        fullName: text(),
        procedures: list(
          record({ id: uuid(), count: whole(performanceMeanings.procedure) }),
          'Procedures that the person did.',
        ),
        total: whole(performanceMeanings.total),
      }),
      'By name; people with a total of 0 come last.',
    ),
  }),
  ({ procedures, users }: { procedures: PerformanceProcedure[]; users: PerformanceRow[] }) => ({
    procedures: procedures.map((each) => pick(each, 'id', 'name', 'countInPerformance')),
    users: users.map((each) => pick(each, 'userId', 'fullName', 'procedures', 'total')),
  }),
)

export const response = {
  totalAvgResponseTimeInMinutes: number(`${responseMeanings.averageMinutes} With one decimal, like all of these.`),
  totalMinResponseTimeInMinutes: number(responseMeanings.minMinutes),
  totalMaxResponseTimeInMinutes: number(responseMeanings.maxMinutes),
  totalCount: whole(responseMeanings.totalCount),
  medianResponseTimeInMinutes: number(responseMeanings.medianMinutes),
  p90ResponseTimeInMinutes: number(responseMeanings.p90Minutes),
  withinTargetPercent: number(responseMeanings.withinTargetPercent),
  overTargetCount: whole(responseMeanings.overTargetCount),
  escalatedCount: whole(responseMeanings.escalatedCount),
}

export const responseOf = (row: ResponseRow) => ({
  totalAvgResponseTimeInMinutes: row.averageMinutes,
  totalMinResponseTimeInMinutes: row.minMinutes,
  totalMaxResponseTimeInMinutes: row.maxMinutes,
  totalCount: row.totalCount,
  medianResponseTimeInMinutes: row.medianMinutes,
  p90ResponseTimeInMinutes: row.p90Minutes,
  withinTargetPercent: row.withinTargetPercent,
  overTargetCount: row.overTargetCount,
  escalatedCount: row.escalatedCount,
})

type ResponseGroups = { users: ResponseRow[]; facilities: ResponseRow[]; total: ResponseRow | null } & Record<
  'units' | 'statuses' | 'hours' | 'months',
  ResponseRow[] | null
>

const ifAsked = 'Null unless `by` names it.'

export const responseTime = answer(
  'ResponseTimeReport',
  'Minutes from joining the queue to the start of the work.',
  record({
    userStatistics: list(record({ userId: uuid(), fullName: text(), ...response }), 'By the person who led first.'),
    facilityStatistics: list(
      record({ facilityId: orNull(uuid('Null for calls without a room.')), facility: text(), ...response }),
      'By facility.',
    ),
    unitStatistics: orNull(list(record({ unit: text(), ...response }), `By unit. ${ifAsked}`)),
    statusStatistics: orNull(list(record({ status: text(), ...response }), `By status. ${ifAsked}`)),
    hourStatistics: orNull(
      list(
        record({ hour: text('`HH:00`'), ...response }),
        `By the hour at which they joined the queue, by the clock of their facility. ${ifAsked}`,
      ),
    ),
    monthStatistics: orNull(
      list(record({ month: text('`MM/YYYY`'), ...response }), `By the month in which they were completed. ${ifAsked}`),
    ),
    total: orNull(record(response)),
  }),
  ({ users, facilities, units, statuses, hours, months, total }: ResponseGroups) => ({
    userStatistics: users.map((row) => ({ userId: row.id!, fullName: row.name, ...responseOf(row) })),
    facilityStatistics: facilities.map((row) => ({ facilityId: row.id, facility: row.name, ...responseOf(row) })),
    unitStatistics: units && units.map((row) => ({ unit: row.name, ...responseOf(row) })),
    statusStatistics: statuses && statuses.map((row) => ({ status: row.name, ...responseOf(row) })),
    hourStatistics: hours && hours.map((row) => ({ hour: row.name, ...responseOf(row) })),
    monthStatistics: months && months.map((row) => ({ month: row.name, ...responseOf(row) })),
    total: total && responseOf(total),
  }),
)

const companions = (description: string) =>
  list(record({ userId: uuid(), fullName: text(), count: whole('Calls.') }), description)

export const worklogRow = answer(
  'WorklogRow',
  'What a person worked on. Every number counts calls once.',
  record({
    userId: uuid(),
    fullName: text(),
    callsLed: whole(worklogMeanings.callsLed),
    callsAssisted: whole(worklogMeanings.callsAssisted),
    callsTrained: whole(worklogMeanings.callsTrained),
    callsLedWithTrainee: whole(worklogMeanings.callsLedWithTrainee),
    callsLedWithAssistant: whole(worklogMeanings.callsLedWithAssistant),
    assistsUnderLead: companions('The leads whom the person assisted.'),
    trainingsUnderLead: companions('The leads under whom the person trained.'),
    traineesUnderLead: companions('Who trained while the person led.'),
    assistantsUnderLead: companions('Who assisted while the person led.'),
  }),
  (row: WorklogRow) => ({
    ...pick(row, 'userId', 'fullName', 'callsLed', 'callsAssisted', 'callsTrained'),
    ...pick(row, 'callsLedWithTrainee', 'callsLedWithAssistant'),
    ...pick(row, 'assistsUnderLead', 'trainingsUnderLead', 'traineesUnderLead', 'assistantsUnderLead'),
  }),
)

export const removal = answer(
  'Removal',
  'A completed call at which a line came out.',
  record({
    clinician: orNull(record({ fullName: text() })),
    hospital: orNull(text('The facility.')),
    completedAt: orNull(moment()),
    fields: list(
      record({ procedureId: uuid(), procedureName: text(), fieldName: text(), type: text(), values: list(text()) }),
      'The recorded values by procedure, with the names of that time.',
    ),
    reasons: list(text(), 'The options that ended the follow-up.'),
  }),
  ({ clinician, hospital, completedAt, fields, reasons }: RemovalRow) => ({
    clinician: clinician && { fullName: clinician.fullName },
    hospital,
    completedAt,
    fields,
    reasons,
  }),
)

const person = orNull(record({ fullName: text() }))

export const infection = answer(
  'InfectionRow',
  'An infection that started in the range, with its line. Reading it is audited.',
  record({
    name: text('The name of the line.'),
    room: orNull(record({ name: text(), facility: record({ name: text() }) })),
    roomDescription: orNull(text()),
    infectionNotes: orNull(text()),
    createdAt: moment('When the line was created.'),
    createdBy: person,
    completedAt: orNull(moment('When the line was closed.')),
    completedBy: person,
    infectionStart: day(),
    infectionStop: orNull(day('Null while the infection continues.')),
  }),
  ({ room, createdAt, createdBy, completedAt, completedBy, ...row }: InfectionRow) => ({
    ...pick(row, 'name', 'roomDescription', 'infectionNotes', 'infectionStart', 'infectionStop'),
    room: room && { name: room.name, facility: { name: room.facility.name } },
    createdAt,
    createdBy: createdBy && { fullName: createdBy.fullName },
    completedAt,
    completedBy: completedBy && { fullName: completedBy.fullName },
  }),
)
