import type { Params } from 'react-router'
import type { ConcreteRequest, Variables } from 'relay-runtime'
import { globalId } from '../relay/globalId'

type ConfigurationPage = {
  /** Below /configuration. */
  path: string
  /** Its word in the tab bar; a page below a tab has none. */
  tab?: string
  page: () => Promise<unknown>
  query: () => Promise<ConcreteRequest>
  variables?: (params: Params) => Variables
}

/** The pages of the configuration, in the order of the tab bar (administration, section 2). */
export const configurationPages: readonly ConfigurationPage[] = [
  {
    path: 'facilities',
    tab: 'Facilities',
    page: () => import('./facilities/FacilitiesPage'),
    query: async () => (await import('./facilities/__generated__/FacilitiesPageQuery.graphql')).default,
  },
  {
    path: 'procedures',
    tab: 'Procedures',
    page: () => import('./procedures/ProceduresPage'),
    query: async () => (await import('./procedures/__generated__/ProceduresPageQuery.graphql')).default,
  },
  {
    path: 'procedures/:id',
    page: () => import('./procedures/ProcedureFieldsPage'),
    query: async () => (await import('./procedures/__generated__/ProcedureFieldsPageQuery.graphql')).default,
    variables: ({ id }) => ({ id: globalId('Procedure', id!) }),
  },
  {
    path: 'procedures/fields/:id',
    page: () => import('./procedures/FieldOptionsPage'),
    query: async () => (await import('./procedures/__generated__/FieldOptionsPageQuery.graphql')).default,
    variables: ({ id }) => ({ id: globalId('ProcedureField', id!) }),
  },
  {
    path: 'purposes',
    tab: 'Call Reason',
    page: () => import('./purposes/PurposesPage'),
    query: async () => (await import('./purposes/__generated__/PurposesPageQuery.graphql')).default,
  },
  {
    path: 'scheduledlinechecks',
    tab: 'Line Checks',
    page: () => import('./line-checks/LineChecksPage'),
    query: async () => (await import('./line-checks/__generated__/LineChecksPageQuery.graphql')).default,
  },
]
