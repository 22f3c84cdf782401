import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RechargeBank } from '#generated/http/schemas/recharge-bank.ts'
import type { RechargeMethod } from '#generated/http/schemas/recharge-method.ts'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { useIsHere } from '#src/components/use-is-here.ts'
import type { ParsedAmount } from '#src/lib/parse-amount.ts'
import { type AmountLimits, amountProblem } from '../amount-problem.ts'
import { usableCouponsQuery } from '../coupons.queries.ts'
import type { DepositDraft } from '../money-draft.ts'
import { depositWish } from './deposit-wish.ts'
import type { MakeOutcome, PrepareOutcome } from './deposit-flow.ts'
import { type DepositFault, useDepositFaults } from './use-deposit-faults.ts'
import { useDeposit } from './use-deposit.ts'
import { useOpenPayPage } from './use-open-pay-page.ts'

export interface DepositStepsOptions {
  readonly uid: string
  readonly draft: DepositDraft
  /** The draft's amount, parsed. */
  readonly amount: ParsedAmount
  readonly method: RechargeMethod
  readonly limits: AmountLimits
  /** The banks that the form offers. */
  readonly banks: readonly RechargeBank[]
  readonly onOrder: (orderNo: string) => void
}

export interface DepositSteps {
  readonly fault: DepositFault | null
  readonly isSending: boolean
  /** What is to be confirmed first, because a coupon is used. */
  readonly quote: RechargeQuote | null
  readonly couponName: string
  /** Sends the form; or names the field that keeps it from being sent. */
  readonly submit: () => 'amount' | 'couponId' | null
  readonly confirm: () => void
  readonly cancel: () => void
  readonly clearFault: () => void
}

/** The way of one deposit: form → prepared → with a coupon confirmed → made → its page. */
export function useDepositSteps({
  uid,
  draft,
  amount,
  method,
  limits,
  banks,
  onOrder,
}: DepositStepsOptions): DepositSteps {
  const queryClient = useQueryClient()
  const { isSending, prepare, make } = useDeposit(uid)
  const { ofProblem, ofOutcome, ofCoupon } = useDepositFaults(method.name)
  const openPayPage = useOpenPayPage()
  const [fault, setFault] = useState<DepositFault | null>(null)
  const [quote, setQuote] = useState<RechargeQuote | null>(null)
  const isHere = useIsHere()

  const coupons = queryClient.getQueryData(usableCouponsQuery().queryKey)
  const coupon = coupons?.list.find(({ id }) => id === draft.couponId)

  function ended(outcome: PrepareOutcome | MakeOutcome | null): void {
    // A player who has left is not fetched back; the open deposit waits for the next visit.
    if (!outcome || !isHere()) return
    switch (outcome.kind) {
      case 'prepared':
        if (draft.couponId === undefined) void make(outcome.quote).then(ended)
        else setQuote(outcome.quote)
        return
      case 'made':
        onOrder(outcome.launch.orderNo)
        if (outcome.launch.openMode === 'frame') openPayPage(outcome.launch, method.name)
        return
      case 'unknown':
        onOrder(outcome.orderNo)
        return
      case 'busy':
      case 'refused':
      case 'faulty':
        setQuote(null)
        setFault(ofOutcome(outcome))
    }
  }

  return {
    fault,
    isSending,
    quote,
    couponName: coupon?.name ?? '',
    submit() {
      const problem = amountProblem(amount, limits)
      if (problem || !amount.ok) {
        if (problem) setFault(ofProblem(problem))
        return 'amount'
      }
      if (coupon && amount.value < coupon.minDeposit) {
        setFault(ofCoupon(coupon.minDeposit))
        return 'couponId'
      }
      setFault(null)
      void prepare(depositWish(draft, method.code, amount.value, banks)).then(ended)
      return null
    },
    confirm() {
      if (quote) void make(quote).then(ended)
    },
    cancel: () => setQuote(null),
    clearFault: () => setFault(null),
  }
}
