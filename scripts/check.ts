// Usage: npm run check -- [--only NAME] [--json FILE]
// Everything that can be held about the repository without running it, in seconds and without a browser.
import { writeFileSync } from 'node:fs'
import { runSteps, type Outcome } from './check/run-steps.ts'
import { STEPS } from './check/steps.ts'
import { readArguments } from './setup/arguments.mjs'

const read = readArguments(process.argv.slice(2), { values: ['only', 'json'] })
const steps = STEPS.filter(({ name }) => read.only === undefined || name === read.only)
if (steps.length === 0) {
  console.error(`No step "${read.only}". There are: ${STEPS.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const outcomes = await runSteps(steps, (outcome) => {
  if (!outcome.ok) console.log(report(outcome))
})
console.log(table(outcomes))
if (read.json !== undefined) writeFileSync(String(read.json), JSON.stringify(outcomes, null, 2))
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1

function report({ name, output, mend }: Outcome): string {
  return `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}\n${output}\n\nTo mend: ${mend}\n`
}

function table(rows: Outcome[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map(
      ({ name, ok, seconds }) => `${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(5)} s`,
    )
    .join('\n')
}
