import { accountRoutes } from './account'
import { callRoutes } from './calls'
import { facilityRoutes } from './facilities'
import type { Route } from './kernel/route'
import { purposeRoutes } from './purposes'
import { statusRoutes } from './statuses'

/** Door 2: the whole contract of /api/v0, in which a row is a route. */
export const routes: Route[] = [
  ...accountRoutes,
  ...callRoutes,
  ...purposeRoutes,
  ...statusRoutes,
  ...facilityRoutes,
]
