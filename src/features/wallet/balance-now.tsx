import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/money-format.ts'
import { useBalanceSince } from '#src/queries/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * The playable balance after an order ended: an empty line until the server has sent one that includes the order.
 * Nothing while amounts are hidden.
 */
export const BalanceNow = observer(function BalanceNow() {
  const { t } = useTranslation('wallet')
  const { settings } = useStores()
  const [shownAt] = useState(() => Date.now())
  const { balance } = useBalanceSince(shownAt)
  if (settings.areAmountsHidden) return null
  return (
    <p>{balance === undefined || Number.isNaN(balance) ? '\u00A0' : t('balanceNow', { sum: formatMoney(balance) })}</p>
  )
})
