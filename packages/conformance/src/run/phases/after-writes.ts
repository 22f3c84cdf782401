import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isPaged } from '../../cases/list/page-parameters.ts'
import { withoutFilters } from '../../cases/without-filters.ts'
import { runChecks } from '../../checks/run-checks.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { findInput, OperationRun } from '../operation-run.ts'
import { tryToSucceed } from './tries.ts'

/** How many writes to make for one read. */
const MAX_WRITES = 4

/**
 * In a run of a read without its writes, makes the writes that it must show. `prepare` makes the writes that come
 * earlier in a whole run, such as setting a password.
 */
export async function makeShownWrites(pool: SessionPool, read: Operation, prepare: () => Promise<void>): Promise<void> {
  const { context, sessions } = pool
  const { config, ledger } = context
  if (config.only === undefined || !ledger.hasSucceeded(read)) return
  const writes = context.operations.filter(
    (write) =>
      [...write.shows, write.listedIn, write.actsOn].includes(read.id) &&
      !isRead(write) &&
      write.effect !== 'session' &&
      !ledger.judges(write) &&
      getExclusionReason(write, config) === undefined,
  )
  for (const write of writes.slice(0, MAX_WRITES)) {
    // Write twice for a list with an order or pages, because a single item shows neither.
    const times = read.order === undefined && !isPaged(context.root, read) ? 1 : 2
    const make = async (): Promise<boolean> => {
      const run = new OperationRun(pool, write, sessions.main)
      await tryToSucceed(run)
      return !run.isOver
    }
    for (let time = 0; time < times; time += 1) {
      if (await make()) continue
      if (time > 0) break
      await prepare()
      await make()
    }
  }
}

/** Checks a list again after the writes if it was empty before, because an empty list has no order. */
export async function checkListAgain(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const states = context.ledger.coverage.find(({ operationId }) => operationId === operation.id)?.checks
  const isUndecided = (id: string): boolean => states?.[id] === 'not applicable'
  const hasParameters = operation.parameters.some((parameter) => parameter.in === 'query')
  const isDue =
    (operation.order !== undefined && isUndecided('order')) ||
    (isPaged(context.root, operation) && isUndecided('pagination')) ||
    (hasParameters && ['filter', 'range', 'sort'].every(isUndecided))
  if (!isDue || !context.ledger.hasSucceeded(operation)) return
  const used = await findInput(pool, operation, sessions.main)
  if (used === undefined) return
  const run = new OperationRun(pool, operation, sessions.main)
  await run.use(used)
  const input = withoutFilters(operation, used)
  await context.send(operation, input, { jar: run.jar })
  await runChecks('list', { ...run, input, first: undefined })
}
