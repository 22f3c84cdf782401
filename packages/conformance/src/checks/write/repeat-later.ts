import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import { isRead } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { isKey } from '../../http/idempotency-key.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { findChanges, Watch } from '../../sessions/watch.ts'
import type { HalvedCase } from '../phases.ts'

/** A write with an idempotency key, and its key. */
export interface KeyedWrite {
  operation: Operation
  key: Parameter
}

/** Lists the writes with an idempotency key. */
export function listKeyedWrites({ operations }: RunContext): KeyedWrite[] {
  return operations.flatMap((operation) => {
    const key = isRead(operation) ? undefined : operation.parameters.find(isKey)
    return key === undefined ? [] : [{ operation, key }]
  })
}

/** Sends a write, and later, in the second half, the same request with its key: it must not run again. */
export function repeatLater({ operation, key }: KeyedWrite, words: { title: string; later: string }): HalvedCase {
  return {
    operation,
    begin: async (pool, report) => {
      const { context, sessions, candidates } = pool
      let refused: RequestResult | undefined
      for (const player of sessions.players) {
        for await (const { input: plain } of candidates.of(operation, player)) {
          const input = { ...plain, header: { ...plain.header, [key.name]: context.newKey(key) } }
          const first = await context.send(operation, input, { jar: await sessions.getJar(player) })
          if (first.outcome.kind !== 'success') {
            refused ??= first
            continue
          }
          const watch = await Watch.of(pool, operation, player, input)
          return async () => {
            const before = await watch.readStable()
            const later = await context.send(operation, input, { jar: await sessions.getJar(player) })
            const isSame =
              later.outcome.kind === 'success' &&
              JSON.stringify(context.data(later)) === JSON.stringify(context.data(first))
            if (isSame && findChanges(before, await watch.look()).length === 0) return report.pass()
            report.fail({
              pointer: `header/${key.name}`,
              rule: key.schema.pointer,
              proposed: true,
              title: words.title,
              explanation: `The same key received ${describeLater(later, isSame)}. Keep keys longer: a phone without network repeats a request much later.`,
              evidence: later,
              steps: [
                { label: 'write', result: first },
                { label: words.later, result: later },
              ],
            })
          }
        }
      }
      report.markInconclusive(
        `no request succeeded, so none can be repeated: ${refused === undefined ? 'there is nothing to try' : describeOutcome(refused.outcome)}. Add a player for whom it succeeds (players)`,
      )
      return undefined
    },
  }
}

function describeLater({ outcome }: RequestResult, isSame: boolean): string {
  if (isSame) return 'the same response, but the operation ran again'
  return outcome.kind === 'success' ? 'another response: the operation ran again' : describeOutcome(outcome)
}
