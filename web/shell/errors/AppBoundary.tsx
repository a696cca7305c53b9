import type { ReactNode } from 'react'
import { Boundary } from '../../ui/page/Boundary'
import { ErrorState } from '../../ui/page/ErrorState'

/** The last error boundary: for failures outside any page, or in the frame itself. */
export const AppBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={() => <ErrorState title="Patency could not be shown." onRetry={() => location.reload()} />}>
    {children}
  </Boundary>
)
