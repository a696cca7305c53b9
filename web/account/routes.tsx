import type { PageRow } from '../live/pageRow'

/** A person's own pages. The person's menu leads to them. */
export const accountPages: readonly PageRow[] = [
  {
    path: 'account',
    page: () => import('./own/AccountPage'),
    query: () => import('./own/__generated__/AccountPageQuery.graphql'),
  },
  {
    path: 'account/update',
    page: () => import('./own/UpdateAccountPage'),
    query: () => import('./own/__generated__/UpdateAccountPageQuery.graphql'),
  },
  {
    path: 'account/updatepassword',
    page: () => import('./own/ChangePasswordPage'),
    query: () => import('./own/__generated__/ChangePasswordPageQuery.graphql'),
  },
  {
    path: 'account/sessions',
    page: () => import('./sessions/SessionsPage'),
    query: () => import('./sessions/__generated__/SessionsPageQuery.graphql'),
  },
  {
    path: 'greeting',
    page: () => import('./sample/GreetingPage'),
    query: () => import('./sample/__generated__/GreetingPageQuery.graphql'),
  },
  {
    path: 'sample',
    page: () => import('./sample/SamplePage'),
    query: () => import('./sample/__generated__/SamplePageQuery.graphql'),
  },
]
