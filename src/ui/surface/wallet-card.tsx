import type { ReactElement, ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { PartnerMark, partnerKind } from '#src/ui/brand/partner-mark.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './wallet-card.module.css'

export interface WalletCardProps {
  /** Chooses the mark and the color, such as `gcash`. */
  readonly partner: string
  /** The wallet's name. */
  readonly title: string
  /** The masked number. */
  readonly number: string
  readonly holder: string
  /** Why the wallet cannot be changed, beside a lock. */
  readonly lock?: ReactNode
}

/** A bound e-wallet, drawn as a card: nothing on it can be edited. */
export function WalletCard({ partner, title, number, holder, lock }: WalletCardProps): ReactElement {
  return (
    <div className={cx(styles.card, styles[partnerKind(partner)])} data-scheme="night">
      <div className={styles.head}>
        <PartnerMark partner={partner} size={40} />
        <span className={styles.title}>{title}</span>
      </div>
      <p className={styles.number} translate="no">
        {number}
      </p>
      <p translate="no">{holder}</p>
      {lock !== undefined && (
        <p className={styles.lock}>
          <Icon name="lock" size={16} />
          <span>{lock}</span>
        </p>
      )}
    </div>
  )
}
