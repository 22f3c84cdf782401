import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Player } from '../../config/player.ts'
import type { RunContext } from '../../context/run-context.ts'
import { readPlaces, type PlaceSnapshot } from '../../sessions/place-snapshot.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { CheckReport } from '../check-report.ts'
import { listDocumentRules, listPlaces, type DocumentRule } from './compiled-rules.ts'
import { noteVerdict, reportBroken } from './rule-verdicts.ts'

/** The rules of the document that are reported of a read: those that name it first. */
export function listOwnRules(context: RunContext, { id }: Operation): DocumentRule[] {
  return listDocumentRules(context).filter((rule) => listPlaces([rule])[0]?.read === id)
}

/**
 * Judges rules of the document by one snapshot. What breaks one is judged again by a snapshot of its own.
 *
 * @param getReport gives the report of the read that a rule is reported of
 */
export async function judgeDocumentRules(
  pool: SessionPool,
  player: Player,
  isChosen: (rule: DocumentRule) => boolean,
  getReport: (read: Operation) => CheckReport,
): Promise<void> {
  const { context } = pool
  const hasAll = (rule: DocumentRule): boolean =>
    listPlaces([rule]).every(({ read }) => context.operation(read) !== undefined)
  const rules = listDocumentRules(context).filter((rule) => isChosen(rule) && hasAll(rule))
  if (rules.length === 0) return
  const shared = await readPlaces(pool, player, listPlaces(rules))
  for (const rule of rules) {
    const owner = context.operation(listPlaces([rule])[0]?.read ?? '')
    if (owner === undefined) continue
    const report = getReport(owner)
    const first = judge(rule, shared)
    if ('isHeld' in first && first.isHeld) {
      noteVerdict(context, rule, true)
      report.pass()
      continue
    }
    const own = await readPlaces(pool, player, listPlaces([rule]))
    const verdict = judge(rule, own)
    if ('problem' in verdict) noteVerdict(context, rule, verdict.problem)
    else if (verdict.isHeld) noteVerdict(context, rule, 'the places changed while they were read')
    else {
      noteVerdict(context, rule, true)
      reportBroken(report, rule, { results: 'results' in own ? own.results : [], values: { places: verdict.values } })
    }
  }
}

function judge(
  { expression, let: places }: DocumentRule,
  snapshot: PlaceSnapshot | { problem: string },
): { isHeld: boolean; values: { [name: string]: unknown } } | { problem: string } {
  if ('problem' in snapshot) return snapshot
  const read = snapshot.getValues(places)
  if ('problem' in read) return read
  const evaluation = expression.evaluate({ places: read.values })
  return 'problem' in evaluation ? evaluation : { isHeld: evaluation.value, values: read.values }
}
