import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import { NumberToCopy } from '#src/components/copy/number-to-copy.tsx'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'

/** The details of one round, with its number to copy. */
export function RoundDetails({ round }: { readonly round: GameRecord }): ReactElement {
  const { t, i18n } = useTranslation('records')
  const { id, manufName, bet, win, playedAt } = round
  return (
    <DataList
      items={[
        { label: t('rounds.bet'), value: <Money value={bet} /> },
        {
          label: t('rounds.win'),
          value: win > 0 ? <Money value={win} sign="always" tone="in" /> : t('rounds.noWin'),
        },
        { label: t('rounds.provider'), value: manufName },
        { label: t('time'), value: <time dateTime={playedAt}>{formatDateTime(playedAt, i18n.language)}</time> },
        { label: t('rounds.number'), value: <NumberToCopy number={id} label={t('rounds.copyNumber', { id })} /> },
      ]}
    />
  )
}

export interface RoundSheetProps {
  readonly round: GameRecord
  readonly onClose: () => void
}

/** The same over the list. */
export function RoundSheet({ round, onClose }: RoundSheetProps): ReactElement {
  const { t } = useTranslation()
  useBackCloses(onClose)
  return (
    <BottomSheet open title={round.gameName} closeLabel={t('close')} onClose={onClose}>
      <RoundDetails round={round} />
    </BottomSheet>
  )
}
