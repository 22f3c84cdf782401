import { type ReactElement, useDeferredValue } from 'react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useListGameMessages } from '#generated/http/games/list-game-messages.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Ticker } from '#src/ui/navigate/ticker.tsx'

/** The newest wins as a moving line. Nothing if there are none, they fail to load, or promotions are held. */
export const WinsTicker = observer(function WinsTicker() {
  return useStores().session.arePromotionsHeld ? null : <Wins />
})

function Wins(): ReactElement | null {
  const { t } = useTranslation('games')
  // Deferred, as in `lobby-rows.tsx`.
  const { data, isPending } = useDeferredValue(useListGameMessages())
  // As high as the line: the rows below must not move.
  if (isPending) return <Skeleton height={44} />
  if (!data || data.length === 0) return null
  return (
    <Ticker
      label={t('wins')}
      items={data.map(({ id, player, gameName, amount }) => ({
        id,
        text: t('winLine', { player, amount: formatMoney(amount), game: gameName }),
      }))}
      pauseLabel={t('winsPause')}
      playLabel={t('winsPlay')}
    />
  )
}
