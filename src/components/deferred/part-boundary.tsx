import { Component, type ReactNode } from 'react'

/** The pause before a failed part mounts again, in milliseconds; each one after it is twice as long, up to {@link MAX_PAUSE_MS}. */
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 60_000
/** A change mounts it again after this time, in milliseconds: a part that fails at each change must not loop. */
const CHANGE_PAUSE_MS = 100

export interface PartBoundaryProps {
  /** Shown while the part has failed; nothing by default. */
  readonly failed?: ((retry: () => void) => ReactNode) | undefined
  readonly onError?: ((error: unknown) => void) | undefined
  /** Mounts the part again by itself: at once after a first failure, then after growing pauses. */
  readonly isRestarted?: boolean
  /** A change of one of these values mounts a failed part again. */
  readonly changes?: object
  readonly children: ReactNode
}

function isSame(one: object, other: object): boolean {
  const entries = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return entries.length === others.size && entries.every(([name, value]) => Object.is(value, others.get(name)))
}

/** Catches an error of a part, so that the rest of the page stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  #timer: ReturnType<typeof setTimeout> | undefined
  #restartsAt = 0
  #failedAt = Number.NEGATIVE_INFINITY
  #pauseMs = 0

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
    if (this.props.isRestarted !== true) return
    const now = performance.now()
    // It has worked since for so long that this is another failure.
    if (now - this.#failedAt > 2 * MAX_PAUSE_MS) this.#pauseMs = 0
    this.#failedAt = now
    this.#restartIn(this.#pauseMs)
    this.#pauseMs = Math.min(Math.max(this.#pauseMs * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS)
  }

  override componentDidUpdate({ changes: before = {} }: PartBoundaryProps): void {
    const { changes = {}, isRestarted } = this.props
    if (!this.state.hasFailed || isRestarted !== true || isSame(before, changes)) return
    if (performance.now() + CHANGE_PAUSE_MS < this.#restartsAt) this.#restartIn(CHANGE_PAUSE_MS)
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed?.(this.#restart) : this.props.children
  }

  readonly #restart = (): void => this.setState({ hasFailed: false })

  #restartIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#restartsAt = performance.now() + milliseconds
    this.#timer = setTimeout(this.#restart, milliseconds)
  }
}
