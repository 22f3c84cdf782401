import { isJson } from '../document/json.ts'
import { describeOutcome } from '../envelope/outcome.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { Base, Stage } from '../run/judge-call.ts'
import { isRead, whyLeftOut } from '../run/risk.ts'
import { followLink, withLinked } from './link-data.ts'

const CHECK = 'link'

/** Follows the links of a success to reads: they must succeed, fit the document, and show the values passed to them. */
export async function followResponseLinks({ bench, inputs, sessions }: Stage, base: Base): Promise<void> {
  const { operation, outcome } = base.answer
  if (outcome.kind !== 'success') return
  for (const link of operation.links) {
    const target = bench.operation(link.to)
    const linked = followLink(link, base.answer)
    if (target === undefined || !isRead(target) || whyLeftOut(target, bench.config) !== undefined) continue
    const values = Object.values(linked?.parameters ?? {})
    if (linked === undefined || values.length === 0) continue
    const input = withLinked(target, await inputs.first(target, base.used.player), linked)
    const jar = target.needsSession ? await sessions.jarOf(base.used.player) : new CookieJar()
    const answer = await bench.call(target, input, { jar })
    const data = JSON.stringify(bench.data(answer) ?? null)
    const isThere = answer.outcome.kind === 'success' && values.every((value) => data.includes(JSON.stringify(value)))
    if (isThere) {
      bench.ledger.pass(operation, CHECK)
      continue
    }
    bench.ledger.fail(operation, {
      check: CHECK,
      gravity: 'critical',
      pointer: link.name,
      rule: link.pointer,
      title: `What this call made is not found by ${target.id}`,
      explanation: `The document links them (${link.name}). ${target.id} answered ${describeOutcome(answer.outcome)}${isJson(bench.data(answer)) ? ' without it' : ''}.`,
      answer,
    })
  }
}
