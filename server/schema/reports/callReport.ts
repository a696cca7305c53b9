import { callSorts, type CallSort } from '../../domain/calls/past/pastList'
import { callFilterTypes, callsPerPage, type CallCount, type CallFilterType } from '../../domain/reports/callReport'
import { completedHourMeanings } from '../../domain/reports/hours'
import type { Range } from '../../domain/reports/range'
import { callReport, type CallReport } from '../../services/reports/calls/callReport'
import {
  readCallReportChoices,
  type CallReportChoices,
  type Choice,
} from '../../services/reports/calls/callReportChoices'
import { prepareCallReport, readReportFiles, type ReportFile } from '../../services/reports/spreadsheet/reportFiles'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { costOfHeavy } from '../../heavyWork'
import { hints } from '../kernel/plugins/cost'
import { readSelected } from '../kernel/readNodes'
import { mutation } from '../kernel/verb'
import { days, RangeInputRef, ReportsRef } from './range'

const FilterTypeRef = builder.enumType('CallReportFilterType', {
  description: 'What the calls of the report can be filtered by.',
  values: {
    HOSPITAL: { value: 'hospital', description: 'The facility, by its raw UUID.' },
    INSERTION_TYPE: { value: 'insertionType', description: 'A type of line that was placed.' },
    MRN: { value: 'mrn', description: 'The whole medical record number; case is ignored.' },
    CLINICIAN: { value: 'clinician', description: 'Who completed the call, by the raw UUID.' },
    ORDER_CHANGE: { value: 'orderChange', description: 'How the order was changed.' },
    PATIENT_NAME: { value: 'patientName', description: 'A part of "last, first" or of "first last".' },
    PROCEDURE: { value: 'procedure', description: 'A procedure that was recorded, by its raw UUID.' },
    ORDERING_PROVIDER: { value: 'orderingProvider', description: 'A part of the name of the person who ordered it.' },
    ROOM: { value: 'room', description: 'The room, by its raw UUID.' },
    SUCCESS: { value: 'success', description: 'Successful or Unsuccessful.' },
    STATUS: { value: 'status', description: 'The status: Normal, Stat or On Hold.' },
    NEED: { value: 'need', description: 'The need, by the raw UUID of its purpose.' },
    UNIT: { value: 'unit', description: 'The unit: the part of a room’s name before its last dash.' },
  } satisfies Record<string, { value: CallFilterType; description: string }>,
})

const FilterRef = builder.inputType('CallReportFilter', {
  description: 'A filter: one of its values must hold. Filters of different types must all hold.',
  fields: (t) => ({
    type: t.field({ type: FilterTypeRef, required: true, description: 'What it looks at.' }),
    values: t.stringList({ required: true, description: 'The alternatives. Refusals call them `idList` or `value`.' }),
  }),
})

const SearchRef = builder.inputType('CallReportSearch', {
  description: 'Which calls the report has, and their order.',
  fields: (t) => ({
    startTime: t.string({ description: completedHourMeanings.startTime }),
    endTime: t.string({ description: completedHourMeanings.endTime }),
    sort: t.field({
      // The enum of the lists of calls.
      type: 'CallOrderField' as never,
      description: 'Names ascend; times and durations descend. Default: COMPLETED_AT.',
    }),
    filters: t.field({ type: [FilterRef], description: 'Filters. Default: none.' }),
    auditSessionId: t.string({
      description: 'Of an earlier answer to the same search, so that the audit log groups its pages.',
    }),
  }),
})

type SentFilter = { type: CallFilterType; values: string[] }
type SentSearch = { sort?: CallSort | null; filters?: SentFilter[] | null } & Record<string, unknown>

/** The search in the names of its definition. */
const searchOf = ({ sort, filters, ...search }: SentSearch) => ({
  ...search,
  sort: sort ? callSorts[sort] : null,
  filters: (filters ?? []).map(({ type, values }) => ({ filterType: callFilterTypes[type], idList: values })),
})

const CountRef = builder.objectRef<CallCount>('CallReportCount').implement({
  description: 'A number of calls of the report.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The procedure, or the type.' }),
    count: t.exposeInt('count', { description: 'The number of calls.' }),
  }),
})

const CallReportRef = builder.objectRef<CallReport & { range: Range }>('CallReport').implement({
  description: `Completed calls of a range, in pages of ${callsPerPage}.`,
  fields: (t) => ({
    range: days(t),
    total: t.exposeInt('total', { description: 'The number of calls on all pages.' }),
    pageCount: t.exposeInt('pages', { description: 'The number of pages.' }),
    auditSessionId: t.exposeString('auditSessionId', { description: 'For the other pages of this search.' }),
    procedures: t.expose('procedures', {
      type: [CountRef],
      description: 'Calls that contain each procedure, on all pages, by weight of the procedure.',
    }),
    insertionTypes: t.expose('insertionTypes', {
      type: [CountRef],
      description: 'Calls at which each type of line was placed, on all pages, the largest number first.',
    }),
    calls: t.field({
      type: ['Call'] as never,
      ...hints({ size: callsPerPage }),
      description: 'The calls of the page. A page past the last is empty. One audit row names them.',
      resolve: async ({ ids }, _args, context, info) => {
        const byId = await readSelected('Call', { id: { in: ids } }, context, info)
        return ids.flatMap((id) => byId.get(id) ?? []) as never
      },
    }),
  }),
})

builder.objectField(ReportsRef, 'calls', (t) =>
  t.field({
    type: CallReportRef,
    description: callReport.details.description,
    ...hints({ cost: costOfHeavy, isHeavy: true }),
    args: {
      range: t.arg({ type: RangeInputRef, description: 'The days. Default: today.' }),
      search: t.arg({ type: SearchRef, description: 'Which calls. Default: all.' }),
      page: t.arg.int({ description: 'The number of the page, from 0, which is the default.' }),
    },
    resolve: (_reports, { range, search, page }, { request }) =>
      callReport(request, { ...range, ...searchOf((search ?? {}) as SentSearch), page: page ?? 0 }),
  }),
)

const ChoiceRef = builder.objectRef<Choice & { facilityName?: string }>('CallReportChoice').implement({
  description: 'A record that a filter can name.',
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'Its raw UUID.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    facilityName: t.string({
      nullable: true,
      description: 'Of a room its facility; otherwise null.',
      resolve: ({ facilityName }) => facilityName,
    }),
  }),
})

const choiceNames = {
  hospitals: 'Facilities by weight; deleted ones only if completed calls have them.',
  clinicians: 'Everyone who completed a call, also people who left.',
  procedures: 'Procedures by weight; deleted ones only if completed calls have them.',
  purposes: 'Needs by weight; deleted ones only if completed calls have them.',
  rooms: 'Rooms; hidden ones, and those of deleted facilities, only if completed calls have them.',
} as const

const ChoicesRef = builder.objectRef<CallReportChoices>('CallReportChoices').implement({
  description: 'What the filters of the call report can name.',
  fields: (t) => ({
    ...Object.fromEntries(
      Object.entries(choiceNames).map(([name, description]) => [
        name,
        t.field({
          type: [ChoiceRef],
          ...hints({ size: 60 }),
          description,
          resolve: (choices) => choices[name as keyof typeof choiceNames],
        }),
      ]),
    ),
    insertionTypes: t.exposeStringList('insertionTypes', { description: 'The types of lines, by weight.' }),
  }),
})

builder.objectField(ReportsRef, 'callChoices', (t) =>
  t.field({
    type: ChoicesRef,
    ...hints({ cost: 100 }),
    description: 'What the filters of the call report can name.',
    resolve: (_reports, _args, { request }) => readCallReportChoices(request),
  }),
)

const FileStateRef = enumOf('ReportFileState', 'What has become of a file.', {
  preparing: 'It is being prepared.',
  ready: 'It can be downloaded.',
  failed: 'It could not be prepared.',
})

const FileRef = builder.objectRef<ReportFile>('ReportFile').implement({
  description: 'A spreadsheet that you had prepared. It is yours alone.',
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'Its raw UUID.' }),
    name: t.exposeString('name', { description: 'The name of the file.' }),
    state: t.expose('state', { type: FileStateRef, description: 'What has become of it.' }),
    written: t.exposeInt('written', { description: 'The number of calls that are in it so far.' }),
    total: t.exposeInt('total', { nullable: true, description: 'The number of calls; null until it is begun.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is kept.' }),
  }),
})

builder.objectField(ReportsRef, 'files', (t) =>
  t.field({
    type: [FileRef],
    ...hints({ size: 5 }),
    description: 'The spreadsheets that you had prepared within the last hour, the newest first.',
    resolve: (_reports, _args, { request }) => readReportFiles(request),
  }),
)

const { name, permission, description } = prepareCallReport.details

mutation(name, {
  permission,
  description,
  // The work that it asks for is, whether or not the answer waits for it.
  isHeavy: true,
  input: (t) => ({
    range: t.field({ type: RangeInputRef, description: 'The days. Default: today.' }),
    search: t.field({ type: SearchRef, description: 'Which calls. Default: all.' }),
    fileName: t.string({ description: 'Its name without the suffix. Default: report.' }),
  }),
  run: ({ request }, { range, search, fileName }) =>
    prepareCallReport(request, { ...range, ...searchOf((search ?? {}) as SentSearch), fileName }),
  success: (t) => ({
    file: t.field({
      type: FileRef,
      description: 'The file as it is now.',
      resolve: async ({ reportFileId }, _args, { request }) => (await readReportFiles(request, [reportFileId]))[0]!,
    }),
  }),
})
