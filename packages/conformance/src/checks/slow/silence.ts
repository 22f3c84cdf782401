import { isKey } from '../../http/idempotency-key.ts'
import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import { isRead } from '../../context/risk.ts'
import { findChanges, Watch } from '../../sessions/watch.ts'
import { defineCheck, type SlowCase } from '../define-check.ts'

/** How long a session or a key stays unused. */
export const SILENCE_S = 60

export const sessionLastsCheck = defineCheck({
  id: 'session-lasts',
  title: 'Session lasts',
  severity: 'major',
  phase: 'slow',
  description: 'A session lasts for a minute without requests.',
  fix: 'Keep sessions longer: users read a page for more than a minute.',
  since: '0.1.0',
  run: ({ context }) => sessionCases(context),
})

export const idempotencyLateCheck = defineCheck({
  id: 'idempotency-late',
  title: 'Key after a pause',
  severity: 'critical',
  phase: 'slow',
  description: 'A repeated request runs once after a pause too.',
  fix: 'Keep keys for at least a day.',
  since: '0.1.0',
  run: ({ context }) => lateKeyCases(context),
})

/** Checks that a session is still valid after an idle minute. */
export function sessionCases({ operations }: RunContext): SlowCase[] {
  const operation = operations.find(
    (one) => isRead(one) && one.needsSession && !one.parameters.some((each) => each.required),
  )
  return operation === undefined ? [] : [sessionCase(operation)]
}

function sessionCase(operation: Operation): SlowCase {
  const check = sessionLastsCheck
  return {
    operation,
    check,
    seconds: SILENCE_S,
    begin: async ({ context, sessions, inputs }) => {
      const { ledger } = context
      const player = (await sessions.fresh()) ?? sessions.last
      const input = await inputs.first(operation, player)
      const jar = await sessions.getJar(player)
      const first = await context.send(operation, input, { jar })
      if (first.outcome.kind !== 'success') {
        ledger.markInconclusive(operation, check, `it did not succeed before: ${describeOutcome(first.outcome)}`)
        return undefined
      }
      return async () => {
        const later = await context.send(operation, input, { jar })
        if (later.outcome.kind === 'success') return ledger.pass(operation, check)
        ledger.fail(operation, {
          check,
          severity: 'major',
          rule: `${operation.pointer}/security`,
          proposed: true,
          title: `A session ends after ${SILENCE_S} s without a request`,
          explanation: `Expected: success. Received: ${describeOutcome(later.outcome)}. Keep sessions longer: users read a page for more than a minute.`,
          evidence: later,
          steps: [
            { label: 'before', result: first },
            { label: `after ${SILENCE_S} s`, result: later },
          ],
        })
      }
    },
  }
}

/** Checks that a key that is repeated after a minute still belongs to the same request. */
export function lateKeyCases({ operations }: RunContext): SlowCase[] {
  return operations
    .filter((one) => !isRead(one))
    .flatMap((one) => {
      const key = one.parameters.find(isKey)
      return key === undefined ? [] : [lateKeyCase(one, key)]
    })
}

function lateKeyCase(operation: Operation, key: Parameter): SlowCase {
  const check = idempotencyLateCheck
  return {
    operation,
    check,
    seconds: SILENCE_S,
    begin: async ({ context, sessions, inputs, candidates }) => {
      const { ledger } = context
      let refused: RequestResult | undefined
      for (const player of sessions.players) {
        for await (const { input: plain } of candidates.of(operation, player)) {
          const input = { ...plain, header: { ...plain.header, [key.name]: context.newKey(key) } }
          const jar = await sessions.getJar(player)
          const first = await context.send(operation, input, { jar })
          if (first.outcome.kind !== 'success') {
            refused ??= first
            continue
          }
          const watch = await Watch.of(context, sessions, inputs, operation, player, input)
          return async () => {
            const before = await watch.readStable()
            const later = await context.send(operation, input, { jar })
            const isSame =
              later.outcome.kind === 'success' &&
              JSON.stringify(context.data(later)) === JSON.stringify(context.data(first))
            if (isSame && findChanges(before, await watch.look()).length === 0) return ledger.pass(operation, check)
            ledger.fail(operation, {
              check,
              severity: 'critical',
              pointer: `header/${key.name}`,
              rule: key.schema.pointer,
              proposed: true,
              title: `An idempotency key is forgotten within ${SILENCE_S} s`,
              explanation: `The same key received ${isSame ? 'the same response, but the operation ran again' : describeOutcome(later.outcome)}. Keep keys longer: a phone without network repeats a request much later.`,
              evidence: later,
              steps: [
                { label: 'write', result: first },
                { label: `the same key after ${SILENCE_S} s`, result: later },
              ],
            })
          }
        }
      }
      ledger.markInconclusive(
        operation,
        check,
        `no request succeeded, so none can be repeated: ${refused === undefined ? 'there is nothing to try' : describeOutcome(refused.outcome)}. Add a player for whom it succeeds (players)`,
      )
      return undefined
    },
  }
}
