import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { STATUS_SHAPES, type StatusTone } from './status-pill.tsx'
import styles from './money-row.module.css'

export interface MoneyRowProps {
  /** A PartnerMark, a cover or an icon of 36 px. */
  readonly mark?: ReactNode
  /** What it was: the partner, the game, the reason. */
  readonly title: ReactNode
  /** When, and at most one more word. */
  readonly detail?: ReactNode
  /** A Money. */
  readonly amount: ReactNode
  /** Below the amount: another amount with its name. */
  readonly note?: ReactNode
  /** Of an order: the word, with its shape. */
  readonly status?: { readonly tone: StatusTone; readonly label: string } | undefined
  readonly onClick?: (() => void) | undefined
  /** Of a row with `onClick`: its details are open beside the list. */
  readonly isOpen?: boolean | undefined
  /** A router link instead of a button. */
  readonly renderLink?: ((props: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined
}

/** One row of a list of money. The whole row is one link or button. */
export function MoneyRow(props: MoneyRowProps): ReactElement {
  const { mark, title, detail, amount, note, status, onClick, isOpen = false, renderLink } = props
  const body = (
    <>
      {mark}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.end}>
        <span className={styles.amount}>{amount}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {status !== undefined && (
          <span className={cx(styles.status, styles[status.tone])}>
            <Icon name={STATUS_SHAPES[status.tone]} size={14} />
            <Words>{status.label}</Words>
          </span>
        )}
      </span>
    </>
  )
  const active = cx(styles.row, styles.active)
  if (renderLink !== undefined) return <>{renderLink({ className: active, children: body })}</>
  if (onClick === undefined) return <div className={styles.row}>{body}</div>
  return (
    <button type="button" className={active} aria-current={isOpen || undefined} onClick={onClick}>
      {body}
    </button>
  )
}
