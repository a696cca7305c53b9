import { filterNames, type ComplianceReportFilter, type ComplianceReportStatus } from '../../domain/compliance/status'
import { nilUuid } from '../../domain/kernel/input/input'
import { readReportPage, type ComplianceReportRow } from '../../services/compliance/report'
import { GraphQLError } from 'graphql'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import { databaseId } from '../kernel/globalId'
import { costOfHeavy } from '../../heavyWork'
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
  {
    COMPLIANT: `${filterNames.COMPLIANT}; includes Expiring Soon.`,
    NOT_COMPLIANT: `${filterNames.NOT_COMPLIANT}: Expired or Incomplete.`,
    POTENTIALLY_COMPLIANT: `${filterNames.POTENTIALLY_COMPLIANT}.`,
    EXPIRING_SOON: `${filterNames.EXPIRING_SOON}.`,
    EXPIRED: `${filterNames.EXPIRED}.`,
    INCOMPLETE: `${filterNames.INCOMPLETE}.`,
  },
)

const rowsOnPage = 20

type Row = ComplianceReportRow & { person: object; requirement: object }

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
  }),
})

const ReportRef = builder.objectRef<{ total: number; pages: number; rows: Row[] }>('ComplianceReport').implement({
  description: 'A page of the compliance report: a row for each person and applicable requirement.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'The number of rows on all pages.' }),
    pageCount: t.exposeInt('pages', { description: `The number of pages of ${rowsOnPage} rows.` }),
    rows: t.expose('rows', {
      type: [RowRef],
      ...hints({ size: rowsOnPage }),
      description: 'The rows by name, then in the order of the requirements.',
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
      facilityIds: t.arg.idList({
        description: `The \`id\`s of facilities whose requirements are shown; \`${nilUuid}\` stands for global requirements, which are the default.`,
      }),
      page: t.arg.int({ description: 'The number of the page, from 0. A page past the last is empty.' }),
    },
    resolve: async (_provider, { search, status, facilityIds, page }, context, info) => {
      if (page != null && page < 0)
        throw new GraphQLError('Pages are numbered from 0.', { extensions: { code: 'MALFORMED' } })
      const criteria = {
        search: search ?? null,
        status: status ?? null,
        facilityIds: facilityIds?.map((id) => (id === nilUuid ? nilUuid : databaseId('Facility', id))) ?? null,
      }
      const report = await readReportPage(context.request, criteria, page ?? 0)
      const idsOf = (name: 'userId' | 'requirementId') => ({
        id: { in: [...new Set(report.rows.map((row) => row[name]))] },
      })
      const people = await readSelected('User', idsOf('userId'), context, info, [['rows', 'person']])
      const requirements = await readSelected('ComplianceRequirement', idsOf('requirementId'), context, info, [
        ['rows', 'requirement'],
      ])
      return {
        ...report,
        rows: report.rows
          .filter(({ userId, requirementId }) => people.has(userId) && requirements.has(requirementId))
          .map((row) => ({
            ...row,
            person: people.get(row.userId)!,
            requirement: requirements.get(row.requirementId)!,
          })),
      }
    },
  }),
)
