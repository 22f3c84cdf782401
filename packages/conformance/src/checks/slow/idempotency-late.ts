import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { isKey } from '../../http/idempotency-key.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { findChanges, Watch } from '../../sessions/watch.ts'
import { defineCheck } from '../define-check.ts'
import type { SlowCase } from '../phases.ts'
import { SILENCE_S } from './session-lasts.ts'

export const idempotencyLateCheck = defineCheck({
  id: 'idempotency-late',
  title: 'Key after a pause',
  severity: 'critical',
  when: 'slow',
  description: 'A repeated request runs once after a pause too.',
  fix: 'Keep keys for at least a day.',
  since: '0.1.0',
  run({ context }) {
    return context.operations.flatMap((operation) => {
      const key = isRead(operation) ? undefined : operation.parameters.find(isKey)
      return key === undefined ? [] : [createCase(operation, key)]
    })
  },
})

function createCase(operation: Operation, key: Parameter): SlowCase {
  return {
    operation,
    seconds: SILENCE_S,
    begin: async (pool, report) => {
      const { context, sessions, candidates } = pool
      let refused: RequestResult | undefined
      for (const player of sessions.players) {
        for await (const { input: plain } of candidates.of(operation, player)) {
          const input = { ...plain, header: { ...plain.header, [key.name]: context.newKey(key) } }
          const jar = await sessions.getJar(player)
          const first = await context.send(operation, input, { jar })
          if (first.outcome.kind !== 'success') {
            refused ??= first
            continue
          }
          const watch = await Watch.of(pool, operation, player, input)
          return async () => {
            const before = await watch.readStable()
            const later = await context.send(operation, input, { jar })
            const isSame =
              later.outcome.kind === 'success' &&
              JSON.stringify(context.data(later)) === JSON.stringify(context.data(first))
            if (isSame && findChanges(before, await watch.look()).length === 0) return report.pass()
            report.fail({
              severity: 'critical',
              pointer: `header/${key.name}`,
              rule: key.schema.pointer,
              proposed: true,
              title: `An idempotency key is forgotten within ${SILENCE_S} s`,
              explanation: `The same key received ${isSame ? 'the same response, but the operation ran again' : describeOutcome(later.outcome)}. Keep keys longer: a phone without network repeats a request much later.`,
              evidence: later,
              steps: [
                { label: 'write', result: first },
                { label: `the same key after ${SILENCE_S} s`, result: later },
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
