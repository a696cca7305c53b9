import { Settings2 } from 'lucide-react'
import { globalId } from '../relay/globalId'
import type { FrameRow, PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

/** The pages of the configuration, in the order of the tab bar (administration, section 2). */
const pages: readonly PageRow[] = [
  {
    path: 'facilities',
    tab: 'Facilities',
    page: () => import('./facilities/FacilitiesPage'),
    query: () => import('./facilities/__generated__/FacilitiesPageQuery.graphql'),
  },
  {
    path: 'procedures',
    tab: 'Procedures',
    page: () => import('./procedures/ProceduresPage'),
    query: () => import('./procedures/__generated__/ProceduresPageQuery.graphql'),
  },
  {
    path: 'procedures/:id',
    page: () => import('./procedures/ProcedureFieldsPage'),
    query: () => import('./procedures/__generated__/ProcedureFieldsPageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('Procedure', params.id!) }),
  },
  {
    path: 'procedures/fields/:id',
    page: () => import('./procedures/FieldOptionsPage'),
    query: () => import('./procedures/__generated__/FieldOptionsPageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('ProcedureField', params.id!) }),
  },
  {
    path: 'purposes',
    tab: 'Call Reason',
    page: () => import('./purposes/PurposesPage'),
    query: () => import('./purposes/__generated__/PurposesPageQuery.graphql'),
  },
  {
    path: 'compliancerequirements',
    tab: 'Compliance Requirements',
    page: () => import('./compliance/RequirementsPage'),
    query: () => import('./compliance/__generated__/RequirementsPageQuery.graphql'),
  },
  {
    path: 'scheduledlinechecks',
    tab: 'Line Checks',
    page: () => import('./line-checks/LineChecksPage'),
    query: () => import('./line-checks/__generated__/LineChecksPageQuery.graphql'),
  },
  {
    path: 'alerts',
    tab: 'Alerts',
    page: () => import('./targets/TargetsPage'),
    query: () => import('./targets/__generated__/TargetsPageQuery.graphql'),
  },
]

export const configurationPages: readonly FrameRow[] = [
  {
    path: 'configuration',
    frame: () => import('./kit/ConfigurationFrame'),
    pages,
    outline: <PageSkeleton isList />,
    section: { name: 'Configuration', icon: Settings2, menu: 'Administration' },
    may: ({ canSeeConfiguration }) => canSeeConfiguration,
  },
]
