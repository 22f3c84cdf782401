import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getParentPath, isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getExclusionReason } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { allCheck } from '../../context/whole-checks.ts'
import { withWorkers } from '../../context/workers.ts'
import type { Inconclusive } from '../../context/run-report.ts'
import { NOT_IMPLEMENTED, type Implemented } from './implemented.ts'

/** How far the operations are followed that give others their input. */
const MAX_DEPTH = 6

/**
 * Takes the operations out of the run that the server does not have yet, before anything calls them. Returns those with
 * an id in their path that may only have refused an unknown one.
 */
export async function leaveOutUnbuilt(context: RunContext, implemented: Implemented): Promise<Operation[]> {
  const unbuilt = new Set<Operation>()
  const doubtful: Operation[] = []
  const asked = context.documented.filter((one) => getExclusionReason(one, context.config) === undefined)
  await withWorkers(asked, context.config.workers, async (operation) => {
    const has = await implemented.has(operation)
    if (has === false) unbuilt.add(operation)
    if (has === 'maybe') doubtful.push(operation)
  })
  leaveOut(context, unbuilt)
  return context.documented.filter((one) => doubtful.includes(one))
}

/** Takes out the doubtful operations that respond to every likely id as to an unknown path. */
export async function leaveOutDoubtful(
  pool: SessionPool,
  implemented: Implemented,
  doubtful: readonly Operation[],
): Promise<void> {
  const { context, sessions } = pool
  for (const operation of doubtful) {
    if (operation.needsSession && sessions.noPlayerReason !== undefined) continue
    if (!(await implemented.hasForSomeId(pool, operation))) leaveOut(context, [operation])
  }
}

function leaveOut(context: RunContext, unbuilt: Iterable<Operation>): void {
  const { ledger, config } = context
  const list = [...unbuilt]
  for (const one of list) ledger.markInconclusive(one, allCheck, NOT_IMPLEMENTED, config.implemented)
  context.leaveOut(list)
}

/**
 * Says of checks without a result which missing operations they need. With `implemented` these do not fail the run, so
 * that a server with some operations can pass on those.
 */
export function excuseUnbuilt(context: RunContext, open: readonly Inconclusive[]): Inconclusive[] {
  if (context.unbuilt.size === 0) return [...open]
  return open.map((one) => {
    const operation = context.operation(one.operationId)
    const missing = operation === undefined || one.byChoice ? [] : findMissing(context, operation)
    if (missing.length === 0) return one
    const names = missing.map(({ id }) => id).join(', ')
    return {
      ...one,
      reason: `${one.reason}. It may need what is not implemented yet: ${names}`,
      byChoice: context.config.implemented,
    }
  })
}

/** The missing operations that give an operation its input, its state or its session. */
function findMissing(context: RunContext, operation: Operation): Operation[] {
  const seen = new Set<Operation>()
  const visit = (one: Operation, depth: number): void => {
    if (seen.has(one) || depth > MAX_DEPTH) return
    seen.add(one)
    for (const needed of listNeeded(context, one)) visit(needed, depth + 1)
  }
  visit(operation, 0)
  return [...seen].filter((one) => context.unbuilt.has(one))
}

function listNeeded({ documented, config }: RunContext, operation: Operation): Operation[] {
  const { id, path, requires, within, once, shows, affects } = operation
  const places = [...requires, ...within.flatMap(({ minimum, maximum }) => [minimum ?? [], maximum ?? []].flat())]
  const inputs = JSON.stringify(
    Object.entries(config.inputs).filter(([name]) => name.startsWith(`${id}/`) || !name.includes('/')),
  )
  const names = new Set([
    ...places.map(({ read }) => read),
    ...once.flatMap(({ by }) => by.flatMap((one) => one.split('#')[0] ?? [])),
    ...(config.after[id] ?? []),
    ...shows,
    ...affects,
  ])
  const parent = getParentPath(path)
  return documented.filter(
    (one) =>
      names.has(one.id) ||
      one.links.some(({ to }) => to === id) ||
      new RegExp(`\\{${one.id}[?#]`).test(inputs) ||
      (path.includes('{') && isSamePath(one.path, parent)) ||
      (operation.needsSession && one.effect === 'session' && !one.needsSession),
  )
}
