import type { ReactElement } from 'react'
import { Icon } from '#src/ui/icon/icon.tsx'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import styles from './partner-mark.module.css'

export interface PartnerMarkProps {
  /** A partner's name in any case, such as `gcash`; unknown names get the neutral mark. */
  readonly partner?: string | undefined
  /** Pixels of one side. */
  readonly size?: number
  /** The icon of the neutral mark: what a row without a partner is about. */
  readonly icon?: IconName | undefined
}

export type PartnerKind = 'gcash' | 'maya' | 'other'

/** The partners that have a mark of their own. */
export function partnerKind(partner: string | undefined): PartnerKind {
  const name = partner?.toLowerCase().replace(/[^a-z]/g, '') ?? ''
  if (name.includes('gcash')) return 'gcash'
  return name.includes('maya') ? 'maya' : 'other'
}

/** A letter in a shape that stands for a payment partner: drawn by us, not its logo. Decorative. */
export function PartnerMark({ partner, size = 40, icon = 'wallet' }: PartnerMarkProps): ReactElement {
  const kind = partnerKind(partner)
  if (kind === 'other') {
    return (
      <span className={styles.neutral} style={{ width: size, height: size }} aria-hidden="true">
        <Icon name={icon} size={Math.round(size * 0.55)} />
      </span>
    )
  }
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {kind === 'gcash' ? (
        <>
          <rect width="40" height="40" rx="12" fill="#1257b8" />
          <circle cx="20" cy="20" r="14" fill="#1b6fe0" />
          <path d="M26.2 15.2a7.8 7.8 0 1 0 1.6 6H20.6" className={styles.letter} />
        </>
      ) : (
        <>
          <rect width="40" height="40" rx="12" fill="#0b5a42" />
          <path d="M0 28C10 20 28 40 40 26v2a12 12 0 0 1-12 12H12A12 12 0 0 1 0 28Z" fill="#16a06f" />
          <path d="M11 27V13.500l9 9.500 9-9.500V27" className={styles.letter} />
        </>
      )}
    </svg>
  )
}
