import { cx } from '#src/lib/cx.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` (mango) stands once on a screen. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly fullWidth?: boolean | undefined
  /** The words of a `ghost` stand at the edge of what is around it, and not its padding. */
  readonly flush?: boolean | undefined
}

/** The look of a button for what is no `<button>`: a router's link. */
export function buttonClass({ variant = 'secondary', size = 'md', fullWidth, flush }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, flush && styles.flush)
}
