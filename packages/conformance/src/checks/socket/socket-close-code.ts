import { defineCheck } from '../define-check.ts'

/** Protocol codes that a client sees whatever the server sends. */
const PROTOCOL_CODES = new Set([1000, 1005, 1006])
/** A page that is left closes with 1001, and the server repeats it. */
const APP_CODES = new Set([...PROTOCOL_CODES, 1001])

export const socketCloseCodeCheck = defineCheck({
  id: 'socket-close-code',
  title: 'Close codes',
  severity: 'minor',
  when: ['disconnected', 'appDisconnected'],
  description: 'Connections are closed with documented codes.',
  fix: 'Close with a documented code, or document the new one.',
  since: '0.1.0',
  run(input) {
    const { report, context } = input
    const { closeCodes, clientCodes, pointer } = context.contract
    const rule = `${pointer}/x-close-codes`
    const failUndocumented = (code: number): void =>
      report.fail({
        rule,
        proposed: true,
        pointer: `/${String(code)}`,
        title: `The server closes with the undocumented code ${String(code)}`,
        explanation:
          'The app decides by the code whether to reconnect, and reconnects after an unknown one. Use a documented code.',
        evidence: input.phase === 'appDisconnected' ? input.evidence : input.connection,
      })
    if (input.phase === 'appDisconnected') {
      if (!APP_CODES.has(input.code) && !closeCodes.has(input.code)) failUndocumented(input.code)
      return
    }
    const { ending, isClosedHere } = input.connection
    if (ending?.kind !== 'closed' || closeCodes.size === 0) return
    if (clientCodes.has(ending.code) && !isClosedHere)
      return report.fail({
        rule,
        proposed: true,
        pointer: `/${String(ending.code)}`,
        title: `The server closes with ${String(ending.code)}, a code of the client`,
        explanation: 'The document says that only a client sends this code. Use the code of the real reason.',
        evidence: input.connection,
      })
    if (PROTOCOL_CODES.has(ending.code)) return
    if (closeCodes.has(ending.code)) return report.pass()
    failUndocumented(ending.code)
  },
})
