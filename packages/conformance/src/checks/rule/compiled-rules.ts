import { atSteps } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import { readValueRules, type NamedPlaces, type Place, type ValueRule } from '@tumpak/contract-kit/rules.ts'
import type { RunContext } from '../../context/run-context.ts'
import { compileRule, type RuleExpression } from '../../document/expression/rule-expression.ts'
import { getRuleScope } from '../../sessions/places.ts'

/** A rule of the document, and its expression. */
export interface DocumentRule extends ValueRule {
  expression: RuleExpression
}

/** A code, and the expression of when it must come. */
export interface ConditionalCode {
  code: BusinessCode
  let: NamedPlaces
  when: string
  expression: RuleExpression
}

const rulesOf = new WeakMap<RunContext, readonly DocumentRule[]>()

/** The rules of the document (`x-rules`) that can be judged; the others are problems of the document. */
export function listDocumentRules(context: RunContext): readonly DocumentRule[] {
  const known = rulesOf.get(context)
  if (known !== undefined) return known
  const rules = readValueRules(context.root['x-rules'], '/x-rules').flatMap((rule) => {
    const expression = compileRule(getRuleScope(context), rule.rule, rule.let)
    return 'problem' in expression ? [] : [{ ...rule, expression }]
  })
  rulesOf.set(context, rules)
  return rules
}

/** The rules of a write that can be judged. */
export function listWriteRules(context: RunContext, operation: Operation): DocumentRule[] {
  return operation.valueRules.flatMap((rule) => {
    const parts = { operation, isAfter: true }
    const expression = compileRule(getRuleScope(context), rule.rule, rule.let, parts)
    return 'problem' in expression ? [] : [{ ...rule, expression }]
  })
}

/** The codes of an operation that say when they come, as far as that can be judged. */
export function listConditionalCodes(context: RunContext, operation: Operation): ConditionalCode[] {
  return operation.codes.flatMap((code) => {
    if (code.condition === undefined) return []
    const { when, let: places } = code.condition
    const expression = compileRule(getRuleScope(context), when, places, { operation })
    return 'problem' in expression ? [] : [{ code, let: places, when, expression }]
  })
}

/** The places that rules name. */
export function listPlaces(rules: readonly { let: NamedPlaces }[]): Place[] {
  return rules.flatMap((rule) => Object.values(rule.let))
}

/** Shows the single values that an expression read: `account.balance 12.5`. */
export function showValues({ paths }: RuleExpression, values: { readonly [name: string]: unknown }): string {
  const shown = paths.flatMap((path) => {
    const value = atSteps(values, path.split('.'))
    if (Array.isArray(value)) return [`${path} with ${String(value.length)} entries`]
    return typeof value === 'object' || value === undefined ? [] : [`${path} ${JSON.stringify(value)}`]
  })
  return shown.join(', ')
}
