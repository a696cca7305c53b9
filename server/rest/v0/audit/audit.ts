import { auditFilterInput } from '../../../domain/audit/filter'
import { exportAudit } from '../../../services/audit/exportAudit'
import { costOfHeavy } from '../../../heavyWork'
import type { BodyFields, Route } from '../kernel/route'
import { Streamed } from '../kernel/streamed'

const names = Object.keys(auditFilterInput.fields)

const filter: BodyFields = Object.fromEntries(names.map((name) => [name, { input: name }]))

export const auditRoutes: Route[] = [
  {
    name: 'exportAudit',
    summary: 'The audit trail as a CSV file, the newest row first; changes nothing',
    description:
      'The filter is in the body, so that no medical record number is in an address. The export is audited, and so are the patients whose values it contains.',
    method: 'POST',
    path: '/providers/{providerId}/audit/export',
    permission: 'audit:see',
    isRead: true,
    cost: costOfHeavy,
    isHeavy: true,
    isReport: true,
    body: { fields: filter, checkedBy: auditFilterInput },
    answer: { types: ['text/csv'], description: 'The rows that match.' },
    handle: async ({ request, input }) =>
      Streamed.file(await exportAudit(request, input), 'text/csv; charset=utf-8', 'audit-trail.csv'),
  },
]
