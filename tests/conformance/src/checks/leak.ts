import type { ResultCheck } from './result-check.ts'

/** Patterns of server internals. */
const TRACES: readonly RegExp[] = [
  /\bat [\w$.<>[\] ]+ \(?[^\s()]+:\d+:\d+\)?/,
  /\bat [\w$.]+\([\w$]+\.(java|kt|scala):\d+\)/,
  /Traceback \(most recent call last\)/,
  /File "[^"]+", line \d+, in /,
  /\b(goroutine \d+ \[|panic: runtime error)/,
  /\b(System|Microsoft)\.[\w.]+Exception\b/,
  /\bnode_modules\//,
  /\b(SQLSTATE|ORA-\d{5}|PG::\w+Error|SequelizeDatabaseError)\b/,
  /#\d+ \S+\.php\(\d+\)/,
]

/** No response reveals server internals: no stack trace, no database error. */
export const checkLeak: ResultCheck = ({ ledger }, result) => {
  const { operation, response } = result
  if (response === null) return
  const found = TRACES.map((trace) => trace.exec(response.body)?.[0]).find((one) => one !== undefined)
  if (found === undefined) return ledger.pass(operation, 'leak')
  ledger.fail(operation, {
    check: 'leak',
    gravity: 'critical',
    rule: operation.pointer,
    proposed: true,
    title: 'The response exposes server internals',
    explanation: `\`${found.slice(0, 80)}\` helps attackers. Write it to the server log, not to the response.`,
    evidence: result,
  })
}
