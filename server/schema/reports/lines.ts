import type { InfectionRow } from '../../domain/reports/infections'
import { infectionsPerPage } from '../../domain/reports/infections'
import type { Range } from '../../domain/reports/range'
import {
  removalMeanings,
  removalsPerPage,
  type RecordedValue,
  type ReasonCount,
  type RemovalRow,
} from '../../domain/reports/removals'
import { infectionsReport } from '../../services/reports/infections'
import { collected, type Pages } from '../../services/reports/pages'
import { removalsReport } from '../../services/reports/removals'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { days, pageArgument, reportField } from './range'

const ValueRef = builder.objectRef<RecordedValue>('ReportedValue').implement({
  description: 'What was recorded for a field, with the names of that time.',
  fields: (t) => ({
    procedureDatabaseId: t.exposeID('procedureId', { description: 'The raw UUID of the procedure.' }),
    procedureName: t.exposeString('procedureName', { description: 'The name of the procedure.' }),
    fieldName: t.exposeString('fieldName', { description: 'The name of the field.' }),
    type: t.exposeString('type', { description: 'The type of the field.' }),
    values: t.stringList({ description: 'The values.', resolve: ({ values }) => [...values] }),
  }),
})

const RemovalRef = builder.objectRef<RemovalRow>('Removal').implement({
  description: 'A completed call at which a line came out.',
  fields: (t) => ({
    clinicianName: t.string({
      nullable: true,
      description: 'Who completed the call.',
      resolve: ({ clinician }) => clinician?.fullName,
    }),
    hospital: t.exposeString('hospital', { nullable: true, description: 'The facility.' }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone of the facility, or of the report.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the call was completed.',
    }),
    fields: t.field({ type: [ValueRef], description: 'What was recorded.', resolve: ({ fields }) => [...fields] }),
    reasons: t.stringList({
      description: 'The options that ended the follow-up.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
})

export const ReasonRef = builder.objectRef<ReasonCount>('RemovalReason').implement({
  description: 'Why lines came out.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The option that ended the follow-up.' }),
    count: t.exposeInt('count', { description: removalMeanings.reason }),
  }),
})

const RemovalsRef = builder
  .objectRef<Pages<RemovalRow> & { range: Range; reasons: ReasonCount[] }>('RemovalsReport')
  .implement({
    description: `Calls at which a line came out, the newest first, in pages of ${removalsPerPage}.`,
    fields: (t) => ({
      range: days(t),
      total: t.exposeInt('total', { description: removalMeanings.total }),
      pageCount: t.exposeInt('pages', { description: 'The number of pages.' }),
      reasons: t.expose('reasons', {
        type: [ReasonRef],
        description: 'Why lines came out, on all pages, the most frequent first.',
      }),
      rows: t.field({
        type: [RemovalRef],
        ...hints({ size: removalsPerPage }),
        description: 'The calls of the page.',
        resolve: ({ rows }) => collected(rows()),
      }),
    }),
  })
reportField('removals', removalsReport, RemovalsRef, pageArgument)

const InfectionRef = builder.objectRef<InfectionRow>('Infection').implement({
  description: 'An infection that started in the range, with its line.',
  fields: (t) => ({
    lineName: t.exposeString('name', { description: 'The name of the line.' }),
    roomName: t.string({ nullable: true, description: "The line's room.", resolve: ({ room }) => room?.name }),
    facilityName: t.string({
      nullable: true,
      description: "The facility of the line's room.",
      resolve: ({ room }) => room?.facility.name,
    }),
    roomDescription: t.exposeString('roomDescription', { nullable: true, description: 'A place in words.' }),
    infectionNotes: t.exposeString('infectionNotes', { nullable: true, description: 'Notes on the infection.' }),
    timeZone: t.exposeString('timeZone', { description: 'The time zone of the facility, or of the report.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the line was created.' }),
    createdByName: t.string({
      nullable: true,
      description: 'Who placed the line.',
      resolve: ({ createdBy }) => createdBy?.fullName,
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the line was closed.',
    }),
    completedByName: t.string({
      nullable: true,
      description: 'Who closed the line.',
      resolve: ({ completedBy }) => completedBy?.fullName,
    }),
    infectionStart: t.expose('infectionStart', { type: 'Date', description: 'The first day of the infection.' }),
    infectionStop: t.expose('infectionStop', {
      type: 'Date',
      nullable: true,
      description: 'The last day; null while the infection continues.',
    }),
  }),
})

const InfectionsRef = builder.objectRef<Pages<InfectionRow> & { range: Range }>('InfectionsReport').implement({
  description: `Infections that started in the range, the newest first, in pages of ${infectionsPerPage}.`,
  fields: (t) => ({
    range: days(t),
    total: t.exposeInt('total', { description: 'The number of infections on all pages.' }),
    pageCount: t.exposeInt('pages', { description: 'The number of pages.' }),
    rows: t.field({
      type: [InfectionRef],
      ...hints({ size: infectionsPerPage }),
      description: 'The infections of the page.',
      resolve: ({ rows }) => collected(rows()),
    }),
  }),
})
reportField('infections', infectionsReport, InfectionsRef, pageArgument)
