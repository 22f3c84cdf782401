import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import { EndlessList } from '#src/components/endless-list.tsx'
import { formatDateTime } from '#src/lib/time.ts'
import { itemsOf } from '#src/queries/paging.ts'
import { Money } from '#src/ui/data/money.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import styles from './game-rounds.module.css'
import { gameRecordsQuery } from './rounds.queries.ts'

export interface GameRoundsProps {
  readonly type: string
  readonly emptyAction: ReactNode
}

function Round({ round }: { readonly round: GameRecord }): ReactElement {
  const { t, i18n } = useTranslation(['games', 'common'])
  return (
    <li className={styles.round}>
      <div className={styles.what}>
        <p className={styles.game}>{round.gameName}</p>
        <p className={styles.when}>
          <span>{round.manufName}</span>
          <time dateTime={round.playedAt}>{formatDateTime(round.playedAt, i18n.language)}</time>
        </p>
      </div>
      <dl className={styles.sums}>
        <div>
          <VisuallyHidden as="dt">{t('win')}</VisuallyHidden>
          <dd>
            {round.win > 0 ? (
              <Money value={round.win} sign="always" tone="win" />
            ) : (
              <span className={styles.none}>{t('noWin')}</span>
            )}
          </dd>
        </div>
        <div className={styles.bet}>
          <dt>{t('bet')}</dt>
          <dd>
            <Money value={round.bet} size="sm" />
          </dd>
        </div>
      </dl>
    </li>
  )
}

/** The rounds of one type, newest first: time, game, bet and win. */
export function GameRounds({ type, emptyAction }: GameRoundsProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const list = useInfiniteQuery(gameRecordsQuery(type))
  const rounds = list.data ? itemsOf(list.data.pages, (round) => round.id) : []
  return (
    <EndlessList
      list={list}
      label={t('recordsLabel')}
      empty={
        <EmptyState picture="records" title={t('recordsEmpty')} text={t('recordsEmptyText')} action={emptyAction} />
      }
      failedTitle={t('recordsFailed')}
    >
      {rounds.map((round) => (
        <Round key={round.id} round={round} />
      ))}
    </EndlessList>
  )
}
