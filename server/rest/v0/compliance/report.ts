import { costOfHeavy, tablePlaces } from '../../../heavyWork'
import { readReportPeople } from '../../../services/compliance/report/wholeReport'
import { authorize } from '../../../services/kernel/request'
import { complianceCsv, complianceFileName, complianceSpreadsheet } from '../../../services/reports/complianceFile'
import type { ReportCriteria } from '../../../services/compliance/report/tables'
import { expiries, type Expiry } from '../../../domain/compliance/expiry'
import { reportFilters, type ComplianceReportFilter } from '../../../domain/compliance/status'
import { nilUuid } from '../../../domain/kernel/uuid'
import { spreadsheetType } from '../../../domain/reports/spreadsheet/fileName'
import { list } from '../kernel/jsonSchema'
import { listParameter, textParameter, type QueryParameter, type QueryValue } from '../kernel/query'
import { route, type Route } from '../kernel/route'
import { sendSpreadsheet } from '../kernel/spreadsheet'
import { Streamed } from '../kernel/streamed'
import { reportPerson } from './compliance'

const provider = '/providers/{providerId}'

const oneOf = (values: readonly string[], description: string): QueryParameter => ({
  description,
  schema: { enum: [...values] },
  message: `Must be one of ${values.join(', ')}`,
  read: (sent) => values.find((value) => value === sent.trim().toUpperCase()),
  usual: null,
})

const query: Record<string, QueryParameter> = {
  facilityId: listParameter(
    `Facilities whose requirements are shown, repeated; \`${nilUuid}\` stands for global requirements, which are the default.`,
  ),
  status: oneOf(
    reportFilters,
    'Which statuses: `NOT_COMPLIANT` is Expired or Incomplete, `COMPLIANT` includes Expiring Soon. Default: all.',
  ),
  expires: oneOf(
    expiries,
    "When the document expires that the status goes by, by the day of the person's first facility. Default: any date, or none.",
  ),
  search: textParameter('Part of the person, the requirement or the category.'),
}

const criteriaOf = ({ facilityId, status, expires, search }: Record<string, QueryValue>): ReportCriteria => {
  const ids = facilityId as readonly string[]
  return {
    facilityIds: ids.length > 0 ? ids : null,
    status: status as ComplianceReportFilter | null,
    expires: expires as Expiry | null,
    search: search as string | null,
  }
}

const file = {
  method: 'GET',
  permission: 'compliance:review',
  cost: costOfHeavy,
  isHeavy: true,
  isReport: true,
  query,
} as const

export const complianceReportRoutes: Route[] = [
  route({
    name: 'readComplianceReport',
    summary: 'The compliance report: people with the requirements that apply to them',
    description:
      'The rows of the compliance report, by person: active people who work where you do, by name. Reading it is audited.',
    method: 'GET',
    path: `${provider}/compliancerequirements/compliance-documents`,
    permission: 'compliance:review',
    cost: costOfHeavy,
    isHeavy: true,
    isReport: true,
    query,
    answer: list(reportPerson.schema),
    handle: async ({ request, query: asked }) =>
      Streamed.from(await readReportPeople(request, criteriaOf(asked)), reportPerson.show),
  }),
  {
    ...file,
    name: 'readComplianceReportFile',
    summary: 'The compliance report as a CSV file',
    description:
      'UTF-8 with a byte-order mark; the columns are those of the screen, and the rows those that the filters leave. Reading it is audited.',
    path: `${provider}/reports/${complianceFileName}.csv`,
    answer: { types: ['text/csv'], description: 'Every row of the report.' },
    handle: async ({ request, query: asked }) =>
      Streamed.file(
        await complianceCsv(request, criteriaOf(asked)),
        'text/csv; charset=utf-8',
        `${complianceFileName}.csv`,
      ),
  },
  {
    ...file,
    name: 'readComplianceReportSpreadsheet',
    summary: 'The compliance report as a spreadsheet',
    description:
      'The columns are those of the screen, and the rows those that the filters leave; further sheets say what was asked and what the statuses mean. Reading it is audited.',
    path: `${provider}/reports/${complianceFileName}.xlsx`,
    answer: { types: [spreadsheetType], description: 'Every row of the report.' },
    handle: ({ request, query: asked }) =>
      sendSpreadsheet(authorize(request, 'compliance:review'), tablePlaces, () =>
        complianceSpreadsheet(request, criteriaOf(asked)),
      ),
  },
]
