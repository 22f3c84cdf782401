import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { causeCodes } from './causes.ts'
import { getMissingCause } from '../rule/code-when.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getExclusionReason } from '../../context/risk.ts'

export const documentedCodeCheck = defineCheck({
  id: 'documented-code',
  title: 'Every documented code',
  severity: 'major',
  when: ['rules', 'end'],
  needs: 'success',
  description: 'Every code that the document lists for an operation was received.',
  fix: 'Give the run what causes the code: an account in that state (`players`), or a value (`inputs`). Or exclude it with a reason (`unseenCodes`).',
  since: '0.3.0',
  run: (input) => (input.phase === 'rules' ? causeCodes(input) : reportUnseenCodes(input)),
})

/**
 * Reports each documented code that no response had. A code that is never seen may be a rule that the server lacks, so
 * it is not judged, unless the configuration excludes it.
 */
function reportUnseenCodes({ context, operation, report }: PhaseInput<'end'>): void {
  const { ledger, config } = context
  if (!isJudged(context, operation)) return
  const unseen = operation.codes.filter(
    // One finding says that the server lacks the rule.
    ({ code, name }) =>
      !ledger.hasSeen(operation, code) && !ledger.hasFinding(operation, 'code-when', getMissingCause(name)),
  )
  if (unseen.length === 0) report.pass()
  for (const code of unseen) {
    const key = findKey(config.unseenCodes, operation, code)
    const reason = key === undefined ? undefined : config.unseenCodes[key]
    const why = reason === undefined ? describeUnseen(operation, code) : `${getName(code)} is excluded: ${reason}`
    const part = String(code.code)
    ledger.markPartInconclusive(operation, documentedCodeCheck, { part, reason: why, byChoice: reason !== undefined })
  }
}

/** The names by which `unseenCodes` may exclude a code. */
export function getCodeNames({ id }: Operation, { code, name }: BusinessCode): string[] {
  return [`${id}/${name}`, `${id}/${String(code)}`, name, String(code)]
}

/** Returns the name by which `unseenCodes` excludes a code of an operation; undefined if it does not. */
function findKey(excluded: { [code: string]: string }, operation: Operation, code: BusinessCode): string | undefined {
  return getCodeNames(operation, code).find((name) => Object.hasOwn(excluded, name))
}

/** The operations whose code an entry of `unseenCodes` excludes: those that received it, and those that did not. */
export interface ExcludedCode {
  key: string
  received: string[]
  unseen: string[]
}

/** Returns what each entry of `unseenCodes` has excluded in this run. */
export function listExcludedCodes(context: RunContext): ExcludedCode[] {
  const { ledger, config } = context
  const found = new Map<string, ExcludedCode>()
  for (const operation of context.operations.filter((known) => isJudged(context, known))) {
    for (const code of operation.codes) {
      const key = findKey(config.unseenCodes, operation, code)
      if (key === undefined || !context.hasFeature(code)) continue
      const entry = found.get(key) ?? { key, received: [], unseen: [] }
      found.set(key, entry)
      entry[ledger.hasSeen(operation, code.code) ? 'received' : 'unseen'].push(operation.id)
    }
  }
  return [...found.values()]
}

/** Whether each code of an operation must be seen. One that never succeeded has a line of its own. */
function isJudged({ ledger, config }: RunContext, operation: Operation): boolean {
  return (
    ledger.plans(operation) &&
    ledger.hasSucceeded(operation) &&
    getExclusionReason(operation, config) === undefined &&
    operation.codes.length > 0
  )
}

/** Says what would cause a code, and what to set. */
function describeUnseen(operation: Operation, code: BusinessCode): string {
  const { name, cause, field } = code
  const state = operation.requires.find((rule) => [name, String(code.code)].includes(rule.code))
  const causedBy = cause === '' ? '' : ` ("${cause}")`
  const { condition } = code
  if (condition !== undefined)
    return `${getName(code)} was never received${causedBy}: no account and input of the run met its condition ${condition.when}. Add an account that does (players), or exclude it with a reason (unseenCodes: ${operation.id}/${name})`
  const byState =
    state === undefined
      ? operation.needsSession
        ? 'an account in that state (players)'
        : ''
      : `an account for which ${state.read} has another value than ${JSON.stringify(state.value)} at ${state.pointer} (players)`
  const byInput = field === undefined ? '' : `a value of ${field} that causes it (inputs: ${operation.id}/${field})`
  const ways = [byInput, byState].filter((way) => way !== '')
  const give = ways.length === 0 ? '' : `Give ${ways.join(' or ')}, or exclude it`
  return `${getName(code)} was never received${causedBy}. ${give === '' ? 'Exclude it' : give} with a reason (unseenCodes: ${operation.id}/${name})`
}

function getName({ code, name }: BusinessCode): string {
  return name === String(code) ? `code ${name}` : `code ${String(code)}, ${name},`
}
