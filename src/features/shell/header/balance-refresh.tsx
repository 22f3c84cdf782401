import { useTranslation } from 'react-i18next'
import { useBalanceRefresh } from '#src/queries/balance.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'

export function BalanceRefresh() {
  const { t } = useTranslation()
  const { isRefreshing, refresh } = useBalanceRefresh()
  return <IconButton icon="refresh" label={t('refreshBalance')} busy={isRefreshing} onClick={refresh} />
}
