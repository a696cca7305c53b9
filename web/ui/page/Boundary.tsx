import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** What is shown was asked for with this; a failure of something else that was asked for is over. */
  asked?: string | number
  children: ReactNode
}

type State = { failure: { error: unknown } | null; asked: BoundaryProps['asked'] }

/** A part of a page that may fail by itself; the rest of the page keeps working. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, asked: this.props.asked }

  static getDerivedStateFromProps({ asked }: BoundaryProps, state: State): Partial<State> | null {
    return asked === state.asked ? null : { asked, failure: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children
  }
}
