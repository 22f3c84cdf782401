import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '#generated/http/schemas/coupon.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { shownBalanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { formatMinutes } from '#src/lib/format-minutes.ts'
import { Money, type MoneyProps } from '#src/ui/data/money.tsx'
import { Summary } from '../orders/summary.tsx'
import { DepositNotes } from './deposit-terms.tsx'
import { addPesos, type DepositEffect } from './deposit-values.ts'

export interface DepositAsideProps {
  readonly method: RechargeMethod
  /** What the deposit does; undefined without an amount that can be sent. */
  readonly effect: DepositEffect | undefined
  readonly coupon: Coupon | undefined
  readonly isSending: boolean
}

/** An amount by the terms, before the server has quoted it. */
function About(props: MoneyProps): ReactElement {
  const { t } = useTranslation('wallet')
  return (
    <>
      {t('about')} <Money {...props} />
    </>
  )
}

/** What a deposit costs and does, beside its form: by the method, the coupon and the balance. */
export const DepositAside = observer(function DepositAside(props: DepositAsideProps): ReactElement {
  const { method, effect, coupon, isSending } = props
  const { t, i18n } = useTranslation('wallet')
  // What a coupon adds is an estimate.
  const Wagering = effect && effect.bonus > 0 ? About : Money
  const { data } = useQuery({ ...shownBalanceQuery(), enabled: useIsUserSettled() })
  return (
    <Summary
      title={t('summary')}
      lead={effect && { label: t('youPay'), value: <Money value={effect.price} size="xl" /> }}
      empty={t('summaryEmpty')}
      balance={effect && data && addPesos(data.userAccountVO.balance, effect.credit)}
      items={[
        ...(effect && effect.bonus > 0
          ? [{ label: t('bonus'), value: <About value={effect.bonus} sign="always" tone="in" /> }]
          : []),
        ...(method.fee === undefined
          ? []
          : [{ label: t('fee'), value: method.fee > 0 ? <Money value={method.fee} /> : t('feeNone') }]),
        ...(effect && effect.wagering > 0
          ? [{ label: t('wageringAdded'), value: <Wagering value={effect.wagering} /> }]
          : []),
        ...(method.arrivalMinutes === undefined
          ? []
          : [
              {
                label: t('arrival'),
                value: t('within', { time: formatMinutes(method.arrivalMinutes, i18n.language) }),
              },
            ]),
      ]}
    >
      <DepositNotes method={method} couponMultiple={coupon?.turnoverMultiple} isSending={isSending} />
    </Summary>
  )
})
