import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { expiryMeanings, type Expiry } from '../../domain/compliance/expiry'
import {
  filterMeanings,
  reportFilters,
  type ComplianceReportFilter,
  type ComplianceReportStatus,
} from '../../domain/compliance/status'
import { nilUuid } from '../../domain/kernel/uuid'
import {
  peopleOnPage,
  readPeoplePage,
  type PersonOfReport,
  type ReportTotals,
  type StatusTotal,
} from '../../services/compliance/report/people'
import { openReport } from '../../services/compliance/report/reading'
import { byPerson, readRowsPage, rowsOnPage } from '../../services/compliance/report/rows'
import type { ComplianceReportRow } from '../../services/compliance/report/rowSql'
import type { ReportCriteria } from '../../services/compliance/report/tables'
import { asOfMeans, type Request } from '../../services/kernel/request'
import type { Context } from '../kernel/context'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { databaseId } from '../kernel/globalId'
import { costOfHeavy } from '../../heavyWork'
import { isSelected } from '../kernel/isSelected'
import { hints } from '../kernel/plugins/cost'
import { readSelected } from '../kernel/readNodes'

const ReportStatusRef = enumOf<ComplianceReportStatus>(
  'ComplianceReportStatus',
  'The status of a requirement for a person, as the compliance report shows it.',
  {
    COMPLIANT: 'A document is there that does not expire in the next 30 days, and the person is in compliance.',
    POTENTIALLY_COMPLIANT:
      'A document is there that does not expire in the next 30 days; the person is not in compliance.',
    EXPIRING_SOON: 'The document expires within 30 days.',
    EXPIRED: 'The document has expired.',
    INCOMPLETE: 'There is no document.',
    ERROR: 'The expiration date cannot be read.',
  },
)

const ReportFilterRef = enumOf<ComplianceReportFilter>(
  'ComplianceReportFilter',
  'Which rows the compliance report has.',
  filterMeanings,
)

const ExpiryRef = enumOf<Expiry>(
  'ComplianceExpiry',
  "When documents expire, by the day of the person's first facility.",
  expiryMeanings,
)

type Row = ComplianceReportRow & { person: object; requirement: object }

const inGraceUntil = "The last day of the person's onboarding grace period; null when it is over."

const RowRef = builder.objectRef<Row>('ComplianceReportRow').implement({
  description: 'A person and a requirement that applies to them.',
  fields: (t) => ({
    person: t.field({ type: 'User' as never, description: 'The person.', resolve: ({ person }) => person as never }),
    requirement: t.field({
      type: 'ComplianceRequirement' as never,
      description: 'The requirement.',
      resolve: ({ requirement }) => requirement as never,
    }),
    categoryName: t.exposeString('categoryName', { description: 'The category of the requirement.' }),
    status: t.expose('status', { type: ReportStatusRef, description: 'The status.' }),
    expirationDate: t.expose('expirationDate', {
      type: 'Date',
      nullable: true,
      description: 'When the document expires that the status goes by.',
    }),
    facilityNames: t.exposeStringList('facilityNames', {
      ...hints({ size: 4 }),
      description: 'The facilities that ask for it, or Global.',
    }),
    inGraceUntil: t.expose('inGraceUntil', { type: 'Date', nullable: true, description: inGraceUntil }),
  }),
})

const TotalRef = builder.objectRef<StatusTotal>('ComplianceReportTotal').implement({
  description: 'What passes a filter of the compliance report.',
  fields: (t) => ({
    filter: t.expose('filter', { type: ReportFilterRef, description: 'The filter.' }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows that pass it.' }),
    personCount: t.exposeInt('personCount', { description: 'The number of people who have such rows.' }),
  }),
})

const ComplianceTotalsRef = builder.objectRef<ReportTotals>('ComplianceReportTotals').implement({
  description:
    'What the compliance report adds up to with its facilities and its search, whatever its status and expiration.',
  fields: (t) => ({
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows.' }),
    personCount: t.exposeInt('personCount', { description: 'The number of people who have rows.' }),
    inComplianceCount: t.exposeInt('inComplianceCount', { description: 'How many of them are in compliance.' }),
    inGraceCount: t.exposeInt('inGraceCount', {
      description: 'How many of them are in their onboarding grace period.',
    }),
    statuses: t.expose('statuses', {
      type: [TotalRef],
      ...hints({ size: reportFilters.length }),
      description: 'A total for each filter.',
    }),
  }),
})

const StatusCountRef = builder.objectRef<PersonOfReport['statuses'][number]>('ComplianceReportStatusCount').implement({
  description: 'How many rows of a person have a status.',
  fields: (t) => ({
    status: t.expose('status', { type: ReportStatusRef, description: 'The status.' }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows.' }),
  }),
})

/** A report that was opened. What a document asks of it is read once. */
type Report = {
  asOf: Date | null
  rows: () => ReturnType<typeof readRowsPage>
  people: () => ReturnType<typeof readPeoplePage>
  rowsOf: (context: Context, info: GraphQLResolveInfo) => Promise<Map<string, Row[]>>
}
type Person = PersonOfReport & { person: object; report: Report }

const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= read())
}

/** Rows with the records that they name, of those that the reader sees. */
const withRecords = async (rows: ComplianceReportRow[], context: Context, info: GraphQLResolveInfo): Promise<Row[]> => {
  const read = (typename: string, name: 'userId' | 'requirementId', path: string) =>
    readSelected(typename, { id: { in: [...new Set(rows.map((row) => row[name]))] } }, context, info, [[path]])
  const [people, requirements] = await Promise.all([
    read('User', 'userId', 'person'),
    read('ComplianceRequirement', 'requirementId', 'requirement'),
  ])
  return rows.flatMap((row) => {
    const [person, requirement] = [people.get(row.userId), requirements.get(row.requirementId)]
    return person && requirement ? [{ ...row, person, requirement }] : []
  })
}

const openedReport = async (
  request: Request,
  criteria: ReportCriteria,
  page: number,
  withRows: boolean,
): Promise<Report> => {
  const report = await openReport(request, criteria)
  const people = once(() => readPeoplePage(report, page, { withRows }))
  // By what is selected, which is the same for all people of a page.
  const rowsOf = new Map<unknown, Promise<Map<string, Row[]>>>()
  const readRows = async (context: Context, info: GraphQLResolveInfo) => {
    const rows = (await people()).people.flatMap((person) => person.rows)
    return byPerson(await withRecords(rows, context, info))
  }
  return {
    asOf: report.asOf,
    rows: once(() => readRowsPage(report, page)),
    people,
    rowsOf: (context, info) => {
      const rows = rowsOf.get(info.fieldNodes) ?? readRows(context, info)
      rowsOf.set(info.fieldNodes, rows)
      return rows
    },
  }
}

const PersonRef = builder.objectRef<Person>('ComplianceReportPerson').implement({
  description: 'A person of the compliance report.',
  fields: (t) => ({
    person: t.field({ type: 'User' as never, description: 'The person.', resolve: ({ person }) => person as never }),
    inGraceUntil: t.expose('inGraceUntil', { type: 'Date', nullable: true, description: inGraceUntil }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of their rows that the filters leave.' }),
    statuses: t.expose('statuses', {
      type: [StatusCountRef],
      ...hints({ size: 4 }),
      description:
        'How many of their rows have each status, whatever the status and expiration that are asked for; the most urgent first, without those that none has.',
    }),
    rows: t.field({
      type: [RowRef],
      ...hints({ size: rowsOnPage }),
      description: 'Their rows that the filters leave, in the order of the requirements.',
      resolve: async ({ userId, report }, _args, context, info) =>
        (await report.rowsOf(context, info)).get(userId) ?? [],
    }),
  }),
})

const ReportRef = builder.objectRef<Report>('ComplianceReport').implement({
  description:
    'A page of the compliance report: a row for each person and applicable requirement, or the same by person.',
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'DateTime', nullable: true, description: `${asOfMeans} Null: it has all.` }),
    total: t.int({
      description: 'The number of rows on all pages.',
      resolve: async ({ rows }) => (await rows()).total,
    }),
    pageCount: t.int({
      description: `The number of pages of ${rowsOnPage} rows.`,
      resolve: async ({ rows }) => (await rows()).pages,
    }),
    rows: t.field({
      type: [RowRef],
      ...hints({ size: rowsOnPage }),
      description: 'The rows by name, then in the order of the requirements.',
      resolve: async ({ rows }, _args, context, info) => withRecords((await rows()).rows, context, info),
    }),
    totals: t.field({
      type: ComplianceTotalsRef,
      description: 'The totals of the report, whatever its status and expiration.',
      resolve: async ({ people }) => (await people()).totals,
    }),
    personCount: t.int({
      description: 'The number of people on all pages of people.',
      resolve: async ({ people }) => (await people()).personCount,
    }),
    personPageCount: t.int({
      description: `The number of pages of ${peopleOnPage} people.`,
      resolve: async ({ people }) => (await people()).pages,
    }),
    people: t.field({
      type: [PersonRef],
      ...hints({ size: peopleOnPage }),
      description: 'The people on the page who have rows that the filters leave, by name.',
      resolve: async (report, _args, context, info) => {
        const { people } = await report.people()
        const records = await readSelected('User', { id: { in: people.map(({ userId }) => userId) } }, context, info, [
          ['person'],
        ])
        return people.flatMap((each) => {
          const person = records.get(each.userId)
          return person ? [{ ...each, person, report }] : []
        })
      },
    }),
  }),
})

builder.prismaObjectField('Provider', 'complianceReport', (t) =>
  t.field({
    type: ReportRef,
    nullable: true,
    needs: 'compliance:review',
    ...hints({ personal: true, cost: costOfHeavy, isHeavy: true }),
    description:
      'The compliance report of active people who work where you do. Reading it is audited. Null for people who may not review.',
    args: {
      search: t.arg.string({ description: 'Part of the person, the requirement or the category.' }),
      status: t.arg({ type: ReportFilterRef, description: 'Default: every status.' }),
      expires: t.arg({
        type: ExpiryRef,
        description: 'When the document expires that the status goes by. Default: any date, or none.',
      }),
      facilityIds: t.arg.idList({
        description: `The \`id\`s of facilities whose requirements are shown; \`${nilUuid}\` stands for global requirements, which are the default.`,
      }),
      page: t.arg.int({ description: 'The number of the page, from 0. A page past the last is empty.' }),
    },
    resolve: async (_provider, { search, status, expires, facilityIds, page }, context, info) => {
      if (page != null && page < 0)
        throw new GraphQLError('Pages are numbered from 0.', { extensions: { code: 'MALFORMED' } })
      const criteria = {
        search: search ?? null,
        status: status ?? null,
        expires: expires ?? null,
        facilityIds: facilityIds?.map((id) => (id === nilUuid ? nilUuid : databaseId('Facility', id))) ?? null,
      }
      return openedReport(context.request, criteria, page ?? 0, isSelected(['people', 'rows'], info))
    },
  }),
)
