import { createFullBody } from '../../cases/full-body.ts'
import type { Case } from '../../cases/case.ts'
import type { RunContext } from '../../context/run-context.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { checkValidInput, validInputCheck } from './bad-input.ts'

interface Refusal {
  one: Case
  result: RequestResult
  /** Reports it as a finding of its own. */
  report: () => void
}

/**
 * The refusals of valid bodies of an operation that succeeds without a body. A server that refuses every body has one
 * finding; if it accepts any, each refused value is a finding of its own.
 */
export class RefusedBodies {
  readonly #context: RunContext
  readonly #withoutBody: RequestResult
  readonly #refused: Refusal[] = []
  #isAccepted = false

  constructor(context: RunContext, withoutBody: RequestResult) {
    this.#context = context
    this.#withoutBody = withoutBody
  }

  /** As `checkValidInput`, but keeps the finding until all bodies were sent. */
  check(one: Case, result: RequestResult): boolean {
    const { ledger } = this.#context
    if (result.outcome.kind === 'success') this.#isAccepted = true
    return checkValidInput(this.#context, one, result, (violation) =>
      this.#refused.push({ one, result, report: () => ledger.fail(result.operation, violation) }),
    )
  }

  /** Reports the refusals. `send` sends a request with a body that is valid, and not at a limit. */
  async report(send: (body: unknown) => Promise<RequestResult>): Promise<void> {
    const [first] = this.#refused
    const isOfOneField = new Set(this.#refused.map(({ one }) => one.at)).size < 2
    if (first === undefined || isOfOneField || this.#isAccepted || !(await this.#refusesAll(first, send))) {
      for (const { report } of this.#refused) report()
      return
    }
    const { operation, outcome } = first.result
    this.#context.ledger.fail(operation, {
      check: validInputCheck,
      pointer: 'body',
      rule: `${operation.pointer}/requestBody`,
      proposed: this.#refused.every(({ one }) => one.proposed),
      title: `Every valid body is refused: ${operation.body?.contentType ?? ''}`,
      explanation: `Expected: success, because the document allows a body. Received: ${describeOutcome(outcome)}, whichever of ${String(this.#refused.length)} valid bodies is sent, while the request without a body succeeds. Accept bodies of this type, or correct the document.`,
      evidence: first.result,
      steps: [
        { label: 'without a body', result: this.#withoutBody },
        { label: 'with a body', result: first.result },
      ],
    })
  }

  /** Whether all refusals are alike, also those of bodies that are at no limit. */
  async #refusesAll(first: Refusal, send: (body: unknown) => Promise<RequestResult>): Promise<boolean> {
    const { operation } = first.result
    const isAlike = (result: RequestResult): boolean => isSameRefusal(result, first.result)
    if (!this.#refused.every(({ result }) => isAlike(result))) return false
    const bodies = listPlainBodies(this.#context, operation)
    for (const body of bodies) if (!isAlike(await send(body))) return false
    return bodies.length > 0
  }
}

/** Lists bodies well inside all limits: all fields, and each field alone with the required ones. */
function listPlainBodies(context: RunContext, operation: Operation): Json[] {
  const { body } = operation
  if (body === undefined) return []
  const sample = createSample(context.root, body.schema, context.unique(`plain ${operation.id} body`))
  const full = createFullBody(context, operation, sample, 0)
  if (full === undefined) return []
  const { required } = getShape(context.root, body.schema)
  const bodies = Object.keys(full).map((name) =>
    Object.fromEntries(Object.entries(full).filter(([other]) => other === name || required.includes(other))),
  )
  return [full, ...bodies.filter((one) => context.validate(body.schema, one, 'request').violations.length === 0)]
}

function isSameRefusal({ outcome: one }: RequestResult, { outcome: other }: RequestResult): boolean {
  return one.kind === 'refused' && other.kind === 'refused' && one.status === other.status && one.code === other.code
}
