import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import styles from './button.module.css'

export interface ButtonProps extends Omit<ButtonLook, 'flush'>, ComponentProps<'button'> {
  /** Busy: a spinner shows, the label stays in place, clicks and submits are ignored, focus is kept. */
  readonly busy?: boolean | undefined
  /** The label while busy, beside the spinner, if a spinner alone is unclear. */
  readonly busyLabel?: string | undefined
  /** Moves money: a press counts only once the button has been seen for a moment (`guardPresses`). */
  readonly movesMoney?: boolean | undefined
  /** Looks secondary while the form cannot be sent yet. A press still says what is missing. */
  readonly quiet?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly iconEnd?: IconName | undefined
}

/** A button of at least 44 px, with type `button` by default. */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  busyLabel,
  movesMoney = false,
  quiet = false,
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
  // Beside the label where nothing moves for it: in an icon's place, or in a button as wide as its place.
  const isBeside = icon !== undefined || fullWidth === true || busyLabel !== undefined
  const isHidden = busy && !isBeside
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant: quiet ? 'secondary' : variant, size, fullWidth }), className)}
      data-moves-money={movesMoney || undefined}
      translate={movesMoney ? 'no' : rest.translate}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      <span className={cx(styles.content, isHidden && styles.waiting)}>
        {busy && isBeside ? (
          <Spinner className={cx(icon === undefined && busyLabel === undefined && styles.beside)} size={iconSize} />
        ) : (
          icon !== undefined && <Icon name={icon} size={iconSize} />
        )}
        <Words>{busy ? (busyLabel ?? children) : children}</Words>
        {iconEnd !== undefined && <Icon name={iconEnd} size={iconSize} />}
      </span>
      {isHidden && <Spinner className={styles.spinner} size={22} />}
    </button>
  )
}
