/** One notice over the page. The host only shows: how long it stays is decided where it is made. */
export interface Toast {
  readonly id: string
  readonly tone: 'loading' | 'success' | 'danger' | 'info'
  readonly text: string
  /** A second line, in smaller type. */
  readonly detail?: string | undefined
}
