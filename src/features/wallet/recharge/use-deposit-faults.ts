import { useTranslation } from 'react-i18next'
import { describeError } from '#src/api/error-catalogue.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import type { AmountProblem } from '../amount-problem.ts'
import { fieldOfCode } from '../field-of-code.ts'
import type { DepositRefusal } from './deposit-flow.ts'

/** What went wrong, and beside which field it is said. */
export interface DepositFault {
  readonly field: 'amount' | 'method' | 'bank' | 'couponId' | 'form'
  readonly text: string
}

export interface DepositFaults {
  readonly ofProblem: (problem: AmountProblem) => DepositFault
  /** The amount is below what the chosen coupon asks for, in pesos. */
  readonly ofCoupon: (min: number) => DepositFault
  readonly ofOutcome: (outcome: DepositRefusal) => DepositFault
}

const FIELDS = ['amount', 'method', 'bank', 'couponId'] as const

/**
 * The words for what keeps a deposit from being made.
 *
 * @param method the method's name, as the server gave it
 */
export function useDepositFaults(method: string): DepositFaults {
  const { t } = useTranslation(['wallet', 'errors'])
  return {
    ofProblem(problem) {
      const { key } = problem
      if (key === 'amountBelow')
        return { field: 'amount', text: t(key, { method, min: `₱${formatPeso(problem.limit)}` }) }
      if (key === 'amountAbove')
        return { field: 'amount', text: t(key, { method, max: `₱${formatPeso(problem.limit)}` }) }
      return { field: 'amount', text: t(key) }
    },
    ofCoupon: (min) => ({ field: 'couponId', text: t('couponBelow', { min: `₱${formatPeso(min)}` }) }),
    ofOutcome(outcome) {
      if (outcome.kind === 'busy') return { field: 'form', text: t('otherTab') }
      if (outcome.kind === 'faulty') return { field: 'form', text: t('quoteDiffers') }
      const { call, error } = outcome
      const said = describeError(error)
      const text = 'text' in said ? said.text : t(`errors:${said.key}`)
      const name = fieldOfCode(call, error.code)
      return { field: FIELDS.find((field) => field === name) ?? 'form', text }
    },
  }
}
