import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'
import type { SlowCase } from '../phases.ts'

const LARGE = 16 * 1_048_576

export const oversizedCheck = defineCheck({
  id: 'oversized',
  title: 'Oversized body',
  severity: 'minor',
  when: 'slow',
  description: 'A body of many megabytes is refused.',
  fix: 'Limit the size of bodies before parsing them (HTTP 413).',
  since: '0.1.0',
  run({ context }) {
    const write = context.operations.find(
      (operation) => !isRead(operation) && /json/i.test(operation.body?.contentType ?? ''),
    )
    return write === undefined ? [] : [createCase(write)]
  },
})

function createCase(operation: Operation): SlowCase {
  return {
    operation,
    seconds: 0,
    begin: async ({ context, sessions, inputs }, report) => {
      const player = sessions.main
      const input = await inputs.first(operation, player)
      const jar = operation.needsSession ? await sessions.getJar(player) : undefined
      const padded = { ...(isJson(input.body) ? input.body : {}), padding: 'x'.repeat(LARGE) }
      const contentType = operation.body?.contentType ?? 'application/json'
      const large = await context.send(operation, input, { jar, raw: { contentType, body: JSON.stringify(padded) } })
      const after = await context.send(operation, input, { jar })
      const isDown = after.response === null
      if (!isDown && large.failure !== 'timeout' && large.outcome.kind !== 'success') {
        report.pass()
        return undefined
      }
      report.fail({
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
