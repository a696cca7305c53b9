import { createHash } from 'node:crypto'
import { accountRoutes } from './account/account'
import { callRoutes } from './calls/calls'
import { catalogueRoutes } from './configuration/transfer'
import { closingRoutes } from './calls/closing'
import { facilityRoutes } from './configuration/facilities'
import { imageRoutes } from './calls/images'
import { lineCheckRoutes } from './line-checks/lineChecks'
import { lineRoutes } from './lines/lines'
import { pastCallRoutes } from './calls/pastCalls'
import { procedureFieldRoutes } from './configuration/procedureFields'
import { procedureRoutes } from './configuration/procedures'
import { docsPage } from './kernel/docsPage'
import { components } from './kernel/jsonSchema'
import { openApi } from './kernel/openapi'
import { declared, type Route } from './kernel/route'
import type { Page } from './kernel/serve'
import { purposeRoutes } from './configuration/purposes'
import { reportRoutes } from './reports/reports'
import { statusRoutes } from './configuration/statuses'

/** Door 2: every route of /api/v0. */
export const routes: Route[] = declared([
  ...accountRoutes,
  ...callRoutes,
  ...closingRoutes,
  ...pastCallRoutes,
  ...purposeRoutes,
  ...statusRoutes,
  ...facilityRoutes,
  ...procedureRoutes,
  ...procedureFieldRoutes,
  ...catalogueRoutes,
  ...lineRoutes,
  ...lineCheckRoutes,
  ...imageRoutes,
  ...reportRoutes,
])

/** The description of the contract (rules 8.4). */
export const contract = openApi(routes, components, 'v0')

const page = (path: string, type: string, text: string): Page => ({
  path,
  type,
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
})

export const pages: Page[] = [
  page('/openapi.json', 'application/json', JSON.stringify(contract, null, 2)),
  page('/docs', 'text/html', docsPage(contract)),
]
