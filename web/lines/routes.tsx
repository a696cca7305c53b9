import { Spline } from 'lucide-react'
import { globalId } from '../relay/globalId'
import type { PageRow } from '../live/pageRow'
import { PageSkeleton } from '../ui/page/Skeletons'

const outline = <PageSkeleton heading="Lines" isList />

export const linePages: readonly PageRow[] = [
  {
    path: 'lines',
    page: () => import('./list/LinesPage'),
    query: () => import('./list/__generated__/LineTableQuery.graphql'),
    variables: async ({ search }) => (await import('./list/lineAddress')).variablesAt(search),
    isBySearch: true,
    outline,
    section: { name: 'Lines', icon: Spline },
    shortcut: { keys: 'g l', label: 'Go to the lines' },
    may: ({ canSeeLines }) => canSeeLines,
  },
  {
    path: 'lines/due',
    page: () => import('./due/DueBoardPage'),
    query: () => import('./due/__generated__/DueBoardQuery.graphql'),
    variables: async () => (await import('./due/groups')).dueBoardVariables(),
    outline,
    may: ({ canSeeLines }) => canSeeLines,
  },
  {
    path: 'lines/:id',
    page: () => import('./line/page/LinePage'),
    query: () => import('./line/page/__generated__/LinePageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('Line', params.id!) }),
    // Always read from the server: the form starts with what is read.
    fetchPolicy: 'network-only',
  },
  {
    path: 'lines/:id/passport',
    page: () => import('./line/passport/PassportPage'),
    query: () => import('./line/passport/__generated__/PassportPageQuery.graphql'),
    variables: ({ params }) => ({ id: globalId('Line', params.id!) }),
    fetchPolicy: 'network-only',
  },
]
