import { filterMeanings, reportFilters } from '../../../domain/compliance/status'
import { complianceTotalMeanings } from '../../../domain/reports/committee/sections'
import { staffingMeanings } from '../../../domain/reports/committee/staffing'
import { completedMeanings } from '../../../domain/reports/completed'
import { centralMeaning } from '../../../domain/reports/lines'
import { removalMeanings } from '../../../domain/reports/removals'
import type { Committee } from '../../../services/reports/committee/committee'
import { readCommitteeMail, type CommitteeMail } from '../../../services/reports/committee/committeeMail'
import type { Request } from '../../../services/kernel/request'
import { answer, flag, list, moment, number, orNull, pick, record, text, whole } from '../kernel/jsonSchema'
import { version } from '../calls/showCall'
import { insertionFigures, insertionRow, lineFigures, showInsertionRow, showInsertions, showLines } from './showFigures'
import { response, responseOf } from './showReport'

// The committee's page (rules 7.14), with the names that GraphQL has.

const hour = record({
  hour: whole('0 to 23, by the clock of the facility.'),
  callCount: whole(staffingMeanings.calls),
  clinicianHours: whole(staffingMeanings.clinicianHours),
  callsPerClinicianHour: orNull(number(`${staffingMeanings.callsPerHour} Null without any.`)),
  medianMinutes: orNull(number(`${staffingMeanings.medianMinutes} Null without any.`)),
})

const statusTotal = record({
  filter: text(`One of ${reportFilters.join(', ')}: ${Object.values(filterMeanings).join(' ')}`),
  rowCount: whole(complianceTotalMeanings.rowCount),
  personCount: whole(complianceTotalMeanings.personCount),
})

export const committee = answer(
  'CommitteeReport',
  'What the team did, for its committee. No patient data.',
  record({
    completedCount: whole(completedMeanings.total),
    insertions: record(insertionFigures),
    insertionTypes: list(insertionRow, 'By type; an insertion of two types counts at each of them.'),
    responseTime: orNull(record(response)),
    responseTimeStatuses: list(record({ status: text(), ...response }), 'By status, by name.'),
    hours: list(hour, 'The 24 hours of the day.'),
    lines: record(lineFigures),
    centralLines: record(lineFigures),
    centralTypes: list(text(), `Of central lines. ${centralMeaning}`),
    lineTypes: list(
      record({ typeName: text(), ...lineFigures }),
      'By type; a line of two types counts at each of them.',
    ),
    removalCount: whole(removalMeanings.total),
    removalReasons: list(record({ name: text(), count: whole(removalMeanings.reason) }), 'The most frequent first.'),
    compliance: record({
      rowCount: whole('The number of rows.'),
      personCount: whole('The number of people who have rows.'),
      inComplianceCount: whole('How many of them are in compliance.'),
      inGraceCount: whole('How many of them are in their onboarding grace period.'),
      statuses: list(statusTotal, 'A total for each filter.'),
    }),
  }),
  (report: Committee) => ({
    completedCount: report.completed,
    insertions: showInsertions(report.insertions.total),
    insertionTypes: report.insertions.types.map(showInsertionRow),
    responseTime: report.response.total && responseOf(report.response.total),
    responseTimeStatuses: report.response.statuses.map((row) => ({ status: row.name, ...responseOf(row) })),
    hours: report.hours.map(({ calls, callsPerHour, ...each }) => ({
      ...pick(each, 'hour', 'clinicianHours', 'medianMinutes'),
      callCount: calls,
      callsPerClinicianHour: callsPerHour,
    })),
    lines: showLines(report.lines.total),
    centralLines: showLines(report.lines.central),
    centralTypes: [...report.lines.centralTypes],
    lineTypes: report.lines.types.map(({ type, ...figures }) => ({ typeName: type!, ...showLines(figures) })),
    removalCount: report.removals.total,
    removalReasons: report.removals.reasons.map((each) => pick(each, 'name', 'count')),
    compliance: {
      ...pick(report.compliance, 'rowCount', 'personCount', 'inComplianceCount', 'inGraceCount'),
      statuses: report.compliance.statuses.map((each) => pick(each, 'filter', 'rowCount', 'personCount')),
    },
  }),
)

export const committeeMail = answer(
  'CommitteeMail',
  "To whom the committee's page of a month is mailed, on the first of the next one.",
  record({
    emails: list(text()),
    canMail: flag('False: this installation sends no mail, so nobody gets it.'),
    nextMonth: orNull(text('The month that is sent next, `YYYY-MM`; null: nobody gets it.')),
    nextAt: orNull(moment('When that is; null: nobody gets it.')),
    version,
  }),
  ({ emails, next, ...mail }: CommitteeMail) => ({
    emails: [...emails],
    nextMonth: next?.month ?? null,
    nextAt: next?.at ?? null,
    ...pick(mail, 'canMail', 'version'),
  }),
)

export const showCommitteeMail = async (request: Request) => committeeMail.show(await readCommitteeMail(request))
