import { memo, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPictureUrl } from '#src/lib/foreign-url.ts'
import { pictureSrcSet } from '#src/lib/pictures/picture-srcset.ts'
import { manilaDay } from '#src/lib/manila-day.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { CardButton, type CardProps } from './card-button.tsx'
import styles from './event-card.module.css'
import { LiveMark } from './live-mark.tsx'

export interface EventCardProps extends CardProps {
  /** The current time in milliseconds, which decides what has started. */
  readonly now: number
}

/** A sports event: start or LIVE, league, teams with their crests and odds. Without an event, the game's name. A list item. */
export const EventCard = memo(function EventCard({ game, now, style }: EventCardProps): ReactElement {
  const { i18n } = useTranslation('games')
  const { event } = game
  return (
    <CardButton className={styles.card} look="plain" game={game} style={style}>
      {(isBusy) => (
        <>
          {event ? (
            <>
              <span className={styles.head}>
                {Date.parse(event.startsAt) <= now ? (
                  <LiveMark />
                ) : (
                  <span className={styles.when}>
                    {formatCalendarTime(event.startsAt, i18n.language, manilaDay(new Date(now)))}
                  </span>
                )}
                <span className={styles.league}>{event.league}</span>
              </span>
              <Team name={event.home} crest={event.homeCrest} odds={event.odds?.home} />
              <Team name={event.away} crest={event.awayCrest} odds={event.odds?.away} />
            </>
          ) : (
            <>
              <span className={styles.head}>
                <span className={styles.league}>{game.manufName}</span>
              </span>
              <Team name={game.name} crest={game.cover} />
            </>
          )}
          {isBusy && (
            <span className={styles.busy}>
              <Spinner size={24} />
            </span>
          )}
        </>
      )}
    </CardButton>
  )
})

interface TeamProps {
  readonly name: string
  readonly crest?: string | undefined
  readonly odds?: number | undefined
}

function Team({ name, crest: given = '', odds }: TeamProps): ReactElement {
  const { t } = useTranslation('games')
  const crest = readPictureUrl(given, window.location) ?? ''
  const [failed, setFailed] = useState('')
  const hasCrest = crest !== '' && failed !== crest
  return (
    <span className={styles.team}>
      {hasCrest ? (
        <img
          className={styles.crest}
          src={crest}
          srcSet={pictureSrcSet(crest)}
          sizes="32px"
          alt=""
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(crest)}
        />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {odds !== undefined && (
        <span className={styles.odds}>
          <span className={styles.label}>{t('odds')} </span>
          <strong translate="no">{odds.toFixed(2)}</strong>
        </span>
      )}
    </span>
  )
}
