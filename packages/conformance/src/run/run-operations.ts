import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { runChecks, tryCheck, tryOperation } from '../checks/run-checks.ts'
import { isDeletion } from '../checks/write/effect.ts'
import { freshCheck } from '../checks/write/fresh.ts'
import { needsOnlyConnection } from '../config/credentials.ts'
import { getExclusionReason, isRead } from '../context/risk.ts'
import { withWorkers } from '../context/workers.ts'
import { isMeantToFail } from '../http/read-result.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import { OperationRun } from './operation-run.ts'
import { checkListAgain, makeShownWrites } from './phases/after-writes.ts'
import { NOT_IMPLEMENTED, type Implemented } from './plan/implemented.ts'
import { planRun, type Plan } from './plan/plan.ts'
import { getUnjudgedReason } from './plan/unjudged.ts'
import { runOperation } from './run-operation.ts'

/** Runs the operations of a run, in the order of its plan. */
export class OperationsRun {
  readonly #pool: SessionPool
  readonly #implemented: Implemented
  readonly #onDone: (operation: Operation) => void | Promise<void>
  readonly #plan: Plan
  #others: Promise<void> | undefined

  /** `onDone` is called after each operation. */
  constructor(pool: SessionPool, implemented: Implemented, onDone: (operation: Operation) => void | Promise<void>) {
    const { root, operations, ledger } = pool.context
    this.#pool = pool
    this.#implemented = implemented
    this.#onDone = onDone
    this.#plan = planRun(root, operations, (operation) => ledger.plans(operation))
  }

  /** Runs the reads, then the writes one after the other, because those of one player would affect each other. */
  async runFirst(): Promise<void> {
    const { context } = this.#pool
    const { reads, writes, last } = this.#plan
    await withWorkers(reads, context.config.workers, (read) => this.#run(read))
    await this.#each([...writes, ...last], (operation) =>
      runChecks('beforeWrites', { context, operation, pool: this.#pool }),
    )
    await withWorkers(writes, 1, (write) => this.#run(write))
    await this.#each([...reads, ...writes], (operation) => this.#runAfterWrites(operation))
  }

  /** Runs the operations that replace passwords or end sessions. */
  async runLast(): Promise<void> {
    const { context } = this.#pool
    await withWorkers(this.#plan.last, 1, (operation) => this.#run(operation))
    // In the document a limit comes before a break: what moves the clock runs last.
    await this.#each(context.operations.filter(isLasting).toReversed(), (operation) => this.#runLasting(operation))
    for (const operation of context.operations) await runChecks('end', { context, operation })
  }

  async #runLasting(operation: Operation): Promise<void> {
    const { context, sessions } = this.#pool
    const isJudged = context.ledger.plans(operation) && sessions.noPlayerReason === undefined
    if (isJudged && getExclusionReason(operation, context.config) === undefined)
      await runChecks('lasting', { context, operation, pool: this.#pool })
  }

  #each(operations: readonly Operation[], work: (operation: Operation) => Promise<unknown>): Promise<void> {
    const { context } = this.#pool
    return withWorkers(operations, 1, (operation) =>
      tryOperation(context, operation, async () => void (await work(operation))),
    )
  }

  async #run(operation: Operation): Promise<void> {
    const { context } = this.#pool
    const obstacle = this.#findObstacle(operation)
    if (obstacle !== undefined) await runChecks('obstacle', { context, operation, ...obstacle })
    else
      await tryOperation(context, operation, () =>
        isMeantToFail(operation) ? this.#runFailing(operation) : this.#runOne(operation),
      )
    await this.#onDone(operation)
  }

  /** Why an operation cannot be tested. */
  #findObstacle(operation: Operation): { reason: string; byChoice: boolean } | undefined {
    const { context, sessions } = this.#pool
    const { config, root } = context
    const exclusion = getExclusionReason(operation, config)
    if (exclusion !== undefined) return { reason: exclusion, byChoice: true }
    const unjudged = getUnjudgedReason(context, sessions, operation)
    if (unjudged !== undefined) return { reason: unjudged, byChoice: false }
    const { noPlayerReason } = sessions
    if (!operation.needsSession || noPlayerReason === undefined || needsOnlyConnection(root, config, operation))
      return undefined
    return { reason: noPlayerReason, byChoice: false }
  }

  async #runOne(operation: Operation): Promise<void> {
    const { context } = this.#pool
    await tryOperation(context, operation, () => runOperation(this.#pool, operation))
    if (context.config.only === undefined || context.ledger.hasSucceeded(operation)) return
    // In a whole run other writes come first, such as one that sets a password.
    await this.#runOthers()
    await runOperation(this.#pool, operation)
  }

  /** Checks an operation for which the document has no success, such as one that is gone: it gets one request. */
  async #runFailing(operation: Operation): Promise<void> {
    const { context, sessions, inputs } = this.#pool
    const { ledger, config } = context
    const run = new OperationRun(this.#pool, operation, sessions.main)
    const input = await inputs.first(operation, sessions.main)
    const result = await context.send(operation, input, { jar: await run.getJar(sessions.main) })
    const about = { context, operation, pool: this.#pool }
    if (result.outcome.kind === 'success') {
      ledger.succeed(operation)
      await runChecks('success', { ...about, verdict: 'accepted' })
    } else if (await this.#implemented.isUnknownPath(operation))
      await runChecks('obstacle', { context, operation, reason: NOT_IMPLEMENTED, byChoice: config.implemented })
    else await runChecks('success', { ...about, verdict: 'undocumented', result })
  }

  async #runAfterWrites(operation: Operation): Promise<void> {
    const pool = this.#pool
    const { context } = pool
    const { ledger, config } = context
    const about = { context, operation, pool }
    if (getExclusionReason(operation, config) !== undefined) return
    if (isRead(operation)) {
      await runChecks('afterWrites', about)
      await tryCheck(ledger, operation, freshCheck, () => makeShownWrites(pool, operation, () => this.#runOthers()))
      await checkListAgain(pool, operation)
      await runChecks('lateList', about)
    }
    if (operation.isLasting === true) return
    if (ledger.hasSucceeded(operation) && !isDeletion(operation)) await runChecks('rules', about)
  }

  /** Calls each write of other runs until it succeeds, for each player, in the order of a whole run. */
  #runOthers(): Promise<void> {
    this.#others ??= (async () => {
      const { context, sessions, candidates } = this.#pool
      const { writes } = planRun(context.root, context.operations, (operation) => !context.ledger.plans(operation))
      for (const write of writes) for (const player of sessions.players) await candidates.capture(write, player)
    })()
    return this.#others
  }
}

function isLasting(operation: Operation): boolean {
  return operation.isLasting === true
}
