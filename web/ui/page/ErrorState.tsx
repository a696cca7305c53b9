import { Button } from '@chakra-ui/react'
import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'

type ErrorStateProps = {
  /** `offline`: the server was not reached; `unavailable`: it has no database; `broken`: it failed, or the page did. */
  kind?: keyof typeof words
  title?: string
  description?: string
  onRetry?: () => void
  children?: ReactNode
}

const words = {
  offline: {
    title: 'The server cannot be reached.',
    description: 'Check the network. What is shown elsewhere may be out of date.',
  },
  unavailable: {
    title: 'Patency cannot reach its data just now.',
    description: 'The database is unavailable or too busy. Try again in a moment.',
  },
  broken: {
    title: 'This could not be shown.',
    description: 'Something failed. Try again. If it still fails, contact your administrator.',
  },
}

/** Says what failed, and offers a next step. */
export const ErrorState = ({ kind = 'broken', title, description, onRetry, children }: ErrorStateProps) => (
  <EmptyState
    role="alert"
    icon={kind === 'broken' ? TriangleAlert : CloudOff}
    title={title ?? words[kind].title}
    description={description ?? words[kind].description}
  >
    {onRetry ? (
      <Button onClick={onRetry}>
        <RotateCw aria-hidden />
        Retry
      </Button>
    ) : null}
    {children}
  </EmptyState>
)
