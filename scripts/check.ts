// Usage: npm run check -- [--only NAME] [--no-unit] [--json FILE]. Static checks and the quick unit tests, without a browser.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runSteps, type Outcome } from './check/run-steps.ts'
import { STEPS } from './check/steps.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'no-unit': { type: 'boolean', default: false }, json: { type: 'string' } },
})
const steps = STEPS.filter(
  ({ name, isUnit = false }) => (values.only === undefined || name === values.only) && !(isUnit && values['no-unit']),
)
if (steps.length === 0) {
  console.error(`No step "${values.only ?? ''}". There are: ${STEPS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const outcomes = await runSteps(steps, (outcome) => {
  if (!outcome.ok) console.log(report(outcome))
})
console.log(table(outcomes))
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(outcomes, null, 2))
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1

function report({ name, output, fix }: Outcome): string {
  return `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n${output}\n\nTo fix: ${fix}\n`
}

function table(rows: Outcome[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map(
      ({ name, ok, seconds }) => `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(5)} s`,
    )
    .join('\n')
}
