import { Component, type ReactNode } from 'react'

type BoundaryProps = { fallback: (error: unknown, retry: () => void) => ReactNode; children: ReactNode }

/** A part of a page that may fail by itself; the rest of the page keeps working. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children
  }
}
