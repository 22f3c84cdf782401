import type { Operation } from '../document/operation.ts'
import { place } from '../document/schema-node.ts'
import type { Answer } from '../http/answer.ts'
import type { CallCoverage, Exchange, Finding, Gravity, Inconclusive } from '../model.ts'

/** What a check tells of a departure. */
export interface Departure {
  check: string
  gravity: Gravity
  /** Where in the answer, or which input: `body/amount`. */
  pointer?: string
  /** Where the rule stands, a pointer in the document. */
  rule: string
  proposed?: boolean
  title: string
  explanation: string
  answer: Answer
}

type State = CallCoverage['checks'][string]

const NO_EXCHANGE: Exchange = { request: { method: '', url: '', headers: {} }, response: null, curl: '' }

/** Keeps what was found, covered and left open, each cause once. */
export class Ledger {
  readonly findings = new Map<string, Finding>()
  readonly #open = new Map<string, Inconclusive>()
  readonly #coverage = new Map<string, CallCoverage>()
  readonly #judged: (operationId: string) => boolean
  passedChecks = 0
  /** Hears of each new finding. */
  onFinding: (finding: Finding) => void = () => undefined

  constructor(operations: readonly Operation[], judged: (operationId: string) => boolean) {
    this.#judged = judged
    for (const { id, method, path, tag, codes } of operations) {
      if (!judged(id)) continue
      this.#coverage.set(id, {
        operationId: id,
        method,
        path,
        tag,
        cases: 0,
        codes: codes.map(({ code, name }) => ({ code, name, seen: false })),
        keywords: [],
        succeeded: false,
        checks: {},
      })
    }
  }

  get coverage(): CallCoverage[] {
    return [...this.#coverage.values()]
  }

  /** What is still open: an entry for a check that passed or failed after all is dropped. */
  get inconclusive(): Inconclusive[] {
    return [...this.#open.values()].filter((one) => {
      const state = this.#coverage.get(one.operationId)?.checks[one.check]
      return state === undefined || state === 'inconclusive'
    })
  }

  judges(operation: Operation): boolean {
    return this.#judged(operation.id)
  }

  pass(operation: Operation, check: string): void {
    this.passedChecks += 1
    this.#set(operation, check, 'passed')
  }

  notApplicable(operation: Operation, check: string): void {
    this.#set(operation, check, 'not applicable')
  }

  leaveOpen(operation: Operation, check: string, reason: string, byChoice = false): void {
    if (!this.judges(operation)) return
    this.#set(operation, check, 'inconclusive')
    this.#open.set(`${operation.id} ${check}`, { operationId: operation.id, check, reason, byChoice })
  }

  fail(operation: Operation, departure: Departure): void {
    if (!this.judges(operation)) return
    const { check, gravity, pointer = '', rule, proposed = false, title, explanation, answer } = departure
    this.#set(operation, check, 'failed')
    const id = `${operation.id}/${check}${pointer === '' ? '' : `#${pointer.replace(/\/\d+(?=\/|$)/g, '/*')}`}`
    const known = this.findings.get(id)
    if (known !== undefined) {
      known.cases += 1
      return
    }
    const { id: operationId, method, path } = operation
    const provenance = proposed ? 'proposed' : 'stated'
    const exchange = answer === undefined ? NO_EXCHANGE : answer.exchange()
    const finding: Finding = {
      id,
      operationId,
      method,
      path,
      check,
      gravity,
      provenance,
      title,
      explanation,
      pointer,
      rule: place(rule),
      cases: 1,
      exchange,
      isWarning: false,
    }
    this.findings.set(id, finding)
    this.onFinding(finding)
  }

  countCase(operation: Operation): void {
    const covered = this.#coverage.get(operation.id)
    if (covered !== undefined) covered.cases += 1
  }

  succeed(operation: Operation): void {
    const covered = this.#coverage.get(operation.id)
    if (covered !== undefined) covered.succeeded = true
  }

  hasSucceeded(operation: Operation): boolean {
    return this.#coverage.get(operation.id)?.succeeded === true
  }

  seeCode(operation: Operation, code: unknown): void {
    const found = this.#coverage.get(operation.id)?.codes.find((one) => one.code === code)
    if (found !== undefined) found.seen = true
  }

  cover(operation: Operation, at: string, tested: boolean): void {
    const keywords = this.#coverage.get(operation.id)?.keywords
    const found = keywords?.find((one) => one.at === at)
    if (found === undefined) keywords?.push({ at, tested })
    else found.tested ||= tested
  }

  /** A failure stays; a pass wins over what was open. */
  #set(operation: Operation, check: string, state: State): void {
    const checks = this.#coverage.get(operation.id)?.checks
    if (checks === undefined) return
    const order: State[] = ['not applicable', 'inconclusive', 'passed', 'failed']
    const before = checks[check]
    if (before === undefined || order.indexOf(state) > order.indexOf(before)) checks[check] = state
  }
}
