import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { place } from '@tumpak/contract-kit/schema-node.ts'
import type { CheckSetting } from '../config/check-setting.ts'
import type { CheckInfo } from '../config/check-info.ts'
import { tryExchanges, type Evidence, type GetOrigins, type Step } from './exchanges.ts'
import type { OperationCoverage, Finding, Inconclusive } from './run-report.ts'
import type { Severity } from '../config/severity.ts'

/** A violation found by a check. */
export interface Violation {
  check: CheckInfo
  /** Replaces the usual severity of the check. */
  severity?: Severity
  /** The pointer in the response, or the part of the input: `body/amount`. */
  pointer?: string
  /** The pointer that identifies the cause, if not `pointer`. */
  cause?: string
  /** The rule's pointer in the document. */
  rule: string
  proposed?: boolean
  title: string
  explanation: string
  /** The evidence: a response, or a socket connection. */
  evidence: Evidence
  /** All requests that show the violation, in the order they were sent, if it takes several. */
  steps?: readonly Step[]
}

/** A part of a check that has no result. */
interface OpenPart {
  part: string
  reason: string
  byChoice?: boolean
}

type State = OperationCoverage['checks'][string]

/** Collects findings, coverage and inconclusive checks. Equal causes are one finding. */
export class Ledger {
  readonly findings = new Map<string, Finding>()
  readonly #open = new Map<string, Inconclusive>()
  /** Checks that have a part without a result, whatever else they passed. */
  readonly #incomplete = new Set<string>()
  readonly #coverage = new Map<string, OperationCoverage>()
  readonly #hasCodes: boolean
  readonly #judged: (operationId: string) => boolean
  readonly #planned: (operationId: string) => boolean
  /** Mistakes and gaps of the document that the run met, and that cost no check. */
  readonly remarks = new Set<string>()
  /** The checks that the configuration skips, and whether each had something to report. */
  readonly skipped = new Map<string, boolean>()
  passedChecks = 0
  /** Masks secrets in text for a report. */
  hide: (words: string) => string = (words) => words
  /** Whether a check is one of the team. */
  isOwn: (check: string) => boolean = () => false
  /** Returns the requests that created what a finding is about. The finding shows them first. */
  getOrigins: GetOrigins = () => []
  /** Called for each new finding. */
  onFinding: (finding: Finding) => void = () => undefined

  /**
   * `hasCodes` says whether the document lists codes; otherwise coverage counts statuses. In a shard `planned` are
   * fewer than `judged`, because findings on the other shards' operations are kept.
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

  get coverage(): OperationCoverage[] {
    return [...this.#coverage.values()].filter(({ operationId, cases }) => this.#planned(operationId) || cases > 0)
  }

  /** The inconclusive checks, without those that later passed or failed. */
  get inconclusive(): Inconclusive[] {
    return [...this.#open.values()].filter((entry) => {
      const state = this.#coverage.get(entry.operationId)?.checks[entry.check]
      return state === undefined || state === 'inconclusive' || entry.part !== undefined
    })
  }

  /** Whether responses of an operation are checked, even if it is only called for the sake of others. */
  judges(operation: Operation): boolean {
    return this.#judged(operation.id)
  }

  /** Whether this run checks an operation in full. */
  plans(operation: Operation): boolean {
    return this.#judged(operation.id) && this.#planned(operation.id)
  }

  /** Returns the configured setting of a check for an operation. */
  getSetting: (check: string, operationId: string) => CheckSetting | undefined = () => undefined

  pass(operation: Operation, check: CheckInfo): void {
    if (this.#isSkipped(operation, check, false)) return
    this.passedChecks += 1
    this.#set(operation, check.id, 'passed')
  }

  notApplicable(operation: Operation, check: CheckInfo): void {
    this.#set(operation, check.id, 'not applicable')
  }

  markInconclusive(operation: Operation, check: CheckInfo, reason: string, byChoice = false): void {
    if (!this.plans(operation) || this.#isSkipped(operation, check, byChoice ? undefined : true)) return
    this.#recordOpen(operation, check.id, { reason, byChoice })
  }

  /** Marks a part of a check, such as a code. It is an entry of its own, which stands whatever the check found elsewhere. */
  markPartInconclusive(operation: Operation, check: CheckInfo, { part, reason, byChoice = false }: OpenPart): void {
    if (!this.plans(operation) || this.#isSkipped(operation, check, byChoice ? undefined : true)) return
    this.#incomplete.add(`${operation.id} ${check.id}`)
    this.#recordOpen(operation, check.id, { part, reason, byChoice })
  }

  /** Marks a check that threw an exception: what it passed before or later proves nothing. */
  markError(operation: Operation, check: CheckInfo, reason: string): void {
    if (!this.plans(operation) || this.#isSkipped(operation, check, true)) return
    this.#incomplete.add(`${operation.id} ${check.id}`)
    this.#recordOpen(operation, check.id, { reason, byChoice: false })
  }

  /** Marks a check of the whole document that has no result. */
  markDocumentInconclusive({ id: check }: CheckInfo, reason: string): void {
    this.#open.set(`document ${check}`, { operationId: 'document', check, reason: this.hide(reason), byChoice: false })
  }

  /** `hasTrouble` says whether the check has something to report; undefined if it did not run. */
  #isSkipped(operation: Operation, { id }: CheckInfo, hasTrouble?: boolean): boolean {
    const setting = this.getSetting(id, operation.id)
    if (setting?.severity !== 'off') return false
    if (hasTrouble !== undefined) this.skipped.set(id, hasTrouble || this.skipped.get(id) === true)
    const why = setting.reason === undefined ? '' : `: ${setting.reason}`
    const reason = `the configuration skips this check${why}`
    if (this.plans(operation)) this.#recordOpen(operation, id, { reason, byChoice: true })
    return true
  }

  #recordOpen(operation: Operation, check: string, open: Pick<Inconclusive, 'part' | 'reason' | 'byChoice'>): void {
    this.#set(operation, check, 'inconclusive')
    const [{ id }, reason] = [operation, this.hide(open.reason)]
    this.#open.set(`${id} ${check} ${open.part ?? ''}`, { operationId: id, check, ...open, reason })
  }

  fail(operation: Operation, violation: Violation): void {
    if (!this.judges(operation) || this.#isSkipped(operation, violation.check, true)) return
    const {
      check: { id: check, severity: usual },
      severity: own = usual,
      pointer = '',
      cause = pointer,
      rule,
      proposed = false,
      title,
      explanation,
      evidence,
      steps = [],
    } = violation
    const setting = this.getSetting(check, operation.id)
    const severity = setting === undefined || setting.severity === 'off' ? own : setting.severity
    const note =
      severity === own
        ? ''
        : ` The configuration sets ${severity} instead of ${own}${setting?.reason === undefined ? '' : `: ${setting.reason}`}.`
    this.#set(operation, check, 'failed')
    const id = getFindingId(operation, check, cause)
    const known = this.findings.get(id)
    if (known !== undefined) {
      known.cases += 1
      return
    }
    const { id: operationId, method, path } = operation
    const provenance = proposed ? 'proposed' : 'stated'
    const { exchanges, trouble } = tryExchanges(evidence, steps, this.getOrigins, this.isOwn(check) ? check : undefined)
    const finding: Finding = {
      id,
      operationId,
      method,
      path,
      check,
      severity,
      provenance,
      title: this.hide(title),
      explanation: this.hide(explanation + note + trouble),
      pointer,
      rule: place(rule),
      cases: 1,
      exchanges,
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

  /** Whether one of the checks has a finding for an operation. */
  hasFailed(operation: Operation, checks: readonly string[]): boolean {
    return checks.some((check) => this.#coverage.get(operation.id)?.checks[check] === 'failed')
  }

  /** Whether a check has a finding with this cause for an operation. */
  hasFinding(operation: Operation, check: string, cause: string): boolean {
    return this.findings.has(getFindingId(operation, check, cause))
  }

  hasSeen(operation: Operation, code: unknown): boolean {
    return this.#coverage.get(operation.id)?.codes.find((entry) => entry.code === code)?.seen !== false
  }

  /** Leaves out a code that the server does not have, because it belongs to an optional part. */
  leaveOutCode(operation: Operation, code: unknown): void {
    const covered = this.#coverage.get(operation.id)
    if (covered !== undefined) covered.codes = covered.codes.filter((entry) => entry.code !== code)
  }

  seeCode(operation: Operation, code: unknown): void {
    const found = this.#coverage.get(operation.id)?.codes.find((entry) => entry.code === code)
    if (found !== undefined) found.seen = true
  }

  /** Records a documented status, if the document lists no codes. */
  seeStatus(operation: Operation, documented: string | undefined): void {
    if (!this.#hasCodes && documented !== undefined) this.seeCode(operation, `HTTP ${documented}`)
  }

  cover(operation: Operation, at: string, tested: boolean): void {
    const keywords = this.#coverage.get(operation.id)?.keywords
    const found = keywords?.find((keyword) => keyword.at === at)
    if (found === undefined) keywords?.push({ at, tested })
    else found.tested ||= tested
  }

  /** Marks an item as covered, if the document has it. */
  coverKnown(operation: Operation, at: string): void {
    const found = this.#coverage.get(operation.id)?.keywords.find((keyword) => keyword.at === at)
    if (found !== undefined) found.tested = true
  }

  /** A failure is final; a pass replaces an inconclusive state. */
  #set(operation: Operation, check: string, state: State): void {
    const checks = this.#coverage.get(operation.id)?.checks
    if (checks === undefined) return
    const isOpen = this.#incomplete.has(`${operation.id} ${check}`) && checks[check] !== 'failed' && state !== 'failed'
    checks[check] = isOpen ? 'inconclusive' : strongest(checks[check], state)
  }
}

function getFindingId({ id }: Operation, check: string, cause: string): string {
  return `${id}/${check}${cause === '' ? '' : `#${cause.replace(/\/\d+(?=\/|$)/g, '/*')}`}`
}

/** Returns the state that wins if a check has two. */
export function strongest(before: State | undefined, state: State): State {
  const order: State[] = ['not applicable', 'inconclusive', 'passed', 'failed']
  return before === undefined || order.indexOf(state) > order.indexOf(before) ? state : before
}
