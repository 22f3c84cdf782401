import type { ResultCheck } from './result-check.ts'

/** The maximum duration of an operation, in milliseconds (the app's timeout). */
const LONGEST_MS = 10_000

/** A response arrives within 10 s. */
export const checkTime: ResultCheck = ({ ledger, config }, result) => {
  const { operation, response, failure } = result
  // A huge body may be cut off; that is checked where it is sent.
  if (failure === 'connection' && (result.request.body?.length ?? 0) > 65_536) return
  if (response !== null && response.milliseconds <= LONGEST_MS) return ledger.pass(operation, 'time')
  if (failure === 'tooLarge') {
    return ledger.fail(operation, {
      check: 'time',
      gravity: 'critical',
      rule: operation.pointer,
      title: 'The answer is larger than 16 MB',
      explanation: 'No phone can read it within 10 s. Answer with pages.',
      evidence: result,
    })
  }
  const isSlow = response !== null || failure === 'timeout'
  ledger.fail(operation, {
    check: 'time',
    gravity: isSlow ? 'major' : 'critical',
    rule: operation.pointer,
    title: isSlow
      ? `The answer takes more than ${config.timeoutMs < LONGEST_MS ? config.timeoutMs / 1000 : 10} s`
      : 'The server breaks the connection instead of answering',
    explanation: isSlow
      ? `${config.timeoutMs < LONGEST_MS ? 'The run waits no longer (timeoutMs). ' : ''}The app gives up after 10 s and shows a time-out. Answer sooner, or do the work after the answer.`
      : 'Every request gets an answer, bad ones too. Look for a crash in the server log.',
    evidence: result,
  })
}
