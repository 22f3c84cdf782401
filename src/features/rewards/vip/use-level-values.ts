import { useTranslation } from 'react-i18next'
import type { VipLevel } from '#generated/http/schemas/vip-level.ts'
import { formatMoney } from '#src/lib/money-format.ts'

/** What a level needs and gives, as texts; a dash for nothing. */
export function useLevelValues(level: VipLevel) {
  const { t } = useTranslation('vip')
  const money = (sum = 0) => (sum === 0 ? '—' : formatMoney(sum))
  return {
    deposit: money(level.deposit),
    turnover: money(level.turnover),
    retention: level.retentionActiveness ? t('atLeast', { percent: level.retentionActiveness }) : '—',
    loss: t('minus', { percent: level.activenessLoss }),
    daily: money(level.daily),
    monthly: money(level.monthly),
    rebate: level.rebatePercent === 0 ? '—' : t('percent', { percent: level.rebatePercent }),
  }
}
