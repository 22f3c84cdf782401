import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Spinner } from './spinner.tsx'
import styles from './toast-list.module.css'
import type { Toast } from './toast.ts'

export interface ToastListProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
  readonly dismissLabel: string
}

const SHAPES = { success: 'check', danger: 'alert', info: 'info' } as const

/** The toasts; the loading toast cannot be dismissed. */
export function ToastList({ toasts, onDismiss, dismissLabel }: ToastListProps): ReactElement {
  return (
    <ul className={styles.list}>
      {toasts.map((toast) => (
        <li key={toast.id} className={cx(styles.toast, styles[toast.tone])}>
          <span className={styles.shape}>
            {toast.tone === 'loading' ? <Spinner size={20} /> : <Icon name={SHAPES[toast.tone]} size={20} />}
          </span>
          <div className={styles.text}>
            <p>{toast.text}</p>
            {toast.detail !== undefined && <p className={styles.detail}>{toast.detail}</p>}
            {toast.renderLink?.({ className: styles.link, onClick: () => onDismiss(toast.id) })}
          </div>
          {toast.tone !== 'loading' && (
            <IconButton
              icon="close"
              label={dismissLabel}
              className={styles.close}
              onClick={() => onDismiss(toast.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
