import { useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery, useBalanceSince } from '#src/queries/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { CountingMoney } from '#src/ui/data/counting-money.tsx'
import { Words } from '#src/ui/data/words.tsx'

/**
 * The playable balance after an order ended: an empty line until the server has sent one that includes the order. More
 * money counts up once, from the balance before and not under a frame. Nothing while amounts are hidden.
 */
export const BalanceNow = observer(function BalanceNow() {
  const { t } = useTranslation('wallet')
  const { settings, overlays } = useStores()
  const queryClient = useQueryClient()
  const [shownAt] = useState(() => Date.now())
  const [before] = useState(() => queryClient.getQueryData(balanceQuery().queryKey)?.userAccountVO.balance)
  const { balance } = useBalanceSince(shownAt)
  if (settings.areAmountsHidden) return null
  if (balance === undefined || Number.isNaN(balance)) return <p>{'\u00A0'}</p>
  const isCovered = overlays.openFrames.length > 0
  return (
    <p>
      <Words>{t('balanceNow')}</Words> <CountingMoney value={isCovered ? (before ?? balance) : balance} from={before} />
    </p>
  )
})
