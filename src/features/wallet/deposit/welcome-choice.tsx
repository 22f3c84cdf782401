import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { useCouponWords } from '../coupons/coupons.ts'
import { getDepositEffect } from './deposit-values.ts'

export interface WelcomeChoiceProps {
  readonly coupon: Coupon
  readonly method: RechargeMethod
  /** Pesos; undefined without an amount that can be sent. */
  readonly amount: number | undefined
  /** Undefined while another coupon is chosen. */
  readonly isWith: boolean | undefined
  readonly onChange: (isWith: boolean) => void
}

/** A first deposit with its bonus, and without it, side by side. */
export function WelcomeChoice({ coupon, method, amount, isWith, onChange }: WelcomeChoiceProps): ReactElement {
  const { t } = useTranslation('wallet')
  const words = useCouponWords()

  function wagerText(used: Coupon | undefined): string {
    const times = (used ?? method).turnoverMultiple
    if (times === 0) return t('wagerNone')
    const effect = getDepositEffect(amount, method, used)
    if (!effect) return t('wagerTimes', { times })
    return t(used ? 'wagerAbout' : 'wagerPlain', { sum: formatMoney(effect.wagering) })
  }

  function withNotes(): readonly string[] {
    const { bonus, from } = words(coupon)
    if (amount !== undefined && amount < coupon.minDeposit) return [bonus, from]
    const effect = getDepositEffect(amount, method, coupon)
    return [effect ? t('bonusAbout', { sum: formatMoney(effect.bonus) }) : bonus, wagerText(coupon)]
  }

  return (
    <RadioCards
      label={t('firstBonus')}
      options={[
        { value: 'with', label: t('withBonus'), notes: withNotes() },
        { value: 'without', label: t('withoutBonus'), notes: [wagerText(undefined)] },
      ]}
      value={isWith === undefined ? '' : isWith ? 'with' : 'without'}
      onValueChange={(value) => onChange(value === 'with')}
    />
  )
}
