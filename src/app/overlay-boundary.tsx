import { Component, type ReactNode } from 'react'

export interface OverlayBoundaryProps {
  readonly children: ReactNode
  /** The overlay could not be shown, most likely because its chunk did not load. */
  readonly onError: (error: unknown) => void
}

/** Keeps an overlay that fails from taking the page with it. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
