import type { CheckInfo } from '../src/context/check-info.ts'

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

/** Renders the page of a check for docs/checks. `proof` says how a test proves the check. */
export function renderCheckPage(
  { id, title, severity, phase, description, fix, since }: CheckInfo,
  proof: string,
): string {
  return `<!-- Generated from the check by pack/write-check-pages.ts. -->
# ${title} (\`${id}\`)

${description}

| severity | runs | since |
|---|---|---|
| ${severity} | ${WHEN[phase]} | ${since ?? ''} |

## What to do
${fix ?? ''}

A finding shows the request, the response and the curl command that repeats it. To run without this check:
\`tumpak-conformance --skip-check ${id}\`, or \`skipChecks: [${id}]\` in the config.

## Proof
${proof}
`
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
