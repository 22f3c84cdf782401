/** One toast. Its store decides how long it stays. */
export interface Toast {
  readonly id: string
  readonly tone: 'loading' | 'success' | 'danger' | 'info'
  readonly text: string
  /** A second line, in smaller type. */
  readonly detail?: string | undefined
}
