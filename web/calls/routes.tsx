import type { CallList } from 'domain/calls/past/pastList'
import { CircleCheck, ListTodo, PhoneCall, Plus, Trash2 } from 'lucide-react'
import { globalId } from '../relay/globalId'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'
import QueuePageQuery from './queue/__generated__/QueuePageQuery.graphql'
import * as queuePage from './queue/QueuePage'
import { QueueSkeleton } from './queue/QueueSkeleton'

const listOf = (list: CallList, heading: string) =>
  ({
    path: `calls/${list}`,
    page: () => import('./past/CallListPage'),
    query: () => import('./past/__generated__/CallTableQuery.graphql'),
    variables: async ({ search }) => (await import('./past/listAddress')).variablesAt(list, search),
    isBySearch: true,
    outline: <PageSkeleton heading={heading} isList />,
    may: ({ canSeeLists }) => canSeeLists,
  }) satisfies Partial<PageRow>

export const callPages: readonly PageRow[] = [
  {
    path: 'calls/queue',
    // In the first download: as a part of its own, it would be 5 KB larger, in 13 files more.
    page: () => Promise.resolve(queuePage),
    query: QueuePageQuery,
    // While the feed is live, the queue in the store is current. Otherwise show the store and ask the server.
    fetchPolicy: ({ feed }) => (feed.get()?.isCurrent() ? 'store-or-network' : 'store-and-network'),
    outline: <QueueSkeleton />,
    section: { name: 'Queue', icon: ListTodo, isNear: true },
    shortcut: { keys: 'g q', label: 'Go to the queue' },
  },
  {
    path: 'calls/new',
    page: () => import('./new/NewCallPage'),
    query: () => import('./new/__generated__/NewCallPageQuery.graphql'),
    fetchPolicy: 'store-or-network',
    section: { name: 'New Call', icon: Plus, isNear: true },
    shortcut: { keys: 'n', label: 'New call' },
    may: ({ canCreateCall }) => canCreateCall,
  },
  {
    path: 'calls/mine',
    page: () => import('./mine/MyCallsPage'),
    query: () => import('./mine/__generated__/MyCallsPageQuery.graphql'),
    outline: <PageSkeleton heading="My Calls" isList />,
    section: {
      name: 'My Calls',
      icon: PhoneCall,
      isNear: true,
      // For people who ask for help; who works on calls has them in the queue (rules 2.2).
      may: ({ canSeeLists, canCreateCall }) => canCreateCall && !canSeeLists,
    },
  },
  {
    ...listOf('completed', 'Completed Calls'),
    section: { name: 'Completed', icon: CircleCheck, menu: 'Calls' },
    shortcut: { keys: 'g c', label: 'Go to the completed calls' },
  },
  {
    ...listOf('deleted', 'Deleted Calls'),
    section: { name: 'Deleted', icon: Trash2, menu: 'Calls' },
    shortcut: { keys: 'g d', label: 'Go to the deleted calls' },
  },
  {
    path: 'calls/:id',
    page: () => import('./call/page/CallPage'),
    query: () => import('./call/page/__generated__/CallPageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('Call', params.id!) }),
    // Always read from the server: opening a call may also assign it, and the form starts with what is read.
    fetchPolicy: 'network-only',
  },
]
