import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { isRead } from '../../context/risk.ts'
import { findChanges, getSeenResult, readSteps, Watch, type Change } from '../../sessions/watch.ts'
import { defineCheck } from '../define-check.ts'
import { showValue } from '../write/show-value.ts'
import type { HalvedCase } from '../phases.ts'

export const restartDataCheck = defineCheck({
  id: 'restart-data',
  title: 'Data after a restart',
  severity: 'critical',
  when: 'restart',
  description:
    'What a user reads of their own data, such as orders and counts, is the same after a restart of the server (`restart` in the config). Without `x-own` it is every read that needs a session.',
  fix: 'Write the data to the database before the response, not to the memory of the process.',
  since: '0.3.0',
  run({ context }) {
    const reads = listReads(context)
    const [first] = reads
    return first === undefined ? [] : [createCase(first, reads)]
  },
})

/** The reads that need nothing but a session, and have the data of its user. */
function listReads({ operations, ledger }: RunContext): Operation[] {
  const saysOwn = operations.some(({ own }) => own !== undefined)
  return operations.filter(
    (operation) =>
      isRead(operation) &&
      operation.needsSession &&
      (operation.own === true || !saysOwn) &&
      !operation.parameters.some(({ required }) => required) &&
      ledger.hasSucceeded(operation),
  )
}

/** A case of all reads, because a server that forgets has one mistake. */
function createCase(operation: Operation, reads: readonly Operation[]): HalvedCase {
  return {
    operation,
    begin: async (pool, report) => {
      const { context, sessions } = pool
      const watch = await Watch.of(pool, { ...operation, affects: reads.map(({ id }) => id) }, sessions.main)
      const before = await watch.readStable()
      return async () => {
        const first = findChanges(before, await watch.look())
        // What moves by itself is no loss: the same change must be there twice.
        const after = await watch.look()
        const changes = findChanges(before, after).filter((change) => first.some((known) => isSame(known, change)))
        const [change] = changes
        const lost = reads.find(({ id }) => id === change?.read)
        const evidence = getSeenResult(after.get(lost?.id ?? ''))
        if (change === undefined || lost === undefined || evidence === undefined) return report.pass()
        const others = new Set(changes.map(({ read }) => read).filter((read) => read !== lost.id))
        const more = others.size === 0 ? '' : ` Other reads have changed too: ${[...others].join(', ')}.`
        context.ledger.fail(lost, {
          check: restartDataCheck,
          pointer: change.pointer,
          cause: 'restart',
          rule: lost.pointer,
          proposed: true,
          title: 'A restart of the server changes the data',
          explanation: `${lost.id} has another ${change.pointer} than before. Expected: ${showValue(change.before)}. Received: ${showValue(change.after)}.${more} Write data to the database before the response.`,
          evidence,
          steps: [
            ...readSteps('before', before, [lost.id], change.pointer),
            ...readSteps('after the restart', after, [lost.id], change.pointer),
          ],
        })
      }
    },
  }
}

function isSame(one: Change, other: Change): boolean {
  return one.read === other.read && one.pointer === other.pointer && one.after === other.after
}
