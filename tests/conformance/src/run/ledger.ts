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
  /** The pointer by which causes are told apart, where it is another. */
  cause?: string
  /** Where the rule stands, a pointer in the document. */
  rule: string
  proposed?: boolean
  title: string
  explanation: string
  /** What shows it: an answer, or a line of the socket. */
  answer: Pick<Answer, 'exchange'>
}

type State = CallCoverage['checks'][string]

const NO_EXCHANGE: Exchange = { request: { method: '', url: '', headers: {} }, response: null, curl: '' }

/** Keeps what was found, covered and left open, each cause once. */
export class Ledger {
  readonly findings = new Map<string, Finding>()
  readonly #open = new Map<string, Inconclusive>()
  readonly #coverage = new Map<string, CallCoverage>()
  readonly #hasCodes: boolean
  readonly #judged: (operationId: string) => boolean
  readonly #planned: (operationId: string) => boolean
  passedChecks = 0
  /** Hears of each new finding. */
  onFinding: (finding: Finding) => void = () => undefined

  /**
   * `hasCodes` tells whether the document lists codes; one that does not is covered by its statuses. In a shard `planned`
   * are fewer than `judged`: what is met on the way of another shard's calls is kept all the same.
   */
  constructor(
    operations: readonly Operation[],
    judged: (operationId: string) => boolean,
    hasCodes = true,
    planned: (operationId: string) => boolean = judged,
  ) {
    this.#judged = judged
    this.#planned = planned
    this.#hasCodes = hasCodes
    for (const { id, method, path, tag, codes, summary, responses } of operations) {
      const statuses = responses.filter(({ status }) => /^[1-4]/.test(status))
      if (!judged(id)) continue
      this.#coverage.set(id, {
        operationId: id,
        method,
        path,
        tag,
        ...(summary === '' ? {} : { summary }),
        cases: 0,
        codes: hasCodes
          ? codes.map(({ code, name }) => ({ code, name, seen: false }))
          : statuses.map(({ status }) => ({ code: `HTTP ${status}`, name: '', seen: false })),
        keywords: [],
        succeeded: false,
        checks: {},
      })
    }
  }

  get coverage(): CallCoverage[] {
    return [...this.#coverage.values()].filter(({ operationId, cases }) => this.#planned(operationId) || cases > 0)
  }

  /** What is still open: an entry for a check that passed or failed after all is dropped. */
  get inconclusive(): Inconclusive[] {
    return [...this.#open.values()].filter((one) => {
      const state = this.#coverage.get(one.operationId)?.checks[one.check]
      return state === undefined || state === 'inconclusive'
    })
  }

  /** Whether answers of a call are held to the document, whoever asks for them. */
  judges(operation: Operation): boolean {
    return this.#judged(operation.id)
  }

  /** Whether a call is this run's to judge in full. */
  plans(operation: Operation): boolean {
    return this.#judged(operation.id) && this.#planned(operation.id)
  }

  pass(operation: Operation, check: string): void {
    this.passedChecks += 1
    this.#set(operation, check, 'passed')
  }

  notApplicable(operation: Operation, check: string): void {
    this.#set(operation, check, 'not applicable')
  }

  leaveOpen(operation: Operation, check: string, reason: string, byChoice = false): void {
    if (!this.plans(operation)) return
    this.#set(operation, check, 'inconclusive')
    this.#open.set(`${operation.id} ${check}`, { operationId: operation.id, check, reason, byChoice })
  }

  fail(operation: Operation, departure: Departure): void {
    if (!this.judges(operation)) return
    const {
      check,
      gravity,
      pointer = '',
      cause = pointer,
      rule,
      proposed = false,
      title,
      explanation,
      answer,
    } = departure
    this.#set(operation, check, 'failed')
    const id = `${operation.id}/${check}${cause === '' ? '' : `#${cause.replace(/\/\d+(?=\/|$)/g, '/*')}`}`
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

  hasSeen(operation: Operation, code: unknown): boolean {
    return this.#coverage.get(operation.id)?.codes.find((one) => one.code === code)?.seen !== false
  }

  seeCode(operation: Operation, code: unknown): void {
    const found = this.#coverage.get(operation.id)?.codes.find((one) => one.code === code)
    if (found !== undefined) found.seen = true
  }

  /** An answer of a documented status, where statuses are what the document lists. */
  seeStatus(operation: Operation, documented: string | undefined): void {
    if (!this.#hasCodes && documented !== undefined) this.seeCode(operation, `HTTP ${documented}`)
  }

  cover(operation: Operation, at: string, tested: boolean): void {
    const keywords = this.#coverage.get(operation.id)?.keywords
    const found = keywords?.find((one) => one.at === at)
    if (found === undefined) keywords?.push({ at, tested })
    else found.tested ||= tested
  }

  /** Marks what is covered where it is known to be coverable; the rest is none of the document's. */
  coverKnown(operation: Operation, at: string): void {
    const found = this.#coverage.get(operation.id)?.keywords.find((one) => one.at === at)
    if (found !== undefined) found.tested = true
  }

  /** A failure stays; a pass wins over what was open. */
  #set(operation: Operation, check: string, state: State): void {
    const checks = this.#coverage.get(operation.id)?.checks
    if (checks === undefined) return
    checks[check] = strongest(checks[check], state)
  }
}

/** Of two things that were seen of one check, the one that stays. */
export function strongest(before: State | undefined, state: State): State {
  const order: State[] = ['not applicable', 'inconclusive', 'passed', 'failed']
  return before === undefined || order.indexOf(state) > order.indexOf(before) ? state : before
}
