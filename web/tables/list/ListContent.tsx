import { Suspense, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Boundary } from '../../ui/page/Boundary'
import { ListProblem } from './ListProblem'
import { ListSkeleton } from './ListSkeleton'

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
