import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/money-format.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** The playable balance after an order ended, as the server gives it; nothing while it is hidden or unknown. */
export const BalanceNow = observer(function BalanceNow() {
  const { t } = useTranslation('wallet')
  const { settings } = useStores()
  const { data } = useQuery({ ...balanceQuery(), enabled: useIsUserSettled(), refetchOnMount: false })
  if (!data || settings.areAmountsHidden) return null
  return <p>{t('balanceNow', { sum: formatMoney(data.userAccountVO.balance) })}</p>
})
