import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { shownBalanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { FeeAndTime } from '../orders/fee-and-time.tsx'
import { minWithdrawal } from '../withdrawal/withdrawal.ts'
import type { DepositEffect } from './deposit-values.ts'

/** Says that a deposit leaves free what can be withdrawn now; nothing where that is unknown or below the minimum. */
export function FreeMoney(): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data } = useQuery({ ...shownBalanceQuery(), enabled: useIsUserSettled() })
  const free = data?.userAccountVO.withdrawalAmount ?? 0
  const { data: wallet } = useQuery({
    ...getWalletQuery(),
    enabled: free >= minWithdrawal({}),
    meta: { silentError: true },
  })
  return free >= minWithdrawal(wallet ?? {}) ? (
    <Text size="sm">{t('staysFree', { sum: formatMoney(free) })}</Text>
  ) : null
}

export interface DepositTermsProps {
  readonly method: RechargeMethod
  /** What the deposit does; undefined without an amount that can be sent. */
  readonly effect: DepositEffect | undefined
  /** The turnover multiple of the chosen coupon; undefined without one. */
  readonly couponMultiple: number | undefined
}

/** What a deposit costs, when it arrives, its bonus and its wagering, by the terms. The quote has the server's own figures. */
export function DepositTerms({ method, effect, couponMultiple }: DepositTermsProps): ReactElement {
  const { t } = useTranslation('wallet')

  /** Without an amount or a coupon the multiple below says it all. */
  function wagering(): string | undefined {
    if (!effect) return couponMultiple ? t('couponNote', { count: couponMultiple }) : undefined
    const { bonus, wagering: sum } = effect
    if (bonus > 0) return t('bonusSum', { bonus: formatMoney(bonus), sum: formatMoney(sum) })
    return sum > 0 ? t('wagerSum', { sum: formatMoney(sum) }) : undefined
  }

  const wager = wagering()
  return (
    <>
      <FeeAndTime fee={method.fee} minutes={method.arrivalMinutes} />
      {wager !== undefined && <Text size="sm">{wager}</Text>}
    </>
  )
}

/** When the player is charged, what stays free to withdraw, and the daily multiple. */
export function DepositNotes({
  method,
  couponMultiple,
  isSending,
}: Omit<DepositTermsProps, 'effect'> & { readonly isSending: boolean }): ReactElement {
  const { t } = useTranslation('wallet')
  const multiple = couponMultiple ?? method.turnoverMultiple
  return (
    <Stack gap={1}>
      <Text size="sm" role="status">
        {isSending ? t('sending') : t('honest', { method: method.name })}
      </Text>
      <FreeMoney />
      <Text size="sm" tone="quiet">
        {t('dailyMultiple', { count: multiple })}
      </Text>
    </Stack>
  )
}
