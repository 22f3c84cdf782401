import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRisk } from '#generated/http/schemas/user-risk.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'

export interface WageringBarProps {
  readonly risk: UserRisk
  readonly isHidden?: boolean
}

/** Whether there is wagering left that can be shown. */
export function hasWageringLeft({ surplus }: UserRisk): boolean {
  return surplus > 0
}

/** The wagering left before a withdrawal. The bar needs the server's share: without it there is only the amount. */
export function WageringBar({ risk: { surplus, playedPercent }, isHidden = false }: WageringBarProps): ReactElement {
  const { t } = useTranslation('wallet')
  const left = isHidden ? t('amountHidden') : t('toGo', { sum: formatMoney(surplus) })
  if (playedPercent === undefined || isHidden) return <ListRow title={t('turnoverLeft')} trailing={left} />
  return <Progress label={t('turnoverLeft')} hideLabel={false} value={playedPercent} valueText={left} />
}
