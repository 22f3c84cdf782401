import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './list-row.module.css'

export interface ListRowProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  readonly icon?: IconName | undefined
  /** Replaces the icon: a picture, an avatar. */
  readonly leading?: ReactNode
  /** An amount, a pill, a badge. */
  readonly trailing?: ReactNode
  readonly chevron?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  /** A router link instead of a button. */
  readonly renderLink?: ((props: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined
}

/** One row of a list or menu: a button with `onClick`, a link with `renderLink`, else plain. */
export function ListRow({
  title,
  subtitle,
  icon,
  leading,
  trailing,
  chevron = false,
  onClick,
  renderLink,
}: ListRowProps): ReactElement {
  const body = (
    <>
      {leading ??
        (icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={icon} size={22} />
          </span>
        ))}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      {(trailing !== undefined || chevron) && (
        <span className={styles.end}>
          {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
          {chevron && <Icon name="chevron-right" size={18} className={styles.chevron} />}
        </span>
      )}
    </>
  )
  const active = cx(styles.row, styles.active)
  if (renderLink !== undefined) return <>{renderLink({ className: active, children: body })}</>
  if (onClick === undefined) return <div className={styles.row}>{body}</div>
  return (
    <button type="button" className={active} onClick={onClick}>
      {body}
    </button>
  )
}
