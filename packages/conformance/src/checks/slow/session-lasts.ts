import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'
import type { SlowCase } from '../phases.ts'

/** How long a session or a key stays unused. */
export const SILENCE_S = 60

export const sessionLastsCheck = defineCheck({
  id: 'session-lasts',
  title: 'Session lasts',
  severity: 'major',
  when: 'slow',
  description: 'A session lasts for a minute without requests.',
  fix: 'Keep sessions longer: users read a page for more than a minute.',
  since: '0.1.0',
  run({ context }) {
    const operation = context.operations.find(
      (read) => isRead(read) && read.needsSession && !read.parameters.some(({ required }) => required),
    )
    return operation === undefined ? [] : [createCase(operation)]
  },
})

function createCase(operation: Operation): SlowCase {
  return {
    operation,
    seconds: SILENCE_S,
    begin: async ({ context, sessions, inputs }, report) => {
      const player = (await sessions.fresh()) ?? sessions.last
      const input = await inputs.first(operation, player)
      const jar = await sessions.getJar(player)
      const first = await context.send(operation, input, { jar })
      if (first.outcome.kind !== 'success') {
        report.markInconclusive(`it did not succeed before: ${describeOutcome(first.outcome)}`)
        return undefined
      }
      return async () => {
        const later = await context.send(operation, input, { jar })
        if (later.outcome.kind === 'success') return report.pass()
        report.fail({
          severity: 'major',
          rule: `${operation.pointer}/security`,
          proposed: true,
          title: `A session ends after ${SILENCE_S} s without a request`,
          explanation: `Expected: success. Received: ${describeOutcome(later.outcome)}. Keep sessions longer: users read a page for more than a minute.`,
          evidence: later,
          steps: [
            { label: 'before', result: first },
            { label: `after ${SILENCE_S} s`, result: later },
          ],
        })
      }
    },
  }
}
