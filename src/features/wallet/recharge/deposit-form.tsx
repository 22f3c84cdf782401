import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { parseAmount } from '#src/lib/parse-amount.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { amountHelp } from '../amount-problem.ts'
import type { DepositDraft } from '../money-draft.ts'
import shared from '../wallet.module.css'
import { BankChoice } from './bank-choice.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { rechargeAmountsQuery, rechargeBanksQuery } from './recharge.queries.ts'
import { ReviewSheet } from './review-sheet.tsx'
import { FIRST_DEPOSIT_MIN, TURNOVER_MULTIPLE } from './terms.ts'
import type { DepositFault } from './use-deposit-faults.ts'
import { useDepositSteps } from './use-deposit-steps.ts'

export interface DepositFormProps {
  readonly uid: string
  readonly draft: DepositDraft
  readonly onDraft: (draft: DepositDraft) => void
  /** An order was made, or may have been. */
  readonly onOrder: (orderNo: string) => void
  readonly methods: readonly RechargeMethod[]
  readonly method: RechargeMethod
}

/** Method, bank, amount and coupon. What a coupon adds is shown and confirmed before the deposit is made. */
export function DepositForm({ uid, draft, onDraft, onOrder, methods, method }: DepositFormProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  const amounts = useQuery(rechargeAmountsQuery(method.code))
  const { data: banks = [] } = useQuery(rechargeBanksQuery(method.code))
  const field = useRef<HTMLInputElement>(null)
  const coupons = useRef<HTMLFieldSetElement>(null)
  const limits = amounts.data ?? method
  const amount = parseAmount(draft.amount)
  const help = amountHelp(amount)
  const steps = useDepositSteps({ uid, draft, amount, method, limits, banks, onOrder })
  const { fault, isSending, quote, couponName } = steps
  return (
    <Card as="section" className={shared.narrow}>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <MethodChoice methods={methods} value={method.code} onChange={choose} error={faultOf('method')} />
          <AmountField
            ref={field}
            label={t('amount')}
            amount={amount}
            onTextChange={(text) => change({ ...draft, amount: text })}
            pills={amounts.data?.list}
            pillsLabel={t('amounts')}
            pillsPending={amounts.isPending}
            hint={hint()}
            error={faultOf('amount') ?? (help && t(help))}
            readOnly={isSending}
          />
          <FirstDeposit />
          <BankChoice
            banks={banks}
            value={draft.bank}
            onChange={(bank) => change({ ...draft, bank })}
            error={faultOf('bank')}
          />
          <CouponChoice
            ref={coupons}
            value={draft.couponId}
            onChange={(couponId) => change({ ...draft, couponId })}
            error={faultOf('couponId')}
          />
          {fault && !hasField(fault) && (
            <Notice tone="danger" role="alert">
              {fault.text}
            </Notice>
          )}
          <Stack gap={2}>
            <Button type="submit" variant="primary" size="lg" fullWidth busy={isSending && !quote}>
              {amount.ok && amount.value > 0 ? t('depositSum', { sum: peso(amount.value) }) : t('deposit')}
            </Button>
            <Text size="sm" tone="quiet" role="status">
              {isSending ? t('sending') : t('honest', { method: method.name })}
            </Text>
            <Text size="sm" tone="quiet">
              {t('turnoverNote', { times: TURNOVER_MULTIPLE })}
            </Text>
          </Stack>
        </Stack>
      </form>
      {quote && (
        <ReviewSheet
          quote={quote}
          method={method.name}
          couponName={couponName}
          isSending={isSending}
          onConfirm={steps.confirm}
          onClose={steps.cancel}
        />
      )}
    </Card>
  )

  function hint(): string {
    if (amounts.isError && !amounts.data) return t('limitsFailed')
    return t('limits', { min: peso(limits.min), max: peso(limits.max), method: method.name })
  }

  /** Where there is no bank to choose there is no field to say it beside. */
  function hasField({ field: name }: DepositFault): boolean {
    return name !== 'form' && (name !== 'bank' || banks.length > 0)
  }

  function faultOf(name: 'amount' | 'method' | 'bank' | 'couponId'): string | undefined {
    return fault?.field === name ? fault.text : undefined
  }

  function change(next: DepositDraft): void {
    if (isSending) return
    steps.clearFault()
    onDraft(next)
  }

  function choose(code: string): void {
    // Banks belong to their method.
    change({ ...draft, method: code, bank: undefined })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const unfit = steps.submit()
    if (unfit === 'amount') field.current?.focus()
    if (unfit === 'couponId') coupons.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
}

/** Shows the minimum first deposit to a player who has never deposited; the server decides. */
function FirstDeposit(): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data } = useQuery({ ...balanceQuery(), enabled: useIsUserSettled(), refetchOnMount: false })
  if (data?.userAccountVO.deposit !== 0) return null
  return <Notice tone="info">{t('firstDeposit', { min: peso(FIRST_DEPOSIT_MIN) })}</Notice>
}

function peso(value: number): string {
  return `₱${formatPeso(value)}`
}
