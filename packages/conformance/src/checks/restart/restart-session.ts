import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'
import type { HalvedCase } from '../phases.ts'

export const restartSessionCheck = defineCheck({
  id: 'restart-session',
  title: 'Sessions after a restart',
  severity: 'major',
  when: 'restart',
  description: 'A session lives on when the server restarts (`restart` in the config).',
  fix: 'Keep sessions in the database or in signed tokens, not in the memory of the process.',
  since: '0.3.0',
  run({ context }) {
    const read = context.operations.find(
      (operation) =>
        isRead(operation) && operation.needsSession && !operation.parameters.some(({ required }) => required),
    )
    return read === undefined ? [] : [createCase(read)]
  },
})

function createCase(operation: HalvedCase['operation']): HalvedCase {
  return {
    operation,
    begin: async ({ context, sessions, inputs }, report) => {
      const player = sessions.main
      const input = await inputs.first(operation, player)
      const jar = await sessions.getJar(player)
      const before = await context.send(operation, input, { jar })
      if (before.outcome.kind !== 'success') {
        report.markInconclusive(`it did not succeed before: ${describeOutcome(before.outcome)}`)
        return undefined
      }
      return async () => {
        const after = await context.send(operation, input, { jar })
        if (!context.isSessionRefusal(after)) return report.pass()
        // The rest of the run needs sessions that live.
        for (const owner of sessions.players) delete owner.jar
        report.fail({
          rule: `${operation.pointer}/security`,
          proposed: true,
          title: 'A restart of the server ends the sessions',
          explanation: `Expected after the restart: success, as before. Received: ${describeOutcome(after.outcome)}. All users are logged out by each deployment.`,
          evidence: after,
          steps: [
            { label: 'before', result: before },
            { label: 'after the restart', result: after },
          ],
        })
      }
    },
  }
}
