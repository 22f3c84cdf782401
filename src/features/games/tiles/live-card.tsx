import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveTable } from '#generated/http/schemas/live-table.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { CardButton, type CardProps } from './card-button.tsx'
import styles from './live-card.module.css'
import { LiveMark } from './live-mark.tsx'
import { SeatBar } from './seat-bar.tsx'

/** A live table: its dealer, name, bet limits and open seats. A list item. */
export const LiveCard = memo(function LiveCard({ game, style }: CardProps): ReactElement {
  const { t } = useTranslation('games')
  const { table } = game
  return (
    <CardButton className={styles.card} game={game} style={style}>
      {(isBusy) => (
        <>
          <span className={styles.picture}>
            <Image
              src={table?.picture ?? game.cover}
              alt=""
              ratio="2 / 1"
              seed={game.id}
              sizes="(--from-small) 400px, 100vw"
              className={styles.image}
            />
            <LiveMark className={styles.mark} />
          </span>
          <span className={styles.body}>
            <span className={styles.name}>{game.name}</span>
            <span className={styles.quiet}>
              {table ? `${t('dealer', { name: table.dealer })} · ${table.name}` : game.manufName}
            </span>
            {table && <TableTerms table={table} />}
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

function TableTerms({ table: { minBet, maxBet, openSeats, seats } }: { readonly table: LiveTable }): ReactElement {
  const { t } = useTranslation('games')
  return (
    <>
      {minBet !== undefined && maxBet !== undefined && (
        <span className={styles.limits} translate="no">
          {t('betRange', { min: formatMoney(minBet), max: formatMoney(maxBet) })}
        </span>
      )}
      <SeatBar openSeats={openSeats} seats={seats} />
    </>
  )
}
