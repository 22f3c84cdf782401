import { readFileSync } from 'node:fs'
import { findProven, type Proof } from '../lab/proofs/proof.ts'
import type { Check } from '../src/checks/define-check.ts'
import type { PhaseName } from '../src/checks/phases.ts'
import type { CheckInfo } from '../src/config/check-info.ts'
import type { RunReport } from '../src/context/run-report.ts'
import { renderExample } from './check-page-example.ts'

/** The folder of the pages. */
export const FOLDER = new URL('../docs/checks/', import.meta.url)

/** When the checks of each phase run. */
const WHEN: { [phase in PhaseName]: string } = {
  obstacle: 'for an operation that cannot be tested',
  success: 'after a try to succeed',
  response: 'after every response',
  beforeWrites: 'before the first write',
  session: 'once per operation, with requests that must be refused',
  foreignOrigin: 'after a request with a foreign `Origin`',
  open: 'once per operation without a session',
  variant: 'for every variant of an input',
  refused: 'after refused requests of a write',
  request: 'once per operation',
  random: 'with `--fuzz`',
  list: 'once per list',
  lateList: 'once per list, after the writes',
  access: "once per operation, as another player or with another player's data",
  tried: 'after each try of a write',
  effect: 'once per write, with what its reads show',
  limits: 'after the first success of a write',
  afterWrite: 'after the first success of a write',
  readBack: 'after what a write made is read',
  listed: 'after the lists of a creation are read',
  write: 'once per write',
  stored: 'after each body that is read back',
  text: 'after special and long texts were sent',
  key: 'once per idempotency key',
  foreignKey: 'after a request with a key of another player or operation',
  keyPair: 'after two requests with one key at the same time',
  pair: 'after two requests at the same time',
  twice: 'after a request that may succeed once',
  rules: 'once per operation, late',
  afterWrites: 'once per read, after the writes',
  lasting: 'near the end of the run, as accounts of which nothing else is tried',
  end: 'at the end of the run',
  slow: 'only with `--slow`',
  restart: 'around a restart of the server (`restart` in the config)',
  connected: 'after each try to connect to the socket',
  pinged: 'after pings on the socket',
  triggered: 'after the trigger of an event',
  ownMessage: 'when a message differs twice from the read of its player',
  redelivered: 'after a reconnect without acknowledgements',
  acknowledged: 'after a reconnect with acknowledgements',
  usedCorrectly: 'after correct messages on the socket',
  hostileMessages: 'once on the socket, with wrong frames',
  visitor: 'after a try to connect without a session',
  foreignPage: 'after a try to connect from another origin',
  otherPlayer: 'after a try to connect as another player',
  endedSession: 'after the session of a connection has ended',
  idleConnection: 'once on the socket, with `--slow`',
  message: 'after every message of the socket',
  disconnected: 'after a connection has ended',
  frameAddress: 'before a framed page is opened',
  frameVisit: 'after a framed page was opened',
  frameStep: 'after each step on a framed page',
  frameShown: 'after the visit of a framed page',
  appRequest: 'after every request of an app (`--proxy`)',
  unknownRequest: 'after an undocumented request of an app (`--proxy`)',
  appMessage: 'after every message of an app (`--proxy`)',
  appDisconnected: 'after the connection of an app was closed (`--proxy`)',
}

/** Renders the page of a check for docs/checks, with the example from the report of its proof. */
export function renderCheckPage(check: Check, proof: Proof | undefined, report: RunReport | undefined): string {
  const { id, title, severity, when, description, fix, since } = check
  const times = [when].flat().map((phase) => WHEN[phase])
  const skip = `To run without this check: \`tumpak-conformance --skip-check ${id}\`, or \`skipChecks: [${id}]\` in the config.`
  return `<!-- Generated from the check and its proof by pack/write-check-pages.ts. -->
# ${title} (\`${id}\`)

${description}

| severity | runs | since |
|---|---|---|
| ${severity} | ${[...new Set(times)].join('; ')} | ${since ?? ''} |

## What to do
${fix ?? ''}

A finding shows the request, the response and the curl command that repeats it.${id === 'all' ? '' : `\n${skip}`}
${proof === undefined || report === undefined ? '' : renderProof(check, proof, report)}`
}

function renderProof({ id, alsoReportedBy = [] }: CheckInfo, proof: Proof, report: RunReport): string {
  const { at, shows } = proof
  const finding = findProven(report, id, proof)
  const open = report.inconclusive.find(({ check, operationId }) => check === id && operationId === at)
  const others = alsoReportedBy.map((other) => `[\`${other}\`](${other}.md)`).join(' and ')
  const verb = alsoReportedBy.length === 1 ? 'reports' : 'report'
  const also = alsoReportedBy.length === 0 ? 'No other check reports this fault.' : `${others} ${verb} this fault too.`
  return finding === undefined
    ? `
## Example
In the tests \`${at}\` has this fault: ${shows} The report says: not judged, ${open?.reason ?? ''}.
`
    : `
## Example
In the tests \`${at}\` has this fault: ${shows}

${renderExample(finding)}

${also}
`
}

/** Reads the page of a check; '' if there is none. */
export function readCheckPage(id: string): string {
  try {
    return readFileSync(new URL(`${id}.md`, FOLDER), 'utf8')
  } catch {
    return ''
  }
}

/** Renders the table of all checks. */
export function renderCheckIndex(checks: readonly Check[]): string {
  const rows = checks.map(
    ({ id, severity, when, description }) =>
      `| [\`${id}\`](${id}.md) | ${severity} | ${[when].flat().join(', ')} | ${description} |`,
  )
  return `<!-- Generated from the checks by pack/write-check-pages.ts. -->
# Checks

| check | severity | phases | what holds if it passes |
|---|---|---|---|
${rows.join('\n')}
`
}
