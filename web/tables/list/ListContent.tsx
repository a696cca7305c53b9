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
  /**
   * Identifies the request. A new one for another page shows the skeleton at once. One for the same page, as after the
   * session was over, keeps what is there, with its open dialogs, until the answer comes.
   */
  asked: string | number
  /** The latest choice is not requested yet. */
  isOnItsWay: boolean
  page: number
  /** The address of the first page. */
  first: string
  /** Shown when the address asks for something that there is not; by default a page that there is not. */
  invalid?: ReactNode
  children: ReactNode
}

/** A page of a list: its skeleton while it loads, or the failure with a next step. */
export const ListContent = ({ asked, isOnItsWay, page, first, invalid, children }: ListContentProps) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (isOnItsWay) return <ListSkeleton />
  return (
    <Boundary
      key={`${first} ${page}`}
      asked={asked}
      fallback={(error) => (
        <ListProblem
          error={error}
          page={page}
          first={first}
          invalid={invalid}
          onRetry={() => void navigate(pathname + search, { replace: true })}
        />
      )}
    >
      <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
    </Boundary>
  )
}

type ListProblemProps = Pick<ListContentProps, 'page' | 'first' | 'invalid'> & { error: unknown; onRetry: () => void }

/** A list that failed to load: why, and a next step. */
const ListProblem = ({ error, page, first, invalid, onRetry }: ListProblemProps) => {
  switch (problemCode(error)) {
    case 'VALIDATION':
      return invalid ?? <NoSuchPage page={page} first={first} />
    case 'OFFLINE':
    case 'TIMEOUT':
      return <ErrorState kind="offline" onRetry={onRetry} />
    case 'UNAVAILABLE':
      return <ErrorState kind="unavailable" onRetry={onRetry} />
    case 'BROKEN':
      return <ErrorState title="The list could not be shown." onRetry={onRetry} />
    // The person may not see the list at all: the page's own error says so.
    default:
      throw error
  }
}

export const NoSuchPage = ({ page, first }: Pick<ListContentProps, 'page' | 'first'>) => (
  <EmptyState
    role="alert"
    icon={SearchX}
    title={`There is no page ${page}.`}
    description="The list may be shorter now."
  >
    <Button asChild>
      <Link to={first}>First page</Link>
    </Button>
  </EmptyState>
)
