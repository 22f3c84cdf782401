import { isJson } from '../document/json.ts'
import { describeOutcome } from '../envelope/outcome.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { Base, SessionPool } from '../run/judge-read.ts'
import { isRead, whyLeftOut } from '../run/risk.ts'
import { followLink, withLinked } from './link-data.ts'

const CHECK = 'link'

/** Follows the links of a success to reads: they must succeed, fit the document, and show the values passed to them. */
export async function followResponseLinks({ context, inputs, sessions }: SessionPool, base: Base): Promise<void> {
  const { operation, outcome } = base.result
  if (outcome.kind !== 'success') return
  for (const link of operation.links) {
    const target = context.operation(link.to)
    const linked = followLink(link, base.result)
    if (target === undefined || !isRead(target) || whyLeftOut(target, context.config) !== undefined) continue
    const values = Object.values(linked?.parameters ?? {})
    if (linked === undefined || values.length === 0) continue
    const input = withLinked(target, await inputs.first(target, base.used.player), linked)
    const jar = target.needsSession ? await sessions.jarOf(base.used.player) : new CookieJar()
    const result = await context.send(target, input, { jar })
    const data = JSON.stringify(context.data(result) ?? null)
    const isThere = result.outcome.kind === 'success' && values.every((value) => data.includes(JSON.stringify(value)))
    if (isThere) {
      context.ledger.pass(operation, CHECK)
      continue
    }
    context.ledger.fail(operation, {
      check: CHECK,
      gravity: 'critical',
      pointer: link.name,
      rule: link.pointer,
      title: `${target.id} does not find what this operation created`,
      explanation: `The document links the two (${link.name}), so the created item must be readable there. The response of ${target.id} was ${describeOutcome(result.outcome)}${isJson(context.data(result)) ? ' without it' : ''}.`,
      evidence: result,
    })
  }
}
