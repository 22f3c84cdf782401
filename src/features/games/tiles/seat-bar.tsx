import type { CSSProperties, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './seat-bar.module.css'

/** Seats that the bar shows one by one; more are one line. */
const MAX_SINGLE_SEATS = 12

export interface SeatBarProps {
  /** Undefined where everyone may sit down. */
  readonly openSeats: number | undefined
  readonly seats: number | undefined
}

/** The open seats of a table in words, and the taken ones as a bar if their number is known. */
export function SeatBar({ openSeats, seats }: SeatBarProps): ReactElement {
  const { t } = useTranslation('games')
  const isKnown = openSeats !== undefined && seats !== undefined && seats >= openSeats && seats > 0
  function getText(): string {
    if (openSeats === undefined) return t('tableForAll')
    if (openSeats === 0) return t('tableFull')
    return isKnown ? t('seatsOf', { count: openSeats, total: seats }) : t('openSeats', { count: openSeats })
  }
  return (
    <span className={styles.seats}>
      {isKnown && (
        <span
          className={styles.bar}
          data-single={seats <= MAX_SINGLE_SEATS || undefined}
          style={{ '--seats': seats, '--taken': (seats - openSeats) / seats } as CSSProperties}
        />
      )}
      <span>{getText()}</span>
    </span>
  )
}
