import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import styles from './button.module.css'

export interface ButtonProps extends Omit<ButtonLook, 'flush'>, ComponentProps<'button'> {
  /** Something is under way: the label stays in place, clicks and submits are swallowed, focus is kept. */
  readonly busy?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly iconEnd?: IconName | undefined
}

/** A button of at least 44 px. It is no submit button unless `type="submit"` says so. */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const iconSize = size === 'sm' ? 18 : 20
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, fullWidth }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      <span className={cx(styles.content, busy && styles.waiting)}>
        {icon !== undefined && <Icon name={icon} size={iconSize} />}
        {children}
        {iconEnd !== undefined && <Icon name={iconEnd} size={iconSize} />}
      </span>
      {busy && <Spinner className={styles.spinner} size={22} />}
    </button>
  )
}
