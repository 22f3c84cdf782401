import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
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
import { DeferredPlayRefused } from '#src/components/responsible/deferred-play-refused.tsx'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useSaveDraft } from '#src/forms/use-save-draft.ts'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { listDepositLimits } from '#src/queries/play-limits.ts'
import { shownBalanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { type DepositDraft, useMoneyStore } from '../drafts/money-store.ts'
import { Refused } from '../money-request/outcome.tsx'
import { useMoneyForm } from '../money-request/use-money-form.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import shared from '../wallet.module.css'
import { CouponRow, CouponSheet } from './coupon-field.tsx'
import { DepositAside } from './deposit-aside.tsx'
import { BankField, hasBankChoice, MethodField } from './deposit-fields.tsx'
import { DepositNotes, DepositTerms } from './deposit-terms.tsx'
import {
  depositAmountError,
  type DepositEffect,
  depositSchema,
  type DepositValues,
  getChangedTerms,
  getCoupon,
  getDepositEffect,
  isAmount,
} from './deposit-values.ts'
import { deposit, prepareDeposit } from './deposit.ts'
import { FIRST_DEPOSIT_MIN } from './first-values.ts'
import { useOpenPayPage } from './pay-page.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import { useCoupons } from './use-coupons.ts'
import { DeferredDepositLimits, useDepositLimits } from './use-deposit-limits.ts'
import { usePlayRefusal } from './use-play-refusal.ts'
import { WelcomeChoice } from './welcome-choice.tsx'

export interface DepositFormProps {
  /** The initial values; the method is one that is offered. */
  readonly draft: DepositDraft & { readonly method: string }
  readonly methods: readonly RechargeMethod[]
  /** Called when an order was made, or its result is unknown. */
  readonly onOrder: (orderNo: string) => void
}

/** Shows the minimum first deposit to a player who has never deposited, unless the method's is as high. */
function FirstDeposit({ min }: { readonly min: number }): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data } = useQuery({ ...shownBalanceQuery(), enabled: useIsUserSettled() })
  if (data?.userAccountVO.deposit !== 0 || min >= FIRST_DEPOSIT_MIN) return null
  return <Alert tone="info">{t('firstDeposit', { min: formatMoney(FIRST_DEPOSIT_MIN) })}</Alert>
}

/** Method, amount, coupon and bank. A deposit is made at once if its quote is what the form shows, else reviewed first. */
export const DepositForm = observer(function DepositForm({ draft, methods, onOrder }: DepositFormProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const store = useMoneyStore()
  const deposits = useMoneyRequest(deposit)
  const isOnPage = useIsOnPage()
  const openPayPage = useOpenPayPage()
  // Gives the deposit its number; no money moves.
  const { mutateAsync: prepare } = usePrepareRecharge({ successMessage: null })
  /** The quote to confirm, because it differs from what the form showed. */
  const [review, setReview] = useState<{ quote: RechargeQuote; shown: DepositEffect } | null>(null)
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
      if (refusal.show(error)) return
      form.showError(error, CODES.createRecharge)
    },
    onNotSent: () => setReview(null),
    otherTab: t('otherTab'),
  })

  const playLimits = listDepositLimits(useDepositLimits().data?.limits ?? [])
  const refusal = usePlayRefusal()

  const [code, setCode] = useState(draft.method)
  const method = methods.find((one) => one.code === code) ?? methods[0]
  const coupons = useCoupons(method)
  const amounts = useListRechargeAmounts({ method: code })
  const { data: banks = [] } = useListRechargeBanks({ method: code })
  const limits = amounts.data ?? method

  const form = useApiForm<DepositValues, PrepareRechargeBody>({
    defaultValues: { method: draft.method, amount: draft.amount, bank: draft.bank, couponId: offered(draft.couponId) },
    schema: depositSchema({ limits, banks, coupons: coupons.list, preselected: coupons.preselected }),
    codes: CODES.prepareRecharge,
    messages: { amount: amountText, couponId: couponText },
    send: prepareAndMake,
  })
  useSaveDraft(form.methods, (values) => store.keepDraft({ deposit: values }))
  const isSending = form.isSending || making.isSending
  const { amount, couponId } = form.values
  const bank = form.value('bank')
  const fieldError = hasBankChoice(banks) ? undefined : bank.error

  const [containerRef, hasAside] = useTwoColumns()

  if (!method || !limits) return null
  const { min, max } = limits
  const coupon = getCoupon(form.values, { coupons: coupons.list, preselected: coupons.preselected })
  const couponMultiple = coupon?.turnoverMultiple
  // A refused amount promises nothing.
  const sum = isAmount(amount) && depositAmountError(amount, limits) === null ? amount : undefined
  const effect = getDepositEffect(sum, method, coupon)

  function findCoupon(id: string | undefined) {
    return coupons.list.find((coupon) => coupon.id === id)
  }

  /** Drops a coupon that is no longer usable, such as one from an old link: the player could not deselect it. */
  function offered(id: string | undefined): string | undefined {
    return coupons.isComplete && !findCoupon(id) ? undefined : id
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
    refusal.forget()
    // The amount decides whether the coupon may be used.
    form.methods.clearErrors('couponId')
  }

  function chooseWelcome(isWith: boolean): void {
    if (isSending || !coupons.welcome) return
    store.setDeclined(coupons.welcome.id, !isWith)
    form.setValue('couponId', isWith ? coupons.welcome.id : undefined)
  }

  /** Makes the deposit at once if its quote equals what stood beside the button. */
  async function prepareAndMake(body: PrepareRechargeBody): Promise<void> {
    making.setNotSentReason(null)
    refusal.forget()
    const shown = method && getDepositEffect(body.amount, method, findCoupon(body.couponId))
    const prepared = await prepareDeposit(
      { intents: deposits.intents, prepare: (data) => prepare({ data }) },
      body,
    ).catch(refusal.orRethrow)
    if (!prepared) return
    // Do not navigate a player who has left; the next visit shows the pending deposit.
    if (!isOnPage()) return
    if (prepared.kind === 'pending') onOrder(prepared.orderNo)
    else if (prepared.kind === 'quoteDiffers') making.setNotSentReason(t('quoteDiffers'))
    else {
      const { quote } = prepared
      if (shown && getChangedTerms(quote, shown).length > 0) setReview({ quote, shown })
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
          {playLimits.length > 0 && !refusal.shown && <DeferredDepositLimits limits={playLimits} />}
          <FirstDeposit min={min} />
          {/* Beside a refusal by a limit no bonus is offered. */}
          {coupons.welcome && !refusal.shown && (
            <WelcomeChoice
              coupon={coupons.welcome}
              method={method}
              amount={sum}
              isWith={coupon && coupon.id !== coupons.welcome.id ? undefined : coupon !== undefined}
              onChange={chooseWelcome}
            />
          )}
          <MethodField {...form.value('method')} methods={methods} onValueChange={chooseMethod} />
          <CouponRow
            {...form.value('couponId')}
            welcome={coupons.welcome}
            bonus={effect?.bonus}
            onOpen={() => setChoosing(true)}
          />
          <BankField {...bank} banks={banks} />
          <FormError form={form} fieldError={fieldError}>
            {t('notCharged')}
          </FormError>
          {refusal.shown && (
            <DeferredPlayRefused reason={refusal.shown.reason} text={refusal.shown.text} of="deposit" />
          )}
          {!form.failure && fieldError === undefined && making.notSentReason && (
            <Refused lines={[making.notSentReason]} />
          )}
          {!hasAside && <DepositNotes {...{ method, couponMultiple, isSending }} />}
          <StickyAction
            note={
              <>
                {!hasAside && <DepositTerms {...{ method, effect, couponMultiple }} />}
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
              {sum === undefined ? t('deposit') : t('depositSum', { sum: formatMoney(sum) })}
            </Button>
          </StickyAction>
        </Stack>
      </form>
      {hasAside && <DepositAside {...{ method, effect, coupon, isSending }} />}
      {isChoosing && (
        <CouponSheet
          coupons={coupons.list.filter(({ id }) => id !== coupons.welcome?.id)}
          value={couponId}
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
})
