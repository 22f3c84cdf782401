import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBalance } from '#src/queries/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money, type MoneyProps } from '#src/ui/data/money.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'

/** The playable balance, covered if the player hides amounts; a placeholder until it is known. */
export const BalanceAmount = observer(function BalanceAmount({ size }: { size: MoneyProps['size'] }) {
  const { t } = useTranslation()
  const { areAmountsHidden } = useStores().settings
  const { balance } = useBalance()
  if (balance === undefined) return <Skeleton shape="text" width="4.5rem" />
  return <Money value={balance} size={size} hidden={areAmountsHidden} hiddenLabel={t('amountHidden')} />
})
