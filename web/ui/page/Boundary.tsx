import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** What is shown was asked for with this; a failure of something else that was asked for is over. */
  asked?: string | number
  children: ReactNode
}

/** A part of a page that may fail by itself; the rest of the page keeps working. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidUpdate({ asked }: BoundaryProps) {
    if (this.state.failure && asked !== this.props.asked) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children
  }
}
