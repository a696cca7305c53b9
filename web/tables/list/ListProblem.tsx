import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { problemCode } from '../../relay/problem'
import { EmptyState } from '../../ui/page/EmptyState'
import { ErrorState } from '../../ui/page/ErrorState'

type ListProblemProps = {
  error: unknown
  page: number
  /** The address of its first page. */ first: string
  onRetry: () => void
}

/** A list that did not come: why, and a way on. */
export const ListProblem = ({ error, page, first, onRetry }: ListProblemProps) => {
  switch (problemCode(error)) {
    case 'VALIDATION':
      return <NoSuchPage page={page} first={first} />
    case 'OFFLINE':
    case 'TIMEOUT':
      return <ErrorState kind="offline" onRetry={onRetry} />
    case 'UNAVAILABLE':
      return (
        <ErrorState
          kind="offline"
          title="Patency cannot reach its data just now."
          description="The server is there, its database is not, or is too busy. Try again in a moment."
          onRetry={onRetry}
        />
      )
    case 'BROKEN':
      return <ErrorState title="The list could not be shown." onRetry={onRetry} />
    // Not for this person at all: the page in its place says so.
    default:
      throw error
  }
}

export const NoSuchPage = ({ page, first }: { page: number; first: string }) => (
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
