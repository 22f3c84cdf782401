import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { StatusPill } from './status-pill.tsx'
import styles from './ticket.module.css'

export interface TicketProps {
  readonly as?: 'div' | 'li' | 'article'
  /** What the coupon is worth, such as `₱500` or `50%`. */
  readonly value: string
  /** A second line below the value: `up to ₱1,000`. */
  readonly valueNote?: string | undefined
  readonly title: string
  /** Its terms, such as `15× wagering`: side by side where they fit. */
  readonly terms?: readonly string[] | undefined
  /** A button or a link. */
  readonly action?: ReactNode
  readonly state?: 'open' | 'used' | 'expired' | undefined
  /** The word for a state other than open. */
  readonly stateLabel?: string | undefined
}

/** The characters of a value that fit at full size. */
const SHORT = 6

/** A coupon: a stub with the value, a torn edge, and its terms. */
export function Ticket({
  as = 'div',
  value,
  valueNote,
  title,
  terms,
  action,
  state = 'open',
  stateLabel,
}: TicketProps): ReactElement {
  // A div's props fit the other tags, because no tag-specific attribute is used here.
  const Tag = as as 'div'
  return (
    <Tag className={styles.room}>
      <div className={styles.ticket} data-state={state}>
        <div className={styles.stub}>
          <span className={cx(styles.value, value.length > SHORT && styles.long)} translate="no">
            {value}
          </span>
          {valueNote !== undefined && <span className={styles.note}>{valueNote}</span>}
        </div>
        <div className={styles.body}>
          <p className={styles.title}>{title}</p>
          {terms !== undefined && (
            <p className={styles.terms}>
              {terms.map((term) => (
                <span key={term}>{term}</span>
              ))}
            </p>
          )}
          {state !== 'open' && stateLabel !== undefined && (
            <StatusPill tone={state === 'used' ? 'neutral' : 'timeout'}>{stateLabel}</StatusPill>
          )}
          {state === 'open' && action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </Tag>
  )
}
