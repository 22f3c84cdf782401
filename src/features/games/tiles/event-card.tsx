import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { formatDate, formatTime } from '#src/lib/time.ts'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { CardButton, type CardProps } from './card-button.tsx'
import styles from './event-card.module.css'

export interface EventCardProps extends CardProps {
  /** The current time in milliseconds, which decides what has started. */
  readonly now: number
}

/** A sports event: league, teams and start. Without an event, the game's name. A list item. */
export const EventCard = memo(function EventCard({ game, now, style }: EventCardProps): ReactElement {
  const { t, i18n } = useTranslation('games')
  const { event } = game
  const hasStarted = event !== undefined && Date.parse(event.startsAt) <= now
  return (
    <CardButton className={styles.card} look="plain" game={game} style={style}>
      {(isBusy) => (
        <>
          <span className={styles.league}>{event ? event.league : game.manufName}</span>
          <span className={styles.team}>{event ? event.home : game.name}</span>
          {event && <span className={styles.team}>{event.away}</span>}
          {(isBusy || event) && (
            <span className={cx(styles.when, hasStarted && styles.on)}>
              {isBusy && <Spinner size={24} />}
              {!isBusy && event && (
                <>
                  <span>{formatDate(event.startsAt, i18n.language)}</span>
                  <span>{hasStarted ? t('eventOn') : formatTime(event.startsAt, i18n.language)}</span>
                </>
              )}
            </span>
          )}
        </>
      )}
    </CardButton>
  )
})
