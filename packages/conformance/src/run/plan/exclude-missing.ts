import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getParentPath, isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getExclusionReason } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { allCheck } from '../../checks/whole/all.ts'
import { withWorkers } from '../../context/workers.ts'
import type { Inconclusive } from '../../context/run-report.ts'
import { NOT_IMPLEMENTED, type Implemented } from './implemented.ts'

/** Maximum depth of the search for operations that give others their input. */
const MAX_DEPTH = 6

/**
 * Excludes the operations that the server does not have yet, before anything calls them. Returns the unconfirmed ones:
 * with an id in their path, they may only have refused an unknown id.
 */
export async function excludeMissing(context: RunContext, implemented: Implemented): Promise<Operation[]> {
  const missing = new Set<Operation>()
  const unconfirmed: Operation[] = []
  const planned = context.operations.filter((operation) => getExclusionReason(operation, context.config) === undefined)
  await withWorkers(planned, context.config.workers, async (operation) => {
    const has = await implemented.has(operation)
    if (has === false) missing.add(operation)
    if (has === 'maybe') unconfirmed.push(operation)
  })
  exclude(context, missing)
  return context.documented.filter((operation) => unconfirmed.includes(operation))
}

/** Excludes the unconfirmed operations that respond to every likely id as to an unknown path. */
export async function excludeUnconfirmed(
  pool: SessionPool,
  implemented: Implemented,
  unconfirmed: readonly Operation[],
): Promise<void> {
  const { context, sessions } = pool
  for (const operation of unconfirmed) {
    if (operation.needsSession && sessions.noPlayerReason !== undefined) continue
    if (!(await implemented.hasForSomeId(pool, operation))) exclude(context, [operation])
  }
}

function exclude(context: RunContext, missing: Iterable<Operation>): void {
  const { ledger, config } = context
  const list = [...missing]
  for (const operation of list) ledger.markInconclusive(operation, allCheck, NOT_IMPLEMENTED, config.implemented)
  context.exclude(list)
}

/**
 * Says of checks without a result which missing operations they need. With `implemented` these do not fail the run, so
 * that a server with some operations can pass on those.
 */
export function ignoreMissing(context: RunContext, open: readonly Inconclusive[]): Inconclusive[] {
  if (context.missing.size === 0) return [...open]
  return open.map((entry) => {
    const operation = context.operation(entry.operationId)
    const missing = operation === undefined || entry.byChoice ? [] : findMissing(context, operation)
    if (missing.length === 0) return entry
    const names = missing.map(({ id }) => id).join(', ')
    return {
      ...entry,
      reason: `${entry.reason}. It may need what is not implemented yet: ${names}`,
      byChoice: context.config.implemented,
    }
  })
}

/** The missing operations that give an operation its input, its state or its session. */
function findMissing(context: RunContext, operation: Operation): Operation[] {
  const seen = new Set<Operation>()
  const visit = (current: Operation, depth: number): void => {
    if (seen.has(current) || depth > MAX_DEPTH) return
    seen.add(current)
    for (const needed of listNeeded(context, current)) visit(needed, depth + 1)
  }
  visit(operation, 0)
  return [...seen].filter((candidate) => context.missing.has(candidate))
}

function listNeeded({ documented, config }: RunContext, operation: Operation): Operation[] {
  const { id, path, requires, within, once, shows, affects } = operation
  const places = [...requires, ...within.flatMap(({ minimum, maximum }) => [minimum ?? [], maximum ?? []].flat())]
  const inputs = JSON.stringify(
    Object.entries(config.inputs).filter(([name]) => name.startsWith(`${id}/`) || !name.includes('/')),
  )
  const names = new Set([
    ...places.map(({ read }) => read),
    ...once.flatMap(({ by }) => by.flatMap((place) => place.split('#')[0] ?? [])),
    ...(config.after[id] ?? []),
    ...shows,
    ...affects,
  ])
  const parent = getParentPath(path)
  return documented.filter(
    (candidate) =>
      names.has(candidate.id) ||
      candidate.links.some(({ to }) => to === id) ||
      new RegExp(`\\{${candidate.id}[?#]`).test(inputs) ||
      (path.includes('{') && isSamePath(candidate.path, parent)) ||
      (operation.needsSession && candidate.effect === 'session' && !candidate.needsSession),
  )
}
