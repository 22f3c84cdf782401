import { createContext, useContext, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import styles from './money.module.css'
import { Words } from './words.tsx'

export interface MoneyProps {
  /** Pesos. */
  readonly value: number
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'hero' | undefined
  /** `always` puts a plus before a positive amount. */
  readonly sign?: 'auto' | 'always' | undefined
  /** `in`: received or on offer, everywhere in one color. */
  readonly tone?: 'plain' | 'in' | 'out' | undefined
  /** Whether amounts are hidden: a constant number of dots, so that not even the size shows. */
  readonly hidden?: boolean | undefined
  /** The text for screen readers of a hidden amount. */
  readonly hiddenLabel?: string | undefined
  readonly currency?: string | undefined
  readonly className?: string | undefined
}

/** Why an amount is a dash, for a tooltip and screen readers; the app gives it in its language. */
export const UnreadableAmountLabel = createContext('')

/** An amount: tabular figures, smaller centavos, no line break. */
export function Money({
  value,
  size = 'md',
  sign = 'auto',
  tone = 'plain',
  hidden = false,
  hiddenLabel = '',
  currency = '₱',
  className,
}: MoneyProps): ReactElement {
  const unreadableLabel = useContext(UnreadableAmountLabel)
  const classes = cx(styles.money, styles[size], styles[tone], className)
  if (hidden) {
    return (
      <span className={classes}>
        <span aria-hidden="true" translate="no">{`${currency}••••••`}</span>
        <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
      </span>
    )
  }
  const text = formatPeso(Math.abs(value))
  if (!Number.isFinite(value)) {
    return (
      <span className={classes} title={unreadableLabel}>
        <span aria-hidden="true">
          {currency}
          {text}
        </span>
        <VisuallyHidden>{unreadableLabel}</VisuallyHidden>
      </span>
    )
  }
  const zero = !/[1-9]/.test(text)
  // The minus sign (not a hyphen) is as wide as the plus and is read out as "minus".
  const mark = zero || value === 0 ? '' : value < 0 ? '−' : sign === 'always' ? '+' : ''
  const [whole = '', cents] = text.split('.')
  const length = whole.length > 11 ? styles.longest : whole.length > 7 ? styles.long : undefined
  return (
    <span className={cx(classes, length)} translate="no">
      <Words>{`${mark}${currency}${whole}`}</Words>
      {cents !== undefined && <span className={styles.cents}>{`.${cents}`}</span>}
    </span>
  )
}
