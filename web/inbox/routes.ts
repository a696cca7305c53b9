import type { PageRow } from '../live/pageRow'

/** The bell leads to it, and so does the page of a locked account. */
export const inboxPages: readonly PageRow[] = [
  {
    path: 'account/messages',
    page: () => import('./MessagesPage'),
    query: () => import('./__generated__/MessagesPageQuery.graphql'),
  },
]
