import type { Operation } from '../document/operation.ts'
import type { CallInput } from '../http/answer.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { Bench } from '../run/bench.ts'

const FOREIGN = 'https://elsewhere.example'

/** A call that changes something is refused to a page of another origin, whose browser sends the cookie along. */
export async function checkOrigin(
  bench: Bench,
  operation: Operation,
  input: CallInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = bench
  if (jar?.header === undefined || operation.method === 'GET') return ledger.notApplicable(operation, 'origin')
  const answer = await bench.call(operation, input, { jar, headers: { origin: FOREIGN } })
  if (answer.outcome.kind !== 'success') return ledger.pass(operation, 'origin')
  ledger.fail(operation, {
    check: 'origin',
    gravity: 'major',
    rule: operation.pointer,
    proposed: true,
    title: 'A page of another origin may make this call',
    explanation: `With \`Origin: ${FOREIGN}\` it went through. Refuse requests whose Origin is not the app's (HTTP 403).`,
    answer,
  })
}
