import { Suspense, useState, type ReactNode } from 'react'
import { Boundary } from '../ui/page/Boundary'
import { ErrorState } from '../ui/page/ErrorState'
import { Skeleton, Skeletons } from '../ui/page/Skeletons'
import { problemKind } from './problem'

type LoadedPartProps = {
  /** The height of a row while the part loads. */
  rowHeight: string
  /** Reads the data. `attempt` changes each time somebody tries again. */
  children: (attempt: number) => ReactNode
}

/** A part of a page that loads when it is shown: grey rows while it loads, and a way to retry when that fails. */
export const LoadedPart = ({ rowHeight, children }: LoadedPartProps) => {
  const [attempt, setAttempt] = useState(0)
  const rows = (
    <Skeletons>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} h={rowHeight} mt="3" borderRadius="l2" />
      ))}
    </Skeletons>
  )
  return (
    <Boundary
      fallback={(error, retry) => (
        <ErrorState
          kind={problemKind(error)}
          onRetry={() => {
            setAttempt(attempt + 1)
            retry()
          }}
        />
      )}
    >
      <Suspense fallback={rows}>{children(attempt)}</Suspense>
    </Boundary>
  )
}
