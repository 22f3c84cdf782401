import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  readonly label: string
  readonly icon: IconName
  readonly variant?: 'plain' | 'filled' | 'primary'
  /** A Badge on the upper corner. */
  readonly badge?: ReactNode
  /** Rotates the icon and ignores clicks, for a refresh. */
  readonly busy?: boolean | undefined
}

/** A round 44 px button with only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  badge,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, styles[variant], className)}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      <Icon name={icon} size={22} className={busy ? styles.turning : undefined} />
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </button>
  )
}
