import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listGameRecordsQuery } from '#generated/http/games/list-game-records.ts'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { Win } from './round-parts.tsx'
import { RoundSheet } from './round-sheet.tsx'
import styles from './game-rounds.module.css'

/** The rounds that are shown. */
const SHOWN = 5

/** The type that stands for all rounds. */
const ALL_TYPES = 'hot'

export interface LastRoundsProps {
  readonly gameId: string
  /** In the game itself nothing leads away from it. */
  readonly isInGame: boolean
}

/** The player's last rounds of a game. */
export function LastRounds({ gameId, isInGame }: LastRoundsProps): ReactElement | null {
  const { t, i18n } = useTranslation(['play', 'records', 'common'])
  const read = useQuery({
    ...listGameRecordsQuery(ALL_TYPES, { gameId, pageSize: SHOWN }),
    // A round may have just ended.
    refetchOnMount: 'always',
    meta: { silentError: true },
  })
  const [opened, setOpened] = useState<GameRecord>()
  const all = read.data?.list
  const rounds = all?.filter((round) => round.gameId === gameId).slice(0, SHOWN)

  function content(): ReactElement {
    if (!rounds)
      return read.isError ? (
        <QueryError query={read} title={t('records:roundsFailed')} />
      ) : (
        <SkeletonSet kind="rows" count={SHOWN} label={t('common:loading')} />
      )
    if (rounds.length === 0) return <Text tone="quiet">{t('noRounds')}</Text>
    return (
      <ul className={styles.last} aria-label={t('lastRounds')}>
        {rounds.map((round) => (
          <li key={round.id}>
            <MoneyRow
              title={formatDateTime(round.playedAt, i18n.language)}
              detail={t('records:rounds.betSum', { sum: formatMoney(round.bet) })}
              amount={<Win win={round.win} />}
              onClick={isInGame ? undefined : () => setOpened(round)}
            />
          </li>
        ))}
      </ul>
    )
  }

  // A server that does not know the filter answers with rounds of other games: of this one nothing is known then.
  if (rounds?.length === 0 && all?.length !== 0) return null
  const action = !isInGame && rounds !== undefined && rounds.length > 0 && (
    <Link to={ROUTES.gameRecord} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      {t('allRounds')}
    </Link>
  )
  return (
    <section>
      <SectionHeader title={t('lastRounds')} action={action || undefined} />
      {content()}
      {opened && <RoundSheet round={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}
