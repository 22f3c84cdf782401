import { useTranslation } from 'react-i18next'
import type { Problem } from './problem.ts'

/** Turns a field's problem into words of the language in use. */
export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation(['errors', 'account', 'kyc'])
  return (problem) => {
    if (problem === undefined) return undefined
    if ('text' in problem) return problem.text
    return 'values' in problem ? t(problem.key, problem.values) : t(problem.key)
  }
}
