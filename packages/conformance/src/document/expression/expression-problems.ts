import { readValueRules, type NamedPlaces } from '@tumpak/contract-kit/rules.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RuleProblem, RuleScope } from '../rule-problems.ts'
import { compileRule, type RuleParts } from './rule-expression.ts'

/** Lists the rules of the document (`x-rules`) that cannot be judged. */
export function listDocumentRuleProblems(scope: RuleScope): RuleProblem[] {
  return readValueRules(scope.root['x-rules'], '/x-rules').flatMap(({ pointer, rule, let: places }) =>
    judgeExpression(scope, pointer, rule, places),
  )
}

/** Lists the rules of an operation, and the conditions of its codes (`x-when`), that cannot be judged. */
export function listExpressionProblems(scope: RuleScope, operation: Operation): RuleProblem[] {
  const { valueRules, codes, pointer } = operation
  return [
    ...valueRules.flatMap((rule) =>
      judgeExpression(scope, rule.pointer, rule.rule, rule.let, { operation, isAfter: true }),
    ),
    ...codes.flatMap(({ condition }, index) =>
      condition === undefined
        ? []
        : judgeExpression(scope, `${pointer}/x-codes/${String(index)}/x-when`, condition.when, condition.let, {
            operation,
          }),
    ),
  ]
}

function judgeExpression(
  scope: RuleScope,
  pointer: string,
  words: string,
  places: NamedPlaces,
  parts?: RuleParts,
): RuleProblem[] {
  const compiled = compileRule(scope, words, places, parts)
  return 'problem' in compiled ? [{ pointer, message: `${compiled.problem}. The rule is not judged` }] : []
}
