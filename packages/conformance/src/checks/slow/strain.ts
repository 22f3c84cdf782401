import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RunContext } from '../../context/run-context.ts'
import { isRead } from '../../context/risk.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { defineCheck, type SlowCase } from '../define-check.ts'

export const loadCheck = defineCheck({
  id: 'load',
  title: 'Concurrent requests',
  severity: 'major',
  phase: 'slow',
  description: 'Many concurrent requests all get a response in time.',
  fix: 'Raise the limit of connections to the database, and shorten transactions.',
  since: '0.1.0',
  alsoReportedBy: ['status'],
  run: ({ context }) => loadCases(context),
})

export const oversizedCheck = defineCheck({
  id: 'oversized',
  title: 'Oversized body',
  severity: 'minor',
  phase: 'slow',
  description: 'A body of many megabytes is refused.',
  fix: 'Limit the size of bodies before parsing them (HTTP 413).',
  since: '0.1.0',
  run: ({ context }) => largeBodyCases(context),
})

/** How many concurrent requests to send. */
const CONCURRENCY = 30
const LARGE = 16 * 1_048_576

/** Checks that a read responds in time to many concurrent requests. */
export function loadCases({ operations }: RunContext): SlowCase[] {
  return operations.filter(isRead).map((operation) => ({
    operation,
    check: loadCheck,
    seconds: 0,
    begin: async ({ context, sessions, inputs }) => {
      const { ledger } = context
      if (!ledger.hasSucceeded(operation)) return undefined
      const player = sessions.main
      const input = await inputs.first(operation, player)
      const jar = operation.needsSession ? await sessions.getJar(player) : undefined
      const results = await Promise.all(
        Array.from({ length: CONCURRENCY }, () => context.send(operation, input, { jar })),
      )
      const bad = results.find(({ response }) => response === null || response.status >= 500)
      if (bad === undefined) ledger.pass(operation, loadCheck)
      else
        ledger.fail(operation, {
          check: loadCheck,
          rule: operation.pointer,
          proposed: true,
          title: `Some of ${CONCURRENCY} concurrent requests fail`,
          explanation: `One received ${describeOutcome(bad.outcome)}. Check for an exhausted connection pool or a lock.`,
          evidence: bad,
        })
      return undefined
    },
  }))
}

/** Checks that a body far too large is refused or cut off, and that the server keeps responding. */
export function largeBodyCases({ operations }: RunContext): SlowCase[] {
  const written = operations.filter(
    (one) => !isRead(one) && one.body !== undefined && /json/i.test(one.body.contentType),
  )
  return written.slice(0, 1).map(largeBodyCase)
}

function largeBodyCase(operation: Operation): SlowCase {
  return {
    operation,
    check: oversizedCheck,
    seconds: 0,
    begin: async ({ context, sessions, inputs }) => {
      const { ledger } = context
      const player = sessions.main
      const input = await inputs.first(operation, player)
      const jar = operation.needsSession ? await sessions.getJar(player) : undefined
      const padded = { ...(isJson(input.body) ? input.body : {}), padding: 'x'.repeat(LARGE) }
      const contentType = operation.body?.contentType ?? 'application/json'
      const large = await context.send(operation, input, { jar, raw: { contentType, body: JSON.stringify(padded) } })
      const after = await context.send(operation, input, { jar })
      const isDown = after.response === null
      if (!isDown && large.failure !== 'timeout' && large.outcome.kind !== 'success') {
        ledger.pass(operation, oversizedCheck)
        return undefined
      }
      ledger.fail(operation, {
        check: oversizedCheck,
        severity: isDown ? 'critical' : 'minor',
        rule: `${operation.pointer}/requestBody`,
        proposed: true,
        title: isDown ? 'A body of 16 MB crashes the server' : 'A body of 16 MB is accepted, or gets no response',
        explanation: `Received: ${describeOutcome(large.outcome)}. Refuse it as soon as its length is known (HTTP 413).`,
        evidence: isDown ? after : large,
        steps: [
          { label: 'large body', result: large },
          { label: 'usual body after it', result: after },
        ],
      })
      return undefined
    },
  }
}
