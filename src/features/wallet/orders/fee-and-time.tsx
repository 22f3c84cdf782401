import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#src/lib/money-format.ts'
import { Text } from '#src/ui/data/text.tsx'
import { formatMinutes } from '#src/lib/format-minutes.ts'

export interface FeeAndTimeProps {
  /** Pesos; undefined where the server gives none that can be read. */
  readonly fee: number | undefined
  /** Within how many minutes the money usually arrives. */
  readonly minutes: number | undefined
}

/** What moving money costs and when it arrives, as far as the server says so. */
export function FeeAndTime({ fee, minutes }: FeeAndTimeProps): ReactElement | null {
  const { t, i18n } = useTranslation('wallet')
  const parts = [
    ...(fee === undefined ? [] : [fee > 0 ? t('feeSum', { sum: formatMoney(fee) }) : t('feeNone')]),
    ...(minutes === undefined ? [] : [t('arrives', { time: formatMinutes(minutes, i18n.language) })]),
  ]
  return parts.length === 0 ? null : <Text size="sm">{parts.join(' · ')}</Text>
}
