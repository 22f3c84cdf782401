import { defineCheck } from '../define-check.ts'
import { stepsAround } from './around.ts'
import { describeMissingEffect, findReadToBlame } from './missing-effect.ts'

export const freshCheck = defineCheck({
  id: 'fresh',
  title: 'Freshness',
  severity: 'critical',
  when: 'effect',
  description: 'A read shows the writes that it must show, not an earlier state.',
  fix: 'Clear the cache with the write, or do not cache this read.',
  since: '0.1.0',
  alsoReportedBy: ['created'],
  run(input) {
    const { context, operation: write, result, around, freshReads, staleReads } = input
    const { ledger } = context
    const [violation, blamed] = [describeMissingEffect(input), findReadToBlame(input)]
    if (violation !== undefined && blamed !== undefined) ledger.fail(blamed, { ...violation, check: freshCheck })
    for (const id of new Set([...write.shows, ...staleReads])) {
      const read = context.operation(id)
      if (read === undefined) continue
      // Count a case for the read, so that a shard with only the write reports it.
      if (freshReads.includes(id) || staleReads.includes(id)) ledger.countCase(read)
      if (freshReads.includes(id)) ledger.pass(read, freshCheck)
      if (freshReads.includes(id) || !staleReads.includes(id)) continue
      // In a run without the read, the write gets the finding.
      const isOfRead = ledger.judges(read)
      ledger.fail(isOfRead ? read : write, {
        check: freshCheck,
        pointer: isOfRead ? '' : id,
        rule: write.shows.includes(id) && write.isInferred !== true ? `${write.pointer}/x-shows` : write.pointer,
        title: `${isOfRead ? 'The response' : `The response of ${id}`} does not show what ${write.id} has done`,
        explanation: `${write.id} succeeded and had an effect elsewhere, but ${id} is as before. ${SHOWN[write.isInferred === true || !write.shows.includes(id) ? 'byPath' : 'bySaying']} Check for a cache or a replica that lags behind.`,
        evidence: result,
        steps: stepsAround(result, around, [id]),
      })
    }
  },
})

const SHOWN = {
  byPath: 'The same read shows it at an address with another query.',
  bySaying: 'The document says that it shows the write at once (x-shows).',
}
