import { readSteps, type Snapshot } from '../../sessions/watch.ts'
import { defineCheck } from '../define-check.ts'

export const concurrentCheck = defineCheck({
  id: 'concurrent',
  title: 'Concurrent writes',
  severity: 'critical',
  when: 'pair',
  description: 'Two different writes at the same time both count: each success changes the sums as one alone does.',
  fix: 'Change sums in the database (`balance = balance - ?`) or lock the row; do not write back a sum that was read before.',
  since: '0.3.0',
  alsoReportedBy: ['sum'],
  run({ operation, before, between, after, pair, report }) {
    if (pair.length === 0)
      return report.markInconclusive(
        'no account could send three requests that succeed. Add one with enough for them (players)',
      )
    const count = pair.filter(({ outcome }) => outcome.kind === 'success').length
    const getNumber = (snapshot: Snapshot, read: string, pointer: string): number =>
      Number(snapshot.get(read)?.get(pointer) ?? Number.NaN)
    for (const { read, pointer } of operation.showsAt) {
      const [was, is, end] = [before, between, after].map((snapshot) => getNumber(snapshot, read, pointer))
      const single = Number(is) - Number(was)
      const both = Number(end) - Number(is)
      if (Number.isNaN(single) || Number.isNaN(both) || single === 0) continue
      if (Math.abs(both - count * single) < TOLERANCE) {
        report.pass()
        continue
      }
      const [, evidence = pair[0]] = pair
      if (evidence === undefined) return
      report.fail({
        cause: `${read}${pointer}`,
        rule: `${operation.pointer}/x-shows`,
        proposed: true,
        title: `Of two concurrent requests one is lost in ${pointer.slice(1).replaceAll('/', '.')} of ${read}`,
        explanation: `One success alone changes it by ${round(single)}. ${String(count)} of two requests at the same time succeeded, and it changed by ${round(both)} instead of ${round(count * single)}.`,
        evidence,
        steps: [
          ...readSteps('read before', between, [read], pointer),
          ...pair.map((result) => ({ label: 'at the same time', result })),
          ...readSteps('read after', after, [read], pointer),
        ],
      })
    }
  },
})

/** Half a hundredth, so that sums of decimals compare. */
const TOLERANCE = 0.005

function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
