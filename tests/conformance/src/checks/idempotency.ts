import { isKey } from '../cases/inputs.ts'
import type { Operation } from '../document/operation.ts'
import { describeOutcome } from '../envelope/outcome.ts'
import type { CallInput } from '../http/answer.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { Bench } from '../run/bench.ts'
import { changesBetween, type Watch } from '../run/watch.ts'

const CHECK = 'idempotency'

/** The same key twice is one intent: the same answer, and nothing done again. */
export async function checkIdempotency(
  bench: Bench,
  operation: Operation,
  input: CallInput,
  jar: CookieJar | undefined,
  watch: Watch,
): Promise<void> {
  const { ledger } = bench
  const parameter = operation.parameters.find(isKey)
  if (parameter === undefined) return ledger.notApplicable(operation, CHECK)
  const random = bench.random(`${operation.id} key`)
  const key = `conformance-${Date.now().toString(36)}-${random.below(1e9)}`
  const keyed = { ...input, header: { ...input.header, [parameter.name]: key } }
  const first = await bench.call(operation, keyed, { jar })
  if (first.outcome.kind !== 'success') {
    return ledger.leaveOpen(
      operation,
      CHECK,
      `no first success to repeat: ${describeOutcome(first.outcome)}. Name a player who can make it more than once (players)`,
    )
  }
  const before = await watch.still()
  const second = await bench.call(operation, keyed, { jar })
  const changes = changesBetween(before, await watch.look())
  const isSame =
    second.outcome.kind === 'success' && JSON.stringify(bench.data(second)) === JSON.stringify(bench.data(first))
  if (isSame && changes.length === 0) return ledger.pass(operation, CHECK)
  ledger.fail(operation, {
    check: CHECK,
    gravity: 'critical',
    pointer: `header/${parameter.name}`,
    rule: parameter.schema.pointer,
    proposed: parameter.schema.proposed,
    title: isSame ? 'A repeated key does the work again' : 'A repeated key gets another answer',
    explanation:
      'A phone repeats a call when it has lost the answer. Keep the first answer by its key, and give it again.',
    answer: second,
  })
}
