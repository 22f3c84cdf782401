import { cx } from '#src/lib/cx.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` appears once on a screen; as a small pill it claims a reward, as often as there are some. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly fullWidth?: boolean | undefined
  /** Aligns the text of a `ghost` with its surroundings instead of its padding. */
  readonly flush?: boolean | undefined
}

/** A button's class for another element, such as a router link. */
export function buttonClass({ variant = 'secondary', size = 'md', fullWidth, flush }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, flush && styles.flush)
}
