import { Box, Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router'
import type { CallList } from 'domain/calls/pastList'
import { problemCode } from '../../relay/problem'
import { Boundary } from '../../ui/Boundary'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Page } from '../../ui/Page'
import { CallTable } from './CallTable'
import { CallTableSkeleton } from './CallTableSkeleton'
import { ListControls } from './ListControls'
import { searchOf } from './listAddress'
import { useListView } from './useListView'
import type { CallTableQuery } from './__generated__/CallTableQuery.graphql'

const headings: Record<CallList, string> = { completed: 'Completed Calls', deleted: 'Deleted Calls' }

/** Calls that are over, a page at a time. What is asked for stands in the address, so that going back shows it again. */
export const CallListPage = ({ list, queryRef }: { list: CallList; queryRef: PreloadedQuery<CallTableQuery> }) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { view, isOnItsWay, choose } = useListView()

  return (
    <Page
      heading={headings[list]}
      actions={
        <Button asChild variant="outline">
          <Link to="/calls/queue">Return To Queue</Link>
        </Button>
      }
    >
      <ListControls list={list} view={view} choose={choose} />
      <Box mt="4">
        {isOnItsWay ? (
          <CallTableSkeleton />
        ) : (
          // By what was asked, so that the shape of what comes is there at once, and a failure goes with its cause.
          <Boundary
            key={queryRef.fetchKey}
            fallback={(error) => <ListProblem error={error} page={view.page} first={pathname + searchOf({ ...view, page: 1 })} onRetry={() => void navigate(pathname + search, { replace: true })} />}
          >
            <Suspense fallback={<CallTableSkeleton />}>
              <CallTable list={list} view={view} queryRef={queryRef} />
            </Suspense>
          </Boundary>
        )}
      </Box>
    </Page>
  )
}

const ListProblem = ({ error, page, first, onRetry }: { error: unknown; page: number; first: string; onRetry: () => void }) => {
  switch (problemCode(error)) {
    case 'VALIDATION':
      return (
        <EmptyState role="alert" icon={SearchX} title={`There is no page ${page}.`} description="The list may have become shorter since.">
          <Button asChild>
            <Link to={first}>First page</Link>
          </Button>
        </EmptyState>
      )
    case 'OFFLINE':
      return <ErrorState kind="offline" onRetry={onRetry} />
    case 'UNAVAILABLE':
      return <ErrorState kind="offline" title="Patency cannot reach its data just now." description="The server is there, its database is not, or is too busy. Try again in a moment." onRetry={onRetry} />
    case 'BROKEN':
      return <ErrorState title="The list could not be shown." onRetry={onRetry} />
    // Not for this person at all: the page in its place says so.
    default:
      throw error
  }
}
