import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../ui/page/ErrorState'

/** The last net: what fails outside of any page, or in the frame itself. */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorState title="Patency could not be shown." onRetry={() => location.reload()} />
  }
}
