import type { ReactNode } from 'react'

/** One toast. Its store decides how long it stays. */
export interface Toast {
  readonly id: string
  readonly tone: 'loading' | 'success' | 'danger' | 'info'
  readonly text: string
  /** A second line, in smaller type. */
  readonly detail?: string | undefined
  /** A router link to the next step. */
  readonly renderLink?: ((props: ToastLinkProps) => ReactNode) | undefined
}

/** Props of a toast's link: following it dismisses the toast. */
export interface ToastLinkProps {
  readonly className: string | undefined
  readonly onClick: () => void
}
