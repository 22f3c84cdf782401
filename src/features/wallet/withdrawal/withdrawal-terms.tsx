import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import type { DataListItem } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import type { FeeSplit } from '../orders/split-fee.ts'
import { type NotYet, whyNotYet } from './withdrawal.ts'

/** Why nothing can be withdrawn yet, in one or two sentences. */
export function notYetText(t: TFunction<'withdraw'>, { max, min, owed }: NotYet): string {
  const why = max > 0 ? t('belowMinimum', { max: formatMoney(max), min: formatMoney(min) }) : t('nothingYet')
  return owed > 0 ? `${why} ${t('wagerMore', { owed: formatMoney(owed) })}` : why
}

/** Says why nothing can be withdrawn yet, before the player types an amount. */
export function NotYetAlert({
  balance,
  min,
}: {
  readonly balance: Balance | undefined
  /** The wallet's minimum in pesos. */
  readonly min: number
}): ReactElement | null {
  const { t } = useTranslation('withdraw')
  const notYet = whyNotYet(balance, min)
  return notYet && <Alert tone="info">{notYetText(t, notYet)}</Alert>
}

/** The fee and what arrives or has arrived, for a list of facts; nothing without a fee. */
export function getFeeItems(
  t: TFunction<['withdraw', 'wallet']>,
  split: FeeSplit | null,
  label: 'arriving' | 'arrived' = 'arriving',
): readonly DataListItem[] {
  if (!split) return []
  return [
    { label: t('wallet:fee'), value: <Money value={split.fee} /> },
    { label: t(label), value: <Money value={split.arriving} /> },
  ]
}
