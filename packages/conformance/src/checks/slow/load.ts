import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'

/** How many concurrent requests to send. */
const CONCURRENCY = 30

export const loadCheck = defineCheck({
  id: 'load',
  title: 'Concurrent requests',
  severity: 'major',
  when: 'slow',
  description: 'Many concurrent requests all get a response in time.',
  fix: 'Raise the limit of connections to the database, and shorten transactions.',
  since: '0.1.0',
  alsoReportedBy: ['status'],
  run({ context: { operations } }) {
    return operations.filter(isRead).map((operation) => ({
      operation,
      seconds: 0,
      begin: async ({ context, sessions, inputs }, report) => {
        if (!context.ledger.hasSucceeded(operation)) return undefined
        const player = sessions.main
        const input = await inputs.first(operation, player)
        const jar = operation.needsSession ? await sessions.getJar(player) : undefined
        const results = await Promise.all(
          Array.from({ length: CONCURRENCY }, () => context.send(operation, input, { jar })),
        )
        const bad = results.find(({ response }) => response === null || response.status >= 500)
        if (bad === undefined) report.pass()
        else
          report.fail({
            rule: operation.pointer,
            proposed: true,
            title: `Some of ${CONCURRENCY} concurrent requests fail`,
            explanation: `One received ${describeOutcome(bad.outcome)}. Check for an exhausted connection pool or a lock.`,
            evidence: bad,
          })
        return undefined
      },
    }))
  },
})
