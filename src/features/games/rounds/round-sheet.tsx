import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import { NumberToCopy } from '#src/components/number-to-copy.tsx'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'

export interface RoundSheetProps {
  readonly round: GameRecord
  readonly onClose: () => void
}

/** The details of one round, with its number to copy. */
export function RoundSheet({ round, onClose }: RoundSheetProps): ReactElement {
  const { t, i18n } = useTranslation(['records', 'common'])
  useBackCloses(onClose)
  const { id, gameName, manufName, bet, win, playedAt } = round
  return (
    <BottomSheet open title={gameName} closeLabel={t('common:close')} onClose={onClose}>
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
    </BottomSheet>
  )
}
