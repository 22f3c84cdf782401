import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
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

/** What arrives of an amount, and the fee taken from it, in pesos; null without a fee. */
export function splitFee(amount: number, { withdrawalFee: fee }: Wallet): { arriving: number; fee: number } | null {
  if (fee === undefined || fee === 0) return null
  return { arriving: Math.round((amount - fee) * 100) / 100, fee }
}
