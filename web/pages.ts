import { callPages } from './calls/routes'
import { configurationPages } from './configuration/routes'
import { jobPages } from './jobs/routes'
import { linePages } from './lines/routes'
import { reportPages } from './reports/routes'
import type { FrameRow, PageRow } from './shell/frame/pageRow'

/** Every page, in the order of the main sections. */
export const pages: readonly (PageRow | FrameRow)[] = [
  ...callPages,
  ...linePages,
  ...reportPages,
  ...configurationPages,
  ...jobPages,
]
