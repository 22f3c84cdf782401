import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import { type DayColumn, EntryButton } from '#src/components/activity/day-table.tsx'
import { NumberToCopy } from '#src/components/copy/number-to-copy.tsx'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatTime } from '#src/lib/time.ts'
import { Image } from '#src/ui/data/image.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { MoneyRow } from '#src/ui/surface/money-row.tsx'
import styles from './game-rounds.module.css'

function Cover({ round: { cover = '', coverColor, gameId } }: { readonly round: GameRecord }): ReactElement {
  return <Image className={styles.cover} src={cover} alt="" ratio="1" seed={gameId} color={coverColor} sizes="40px" />
}

/** What a round brought. */
export function Win({ win }: Pick<GameRecord, 'win'>): ReactElement {
  const { t } = useTranslation('records')
  if (win > 0) return <Money value={win} sign="always" tone="in" />
  return <span className={styles.none}>{t('rounds.noWin')}</span>
}

export interface RoundRowProps {
  readonly round: GameRecord
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** One round of a list: game, time, bet and win. Opens its details. */
export function RoundRow({ round, isOpen, onOpen }: RoundRowProps): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { gameName, bet, win, playedAt } = round
  return (
    <MoneyRow
      mark={<Cover round={round} />}
      title={gameName}
      detail={formatTime(playedAt, i18n.language)}
      note={t('rounds.betSum', { sum: formatMoney(bet) })}
      amount={<Win win={win} />}
      isOpen={isOpen}
      onClick={onOpen}
    />
  )
}

interface RoundColumnsProps {
  /** The round that is open. */
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** The columns of a table of rounds. */
export function useRoundColumns({ openId, onOpen }: RoundColumnsProps): readonly DayColumn<GameRecord>[] {
  const { t, i18n } = useTranslation('records')
  return [
    { label: t('time'), cell: ({ playedAt }) => formatTime(playedAt, i18n.language) },
    {
      label: t('rounds.game'),
      cell: (round, className) => (
        <EntryButton
          {...{ className }}
          mark={<Cover round={round} />}
          title={round.gameName}
          note={round.manufName}
          isOpen={round.id === openId}
          onOpen={() => onOpen(round.id)}
        />
      ),
    },
    {
      label: t('rounds.number'),
      cell: ({ id }) => <NumberToCopy number={id} label={t('rounds.copyNumber', { id })} />,
    },
    { label: t('rounds.bet'), isNumber: true, cell: ({ bet }) => <Money value={bet} /> },
    { label: t('rounds.win'), isNumber: true, cell: ({ win }) => <Win win={win} /> },
  ]
}
