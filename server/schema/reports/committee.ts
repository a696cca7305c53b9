import { staffingMeanings, type StaffedHour } from '../../domain/reports/committee/staffing'
import { completedMeanings } from '../../domain/reports/completed'
import { centralMeaning } from '../../domain/reports/lines'
import type { Range } from '../../domain/reports/range'
import { removalMeanings } from '../../domain/reports/removals'
import { committeeReport, type Committee } from '../../services/reports/committee/committee'
import {
  offeredCommitteeMail,
  saveCommitteeMail,
  type CommitteeMail,
} from '../../services/reports/committee/committeeMail'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { InsertionRowRef, LineRowRef } from './figures'
import { ReasonRef } from './lines'
import { ResponseRowRef } from './people'
import { ProviderChanged, verb } from '../kernel/verb'
import { days, reportField, ReportsRef } from './range'

const StaffedHourRef = builder.objectRef<StaffedHour>('StaffedHour').implement({
  description: 'The calls of an hour of the day, and the clinicians at work in it.',
  fields: (t) => ({
    hour: t.exposeInt('hour', { description: 'The hour, 0 to 23, by the clock of the facility.' }),
    callCount: t.exposeInt('calls', { description: staffingMeanings.calls }),
    clinicianHours: t.exposeInt('clinicianHours', { description: staffingMeanings.clinicianHours }),
    callsPerClinicianHour: t.exposeFloat('callsPerHour', {
      nullable: true,
      description: `${staffingMeanings.callsPerHour} Null without any.`,
    }),
    medianMinutes: t.exposeFloat('medianMinutes', {
      nullable: true,
      description: `${staffingMeanings.medianMinutes} Null without any.`,
    }),
  }),
})

const CommitteeRef = builder.objectRef<Committee & { range: Range }>('CommitteeReport').implement({
  description: 'What the team did, for its committee. No patient data.',
  fields: (t) => ({
    range: days(t),
    completedCount: t.exposeInt('completed', { description: completedMeanings.total }),
    insertions: t.field({
      type: InsertionRowRef,
      description: 'All insertions.',
      resolve: ({ insertions }) => insertions.total,
    }),
    insertionTypes: t.field({
      type: [InsertionRowRef],
      ...hints({ size: 12 }),
      description: 'Insertions by type; one of two types counts at each of them.',
      resolve: ({ insertions }) => insertions.types,
    }),
    responseTime: t.field({
      type: ResponseRowRef,
      nullable: true,
      description: 'The response times of all calls; null without any.',
      resolve: ({ response }) => response.total,
    }),
    responseTimeStatuses: t.field({
      type: [ResponseRowRef],
      ...hints({ size: 3 }),
      description: 'Response times by status, by name.',
      resolve: ({ response }) => response.statuses,
    }),
    hours: t.expose('hours', {
      type: [StaffedHourRef],
      ...hints({ size: 24 }),
      description: 'The 24 hours of the day.',
    }),
    lines: t.field({ type: LineRowRef, description: 'All lines.', resolve: ({ lines }) => lines.total }),
    centralLines: t.field({ type: LineRowRef, description: centralMeaning, resolve: ({ lines }) => lines.central }),
    centralTypes: t.stringList({
      description: 'The central types: those that the provider chose, or the usual ones.',
      resolve: ({ lines }) => [...lines.centralTypes],
    }),
    lineTypes: t.field({
      type: [LineRowRef],
      ...hints({ size: 12 }),
      description: 'Lines by type; one of two types counts at each of them.',
      resolve: ({ lines }) => lines.types,
    }),
    removalCount: t.int({ description: removalMeanings.total, resolve: ({ removals }) => removals.total }),
    removalReasons: t.field({
      type: [ReasonRef],
      ...hints({ size: 12 }),
      description: 'Why lines came out, the most frequent first.',
      resolve: ({ removals }) => removals.reasons,
    }),
    compliance: t.field({
      type: 'ComplianceReportTotals' as never,
      resolve: ({ compliance }) => compliance as never,
      description: 'What the compliance report adds up to now, in all facilities that you see.',
    }),
  }),
})
reportField('committee', committeeReport, CommitteeRef)

const CommitteeMailRef = builder.objectRef<CommitteeMail>('CommitteeMail').implement({
  description: "To whom the committee's page of a month is mailed, on the first of the next one.",
  fields: (t) => ({
    emails: t.exposeStringList('emails', { ...hints({ size: 5 }), description: 'The addresses, as they were chosen.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; the verb compares it with `expectedVersion`.',
    }),
    canMail: t.exposeBoolean('canMail', { description: 'False: this installation sends no mail, so nobody gets it.' }),
    nextMonth: t.string({
      nullable: true,
      description: 'The month that is sent next, `YYYY-MM`; null: nobody gets it.',
      resolve: ({ next }) => next?.month ?? null,
    }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When that is; null: nobody gets it.',
      resolve: ({ next }) => next?.at ?? null,
    }),
  }),
})

builder.objectField(ReportsRef, 'committeeMail', (t) =>
  t.field({
    type: CommitteeMailRef,
    nullable: true,
    ...hints({ personal: true }),
    description:
      "To whom the committee's page is mailed each month. Null for people who are restricted to facilities, because what is sent counts all of them.",
    resolve: (_reports, _args, { request }) => offeredCommitteeMail(request),
  }),
)

verb(saveCommitteeMail, { changes: [ProviderChanged] })
