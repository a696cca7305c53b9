import type { Params } from 'react-router'
import type { ConcreteRequest, Variables } from 'relay-runtime'

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
  { path: 'facilities', tab: 'Facilities', page: () => import('./facilities/FacilitiesPage'), query: async () => (await import('./facilities/__generated__/FacilitiesPageQuery.graphql')).default },
  { path: 'purposes', tab: 'Call Reason', page: () => import('./purposes/PurposesPage'), query: async () => (await import('./purposes/__generated__/PurposesPageQuery.graphql')).default },
]
