import { readFileSync } from 'node:fs'
import { findProven, type Proof } from '../lab/proofs/proof.ts'
import type { CheckInfo } from '../src/config/check-info.ts'
import type { RunReport } from '../src/context/run-report.ts'
import { renderExample } from './check-page-example.ts'

/** The folder of the pages. */
export const FOLDER = new URL('../docs/checks/', import.meta.url)

/** When the checks of each phase run. */
const WHEN: { [phase in CheckInfo['phase']]: string } = {
  run: 'for every operation',
  response: 'after every response',
  input: 'for every variant of an input',
  request: 'once per operation',
  session: 'once per operation, with requests that must be refused',
  list: 'once per list',
  access: "once per operation, as another player or with another player's data",
  write: 'once per write',
  afterWrite: 'after a write has succeeded',
  slow: 'only with `--slow`',
  socket: 'on the socket',
  frame: 'on a framed page',
  proxy: 'on the traffic of an app (`--proxy`)',
}

/** Renders the page of a check for docs/checks, with the example from the report of its proof. */
export function renderCheckPage(check: CheckInfo, proof: Proof | undefined, report: RunReport | undefined): string {
  const { id, title, severity, phase, description, fix, since } = check
  const skip = `To run without this check: \`tumpak-conformance --skip-check ${id}\`, or \`skipChecks: [${id}]\` in the config.`
  return `<!-- Generated from the check and its proof by pack/write-check-pages.ts. -->
# ${title} (\`${id}\`)

${description}

| severity | runs | since |
|---|---|---|
| ${severity} | ${WHEN[phase]} | ${since ?? ''} |

## What to do
${fix ?? ''}

A finding shows the request, the response and the curl command that repeats it.${id === 'all' ? '' : `\n${skip}`}
${proof === undefined || report === undefined ? '' : renderProof(check, proof, report)}`
}

function renderProof({ id, alsoReportedBy = [] }: CheckInfo, proof: Proof, report: RunReport): string {
  const { at, shows } = proof
  const finding = findProven(report, id, proof)
  const open = report.inconclusive.find(({ check, operationId }) => check === id && operationId === at)
  const others = alsoReportedBy.map((one) => `[\`${one}\`](${one}.md)`).join(' and ')
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
export function renderCheckIndex(checks: readonly CheckInfo[]): string {
  const rows = checks.map(
    ({ id, severity, phase, description }) => `| [\`${id}\`](${id}.md) | ${severity} | ${phase} | ${description} |`,
  )
  return `<!-- Generated from the checks by pack/write-check-pages.ts. -->
# Checks

| check | severity | phase | what holds if it passes |
|---|---|---|---|
${rows.join('\n')}
`
}
