import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useListRechargeAmounts } from '#generated/http/money/list-recharge-amounts.ts'
import { useListRechargeBanks } from '#generated/http/money/list-recharge-banks.ts'
import { usePrepareRecharge } from '#generated/http/money/prepare-recharge.ts'
import type { PrepareRechargeBody } from '#generated/http/schemas/prepare-recharge-body.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { TrustNote } from '#src/components/operator/trust-line.tsx'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useSaveDraft } from '#src/forms/use-save-draft.ts'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { shownBalanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { usableCouponsQuery } from '../coupons/coupons.ts'
import { type DepositDraft, useMoneyStore } from '../drafts/money-store.ts'
import { Refused } from '../money-request/outcome.tsx'
import { useMoneyForm } from '../money-request/use-money-form.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import shared from '../wallet.module.css'
import { CouponRow, CouponSheet } from './coupon-field.tsx'
import { DepositAside } from './deposit-aside.tsx'
import { BankField, hasBankChoice, MethodField } from './deposit-fields.tsx'
import { DepositNotes, DepositTerms } from './deposit-terms.tsx'
import { depositAmountError, depositSchema, type DepositValues, hasOtherTerms, isAmount } from './deposit-values.ts'
import { deposit, prepareDeposit } from './deposit.ts'
import { useOpenPayPage } from './pay-page.tsx'
import { ReviewSheet } from './review-sheet.tsx'

/** The least first deposit, in pesos. Shown only: the server decides. */
const FIRST_DEPOSIT_MIN = 500

export interface DepositFormProps {
  /** The initial values; the method is one that is offered. */
  readonly draft: DepositDraft & { readonly method: string }
  readonly methods: readonly RechargeMethod[]
  /** Called when an order was made, or its result is unknown. */
  readonly onOrder: (orderNo: string) => void
}

/** Shows the minimum first deposit to a player who has never deposited; the server decides. */
function FirstDeposit(): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data } = useQuery({ ...shownBalanceQuery(), enabled: useIsUserSettled() })
  if (data?.userAccountVO.deposit !== 0) return null
  return <Alert tone="info">{t('firstDeposit', { min: formatMoney(FIRST_DEPOSIT_MIN) })}</Alert>
}

/** Method, amount, bank and coupon. What a coupon adds is shown and confirmed before the deposit is made. */
export function DepositForm({ draft, methods, onOrder }: DepositFormProps): ReactElement | null {
  const { t } = useTranslation(['wallet', 'common'])
  const store = useMoneyStore()
  const deposits = useMoneyRequest(deposit)
  const isOnPage = useIsOnPage()
  const openPayPage = useOpenPayPage()
  // Gives the deposit its number; no money moves.
  const { mutateAsync: prepare } = usePrepareRecharge({ successMessage: null })
  /** The quote to confirm; `hasNewTerms`: its terms differ from those of the form. */
  const [review, setReview] = useState<{ quote: RechargeQuote; hasNewTerms: boolean } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const making = useMoneyForm(deposits, {
    keepMade: store.keepPayPage,
    onMade: (launch) => {
      onOrder(launch.orderNo)
      if (launch.openMode === 'frame') openPayPage(launch, method?.name ?? '')
    },
    onUnknown: (quote) => onOrder(deposits.intents.pending()?.orderNo ?? quote.orderNo),
    onRefused: (error) => {
      setReview(null)
      form.showError(error, CODES.createRecharge)
    },
    onNotSent: () => setReview(null),
    otherTab: t('otherTab'),
  })

  const coupons = useQuery(usableCouponsQuery()).data
  const [code, setCode] = useState(draft.method)
  const method = methods.find((one) => one.code === code) ?? methods[0]
  const amounts = useListRechargeAmounts({ method: code })
  const { data: banks = [] } = useListRechargeBanks({ method: code })
  const limits = amounts.data ?? method

  const form = useApiForm<DepositValues, PrepareRechargeBody>({
    defaultValues: { method: draft.method, amount: draft.amount, bank: draft.bank, couponId: offered(draft.couponId) },
    schema: depositSchema({ limits, banks, coupons: coupons?.list ?? [] }),
    codes: CODES.prepareRecharge,
    messages: { amount: amountText, couponId: couponText },
    send: prepareAndMake,
  })
  useSaveDraft(form.methods, (values) => store.keepDraft({ deposit: values }))
  const isSending = form.isSending || making.isSending
  const { amount } = form.values
  const bank = form.value('bank')
  const fieldError = hasBankChoice(banks) ? undefined : bank.error

  const [containerRef, hasAside] = useTwoColumns()

  if (!method || !limits) return null
  const { min, max } = limits
  const { turnoverMultiple, fee } = method
  const coupon = findCoupon(form.values.couponId)
  const couponMultiple = coupon?.turnoverMultiple
  // Nothing is promised for an amount that is refused.
  const goodAmount = depositAmountError(amount, limits) ? undefined : amount

  function findCoupon(id: string | undefined) {
    return coupons?.list.find((coupon) => coupon.id === id)
  }

  /** Drops a coupon that is no longer usable, such as one from an old link: the player could not deselect it. */
  function offered(id: string | undefined): string | undefined {
    const isComplete = coupons !== undefined && coupons.list.length >= coupons.total
    return isComplete && !findCoupon(id) ? undefined : id
  }

  function amountText(value: number | undefined): string {
    const wrong = depositAmountError(value, limits)
    if (wrong?.key === 'amountBelow') return t(wrong.key, { min: formatMoney(wrong.limit) })
    if (wrong?.key === 'amountAbove') return t(wrong.key, { max: formatMoney(wrong.limit) })
    return t(wrong?.key ?? 'amountUnclear')
  }

  function couponText(id: string | undefined): string {
    return t('couponBelow', { min: formatMoney(findCoupon(id)?.minDeposit ?? 0) })
  }

  function chooseMethod(next: string): void {
    if (isSending) return
    setCode(next)
    form.setValue('method', next)
    // Banks belong to their method.
    form.setValue('bank', undefined)
  }

  function changeAmount(next: number | undefined): void {
    form.setValue('amount', next)
    // The amount decides whether the coupon may be used.
    form.methods.clearErrors('couponId')
  }

  /** Makes the deposit at once unless the player must see its terms first: a coupon's, or other ones than the form's. */
  async function prepareAndMake(body: PrepareRechargeBody): Promise<void> {
    making.setNotSentReason(null)
    const prepared = await prepareDeposit({ intents: deposits.intents, prepare: (data) => prepare({ data }) }, body)
    // Do not navigate a player who has left; the next visit shows the pending deposit.
    if (!isOnPage()) return
    if (prepared.kind === 'pending') onOrder(prepared.orderNo)
    else if (prepared.kind === 'quoteDiffers') making.setNotSentReason(t('quoteDiffers'))
    else {
      const { quote } = prepared
      const hasNewTerms = body.couponId === undefined && hasOtherTerms(quote, { turnoverMultiple, fee })
      if (hasNewTerms || body.couponId !== undefined) setReview({ quote, hasNewTerms })
      else await making.send(quote)
    }
  }

  return (
    <div ref={containerRef} className={hasAside ? shared.twoColumns : undefined}>
      <form {...form.formProps} className={shared.narrow}>
        <Stack gap={5} fill>
          <AmountField
            {...form.value('amount')}
            label={t('amount')}
            onValueChange={changeAmount}
            help={{ unclear: t('amountUnclear'), decimals: t('amountDecimals') }}
            pills={amounts.data?.list}
            pillsLabel={t('amounts')}
            pillsPending={amounts.isPending}
            hint={
              amounts.isError && !amounts.data
                ? t('limitsFailed')
                : t('limits', { min: formatMoney(min), max: formatMoney(max), method: method.name })
            }
            readOnly={isSending}
          />
          <FirstDeposit />
          <MethodField {...form.value('method')} methods={methods} onValueChange={chooseMethod} />
          <CouponRow {...form.value('couponId')} amount={amount} onOpen={() => setChoosing(true)} />
          <BankField {...bank} banks={banks} />
          <FormError form={form} fieldError={fieldError}>
            {t('notCharged')}
          </FormError>
          {!form.failure && fieldError === undefined && making.notSentReason && (
            <Refused lines={[making.notSentReason]} />
          )}
          {!hasAside && <DepositNotes {...{ method, couponMultiple, isSending }} />}
          <StickyAction
            note={
              <>
                {!hasAside && <DepositTerms {...{ method, couponMultiple }} amount={goodAmount} />}
                <TrustNote />
              </>
            }
          >
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              movesMoney
              quiet={!form.isValid}
              busy={isSending && !review}
            >
              {isAmount(goodAmount) ? t('depositSum', { sum: formatMoney(goodAmount) }) : t('deposit')}
            </Button>
          </StickyAction>
        </Stack>
      </form>
      {hasAside && <DepositAside {...{ method, coupon, isSending }} amount={goodAmount} />}
      {isChoosing && (
        <CouponSheet
          coupons={coupons?.list ?? []}
          value={form.values.couponId}
          onChoose={(couponId) => {
            if (!isSending) form.setValue('couponId', couponId)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {review && (
        <ReviewSheet
          {...review}
          method={method.name}
          couponName={coupon?.name}
          isSending={isSending}
          onConfirm={() => void making.send(review.quote)}
          onClose={() => setReview(null)}
        />
      )}
    </div>
  )
}
