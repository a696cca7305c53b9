import { accountPages } from './account/routes'
import { alertPages } from './alerts/routes'
import { tokenPages } from './account/tokens/routes'
import { auditPages } from './audit/routes'
import { callPages } from './calls/routes'
import { compliancePages } from './compliance/routes'
import { configurationPages } from './configuration/routes'
import { devicePages } from './devices/routes'
import { handoverPages } from './handover/routes'
import { inboxPages } from './inbox/routes'
import { jobPages } from './jobs/routes'
import { linePages } from './lines/routes'
import { reportPages } from './reports/routes'
import { roundPages } from './round/routes'
import { teamPages } from './team/routes'
import { userPages } from './users/routes'
import { providerPages } from './providers/routes'
import { importPages } from './users/import/routes'
import type { FrameRow, PageRow } from './live/pageRow'

/** Every page, in the order of the main sections. */
export const pages: readonly (PageRow | FrameRow)[] = [
  ...callPages,
  ...teamPages,
  ...roundPages,
  ...handoverPages,
  ...linePages,
  ...reportPages,
  ...configurationPages,
  ...userPages,
  ...compliancePages,
  ...accountPages,
  ...alertPages,
  ...inboxPages,
  ...providerPages,
  ...importPages,
  ...jobPages,
  ...tokenPages,
  ...devicePages,
  ...auditPages,
]
