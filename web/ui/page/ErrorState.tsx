import { Button } from '@chakra-ui/react'
import { CloudOff, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'

type ErrorStateProps = {
  /** `offline`: the server was not reached; `broken`: it failed, or the page did. */
  kind?: 'offline' | 'broken'
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
  broken: {
    title: 'This could not be shown.',
    description: 'Something failed. Try again; if it stays so, tell your administrator.',
  },
}

/** Something failed: what, and a way on. */
export const ErrorState = ({ kind = 'broken', title, description, onRetry, children }: ErrorStateProps) => (
  <EmptyState
    role="alert"
    icon={kind === 'offline' ? CloudOff : TriangleAlert}
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
