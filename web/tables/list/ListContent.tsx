import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { problemCode } from '../../relay/problem'
import { Boundary } from '../../ui/page/Boundary'
import { EmptyState } from '../../ui/page/EmptyState'
import { ErrorState } from '../../ui/page/ErrorState'
import { ListSkeleton } from '../../ui/page/Skeletons'

type ListContentProps = {
  /** Another one for each time the list is asked for: so the shape of what comes is there at once, and a failure goes with its cause. */
  asked: string | number
  /** Something else was chosen a moment ago than is asked for so far. */
  isOnItsWay: boolean
  page: number
  /** The address of the first page. */
  first: string
  children: ReactNode
}

/** A page of a list, or what is in its place: its shape while it comes, why it did not come, and a way on. */
export const ListContent = ({ asked, isOnItsWay, page, first, children }: ListContentProps) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (isOnItsWay) return <ListSkeleton />
  return (
    <Boundary
      key={asked}
      fallback={(error) => (
        <ListProblem
          error={error}
          page={page}
          first={first}
          onRetry={() => void navigate(pathname + search, { replace: true })}
        />
      )}
    >
      <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
    </Boundary>
  )
}

type ListProblemProps = Pick<ListContentProps, 'page' | 'first'> & { error: unknown; onRetry: () => void }

/** A list that did not come: why, and a way on. */
const ListProblem = ({ error, page, first, onRetry }: ListProblemProps) => {
  switch (problemCode(error)) {
    case 'VALIDATION':
      return <NoSuchPage page={page} first={first} />
    case 'OFFLINE':
    case 'TIMEOUT':
      return <ErrorState kind="offline" onRetry={onRetry} />
    case 'UNAVAILABLE':
      return <ErrorState kind="unavailable" onRetry={onRetry} />
    case 'BROKEN':
      return <ErrorState title="The list could not be shown." onRetry={onRetry} />
    // Not for this person at all: the page in its place says so.
    default:
      throw error
  }
}

export const NoSuchPage = ({ page, first }: Pick<ListContentProps, 'page' | 'first'>) => (
  <EmptyState
    role="alert"
    icon={SearchX}
    title={`There is no page ${page}.`}
    description="The list may have become shorter since."
  >
    <Button asChild>
      <Link to={first}>First page</Link>
    </Button>
  </EmptyState>
)
