import { useTranslation } from 'react-i18next'
import type { ApiError } from '#src/api/api-error.ts'
import { describeError } from '#src/api/error-catalogue.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { fieldOfCode } from '../field-of-code.ts'
import type { WithdrawProblem } from './withdraw-problem.ts'

/** What went wrong, and where it is said. */
export interface WithdrawFault {
  readonly field: 'amount' | 'password' | 'form'
  readonly text: string
}

export interface WithdrawFaults {
  readonly ofProblem: (problem: WithdrawProblem) => WithdrawFault
  readonly ofOutcome: (
    outcome: { readonly kind: 'refused' | 'unread'; readonly error: ApiError } | { readonly kind: 'busy' },
  ) => WithdrawFault
}

/** The words for what keeps a withdrawal from being made. */
export function useWithdrawFaults(): WithdrawFaults {
  const { t } = useTranslation(['withdraw', 'wallet', 'errors'])
  return {
    ofProblem(problem) {
      switch (problem.key) {
        case 'amountBelow':
          return { field: 'amount', text: t(problem.key, { min: peso(problem.min) }) }
        case 'amountAbove':
          return { field: 'amount', text: t(problem.key, { max: peso(problem.max) }) }
        case 'amountOwed':
          return { field: 'amount', text: t(problem.key, { max: peso(problem.max), owed: peso(problem.owed) }) }
        case 'amountMissing':
          return { field: 'amount', text: t(problem.key) }
        case 'amountUnclear':
        case 'amountDecimals':
          return { field: 'amount', text: t(`wallet:${problem.key}`) }
      }
    },
    ofOutcome(outcome) {
      if (outcome.kind === 'busy') return { field: 'form', text: t('otherTab') }
      const said = describeError(outcome.error)
      const text = 'text' in said ? said.text : t(`errors:${said.key}`)
      if (outcome.kind === 'unread') return { field: 'form', text: `${t('historyFirst')} ${text}` }
      const name = fieldOfCode('createWithdrawal', outcome.error.code)
      return { field: name === 'amount' || name === 'password' ? name : 'form', text }
    },
  }
}

function peso(value: number): string {
  return `₱${formatPeso(value)}`
}
