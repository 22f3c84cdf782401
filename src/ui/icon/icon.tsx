import type { ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import type { IconName } from './icon-name.ts'
import styles from './icon.module.css'
import spriteUrl from './sprite.svg?no-inline'

export interface IconProps {
  readonly name: IconName
  /** Pixels of one side; the stroke is designed for 24. */
  readonly size?: number
  /** The text for screen readers; without it the icon is decorative. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** One symbol of the sprite, in the text color. */
export function Icon({ name, size = 24, label, className }: IconProps): ReactElement {
  return (
    <svg
      className={cx(styles.icon, className)}
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
