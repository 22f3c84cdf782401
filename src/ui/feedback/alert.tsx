import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './alert.module.css'

export interface AlertProps {
  readonly tone: 'info' | 'success' | 'danger' | 'pending' | 'neutral'
  readonly title?: string | undefined
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** `status` or `alert` if it appears by itself and should be read out. */
  readonly role?: 'status' | 'alert' | 'note' | undefined
}

const SHAPES: Record<AlertProps['tone'], IconName> = {
  info: 'info',
  success: 'check',
  danger: 'alert',
  pending: 'hourglass',
  neutral: 'circle',
}

/** An alert inside the page: what is being checked, what has failed. */
export function Alert({ tone, title, children, action, role }: AlertProps): ReactElement {
  return (
    <div className={cx(styles.alert, styles[tone])} role={role}>
      <Icon name={SHAPES[tone]} size={22} className={styles.icon} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
