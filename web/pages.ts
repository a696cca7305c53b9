import { accountPages } from './account/routes'
import { tokenPages } from './account/tokens/routes'
import { auditPages } from './audit/routes'
import { callPages } from './calls/routes'
import { compliancePages } from './compliance/routes'
import { configurationPages } from './configuration/routes'
import { inboxPages } from './inbox/routes'
import { jobPages } from './jobs/routes'
import { linePages } from './lines/routes'
import { reportPages } from './reports/routes'
import { teamPages } from './team/routes'
import { userPages } from './users/routes'
import { providerPages } from './providers/routes'
import { importPages } from './users/import/routes'
import type { FrameRow, PageRow } from './shell/frame/pageRow'

/** Every page, in the order of the main sections. */
export const pages: readonly (PageRow | FrameRow)[] = [
  ...callPages,
  ...teamPages,
  ...linePages,
  ...reportPages,
  ...configurationPages,
  ...userPages,
  ...compliancePages,
  ...accountPages,
  ...inboxPages,
  ...providerPages,
  ...importPages,
  ...jobPages,
  ...tokenPages,
  ...auditPages,
]
