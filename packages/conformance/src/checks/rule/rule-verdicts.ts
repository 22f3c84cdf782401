import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { RuleValues } from '../../document/expression/rule-expression.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { CheckReport } from '../check-report.ts'
import { showValues, type DocumentRule } from './compiled-rules.ts'

/** What became of each rule in a run, by its pointer: true once it was judged, else why it was not. */
const verdictsOf = new WeakMap<RunContext, Map<string, string | true>>()

function getVerdicts(context: RunContext): Map<string, string | true> {
  const known = verdictsOf.get(context) ?? new Map<string, string | true>()
  verdictsOf.set(context, known)
  return known
}

/** Notes that a rule was judged, or why it was not. */
export function noteVerdict(context: RunContext, { pointer }: DocumentRule, verdict: string | true): void {
  const verdicts = getVerdicts(context)
  if (verdicts.get(pointer) !== true) verdicts.set(pointer, verdict)
}

/** Why none of the tries to judge a rule has a result; undefined if one has, or there was no try. */
export function findWhyUnjudged(context: RunContext, { pointer }: DocumentRule): string | undefined {
  const verdict = getVerdicts(context).get(pointer)
  return verdict === true ? undefined : verdict
}

interface BrokenRule {
  results: readonly RequestResult[]
  values: RuleValues
  /** The write; without one, the last read. */
  write?: RequestResult
}

/** Reports a rule that does not hold. `results` are in the order they came. */
export function reportBroken(report: CheckReport, rule: DocumentRule, { results, values, write }: BrokenRule): void {
  const evidence = write ?? results.at(-1)
  if (evidence === undefined) return
  const { request, places, old, response } = values
  const fields = { ...request?.query, ...request?.path, ...(isJson(request?.body) ? request.body : {}) }
  const shown = showValues(rule.expression, { ...places, old, request: fields, response })
  const sides = rule.expression.compare(values)
  const compared =
    sides === undefined ? '' : ` Its sides are ${String(sides[0])} and ${String(sides[1])}, with amounts in centavos.`
  const when = write === undefined ? '' : ` after a success of ${write.operation.id}`
  report.fail({
    cause: rule.id,
    rule: rule.pointer,
    proposed: true,
    title: `Not so${when}: ${rule.message.replace(/\.$/, '')}${shown === '' ? '' : ` (${shown})`}`,
    explanation: `The rule ${rule.id} is ${rule.rule}.${compared}${rule.says === undefined ? '' : ` The document says: ${rule.says}`}`,
    evidence,
    steps: [...new Set(results)].map((result) => ({
      label: result === write ? 'write' : `read ${result.operation.id}`,
      result,
    })),
  })
}
