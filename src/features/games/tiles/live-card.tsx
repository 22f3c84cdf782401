import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Image } from '#src/ui/data/image.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { CardButton, type CardProps } from './card-button.tsx'
import styles from './live-card.module.css'

/** A live table: its dealer, name and open seats. A list item. */
export const LiveCard = memo(function LiveCard({ game, style }: CardProps): ReactElement {
  const { t } = useTranslation('games')
  const { table } = game
  const seats = table?.openSeats
  return (
    <CardButton className={styles.card} game={game} style={style}>
      {(isBusy) => (
        <>
          <Image
            src={table?.picture ?? game.cover}
            alt=""
            ratio="16 / 9"
            seed={game.id}
            sizes="(--from-small) 320px, 100vw"
          />
          <span className={styles.shade} />
          <span className={styles.live}>
            <Words>
              {t('live')}
              {seats !== undefined && ` · ${seats === 0 ? t('tableFull') : t('openSeats', { count: seats })}`}
            </Words>
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{game.name}</span>
            <span className={styles.quiet}>{table?.name ?? game.manufName}</span>
            {table && <span className={styles.quiet}>{t('dealer', { name: table.dealer })}</span>}
          </span>
          {isBusy && (
            <span className={styles.busy}>
              <Spinner size={32} />
            </span>
          )}
        </>
      )}
    </CardButton>
  )
})
