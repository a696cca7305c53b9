import { createHash } from 'node:crypto'
import { accountRoutes } from './account/account'
import { auditRoutes } from './audit/audit'
import { callRoutes } from './calls/calls'
import { catalogueRoutes } from './configuration/transfer'
import { closingRoutes } from './calls/closing'
import { documentRoutes } from './compliance/compliance'
import { complianceReportRoutes } from './compliance/report'
import { complianceRoutes } from './configuration/compliance'
import { facilityRoutes } from './configuration/facilities'
import { handoverRoutes } from './handover/handover'
import { imageRoutes } from './calls/images'
import { lineCheckRoutes } from './line-checks/lineChecks'
import { lineRoutes } from './lines/lines'
import { passportRoutes } from './lines/passport'
import { roundRoutes } from './lines/round'
import { lastRecordRoutes } from './calls/lastRecorded'
import { updateRoutes } from './calls/updates'
import { pastCallRoutes } from './calls/pastCalls'
import { procedureFieldRoutes } from './configuration/procedureFields'
import { procedureRoutes } from './configuration/procedures'
import { docsPage } from './kernel/docsPage'
import { components } from './kernel/jsonSchema'
import { openApi } from './kernel/openapi'
import { declared, type Route } from './kernel/route'
import type { Page } from './kernel/serve'
import { purposeRoutes } from './configuration/purposes'
import { providerRoutes } from './providers/providers'
import { callReportRoutes } from './reports/callReport'
import { reportRoutes } from './reports/reports'
import { statusRoutes } from './configuration/statuses'
import { targetRoutes } from './configuration/targets'
import { userRoutes } from './users/users'
import { deviceRoutes } from './devices/pairing'
import { linkRoutes } from './account/links'
import { messageRoutes } from './account/messages'
import { invitationRoutes } from './users/invitations'

/** Door 2: every route of /api/v0. */
export const routes: Route[] = declared([
  ...accountRoutes,
  ...providerRoutes,
  ...linkRoutes,
  ...messageRoutes,
  ...deviceRoutes,
  ...invitationRoutes,
  ...callRoutes,
  ...lastRecordRoutes,
  ...updateRoutes,
  ...closingRoutes,
  ...pastCallRoutes,
  ...purposeRoutes,
  ...statusRoutes,
  ...facilityRoutes,
  ...procedureRoutes,
  ...procedureFieldRoutes,
  ...complianceRoutes,
  ...targetRoutes,
  ...catalogueRoutes,
  ...lineRoutes,
  ...passportRoutes,
  ...roundRoutes,
  ...lineCheckRoutes,
  ...handoverRoutes,
  ...imageRoutes,
  ...userRoutes,
  ...auditRoutes,
  ...reportRoutes,
  ...documentRoutes,
  ...complianceReportRoutes,
  ...callReportRoutes,
])

/** The description of the contract (rules 8.4). */
export const contract = openApi(routes, components, 'v0')

const page = (path: string, type: string, text: string): Page => ({
  path,
  type,
  // As a string, one character beyond Latin-1 makes each of them take two bytes.
  text: Buffer.from(text),
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
})

export const pages: Page[] = [
  page('/openapi.json', 'application/json', JSON.stringify(contract, null, 2)),
  page('/docs', 'text/html', docsPage(contract)),
]
