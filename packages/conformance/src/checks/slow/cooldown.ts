import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck } from '../define-check.ts'
import type { SlowCase } from '../phases.ts'

export const cooldownCheck = defineCheck({
  id: 'cooldown',
  title: 'Cooldown',
  severity: 'major',
  when: 'slow',
  description: 'An operation is refused for as long as the document says.',
  fix: 'Store the time of the last success and compare it with `x-cooldown`.',
  since: '0.1.0',
  run({ context }) {
    return context.operations.flatMap((operation) => {
      const code = operation.codes.find(
        ({ cause }) => /\b(ago|again|once|soon|often|since)\b/i.test(cause) && getSeconds(cause) > 0,
      )
      return code === undefined ? [] : [createCase(operation, code, getSeconds(code.cause))]
    })
  },
})

const DURATION = /(\d+)\s*(s|sec|second|seconds|min|minute|minutes)\b/i

function createCase(operation: Operation, code: BusinessCode, seconds: number): SlowCase {
  return {
    operation,
    seconds: seconds + 1,
    begin: async ({ context, sessions, candidates }, report) => {
      const players = [...sessions.players]
      const fresh = operation.needsSession ? await sessions.fresh() : undefined
      if (fresh !== undefined) players.unshift(fresh)
      const isEarly = ({ outcome }: RequestResult): boolean => outcome.kind === 'refused' && outcome.code === code.code
      const fail = (result: RequestResult, title: string, expected: string): void =>
        report.fail({
          rule: `${operation.pointer}/x-codes`,
          proposed: true,
          title,
          explanation: `The document says "${code.cause}": ${expected}. Received: ${describeOutcome(result.outcome)}.`,
          evidence: result,
        })
      const later = (send: () => Promise<RequestResult>) => async (): Promise<void> => {
        const result = await send()
        if (result.outcome.kind === 'success') return report.pass()
        const got = describeOutcome(result.outcome)
        if (!isEarly(result)) return report.markInconclusive(`after the wait it got ${got}`)
        fail(result, `The operation is still refused after ${seconds} s`, 'expected is success by then')
      }
      let last: RequestResult | undefined
      let early: (() => Promise<RequestResult>) | undefined
      for (const player of players) {
        for await (const { input } of candidates.of(operation, player)) {
          const send = async (): Promise<RequestResult> =>
            context.send(operation, input, { jar: operation.needsSession ? await sessions.getJar(player) : undefined })
          last = await send()
          if (isEarly(last)) early ??= send
          if (last.outcome.kind !== 'success') continue
          const again = await send()
          if (isEarly(again)) return later(send)
          const expected = `expected is code ${code.code} within ${seconds} s`
          fail(again, 'The operation can be repeated without a pause', expected)
          return undefined
        }
      }
      // An earlier case already called the operation, so expect a refusal now and a success after the wait.
      if (early !== undefined) return later(early)
      const got = last === undefined ? 'nothing to try' : describeOutcome(last.outcome)
      report.markInconclusive(
        `no request succeeded, so none can be repeated: ${got}. Add a player for whom it succeeds (players)`,
      )
      return undefined
    },
  }
}

/** Returns the duration in the cause of a code, in seconds; 0 if there is none. */
function getSeconds(cause: string): number {
  const found = DURATION.exec(cause)
  return found === null ? 0 : Number(found[1]) * (/^m/i.test(found[2] ?? '') ? 60 : 1)
}
