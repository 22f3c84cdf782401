import { writeFileSync } from 'node:fs'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { runSteps, type Outcome } from './check/run-steps.ts'
import { STEPS, type Step } from './check/steps.ts'

const NAMES = STEPS.map(({ name }) => name)
/** Quoted, because a name may have commas. */
const LIST = NAMES.map((name) => `"${name}"`).join(', ')
const HELP = `Usage: npm run check -- [--only NAME] [--no-unit] [--json FILE]
Static checks and the quick unit tests, without a browser.

  --only NAME  one of: ${LIST}
  --no-unit    leaves out the steps that run unit tests
  --json FILE  also writes the result of each step`

const { steps, json } = readOptions(
  {
    help: HELP,
    options: { only: { type: 'string' }, 'no-unit': { type: 'boolean', default: false }, json: { type: 'string' } },
  },
  (values) => ({ steps: chooseSteps(values.only, values['no-unit']), json: values.json }),
)

const outcomes = await runSteps(steps, (outcome) => {
  if (!outcome.ok) console.log(report(outcome))
})
console.log(table(outcomes))
if (json !== undefined) writeFileSync(json, JSON.stringify(outcomes, null, 2))
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1

/** The steps to run. Throws if there is none. */
function chooseSteps(only: string | undefined, isWithoutUnit: boolean): Step[] {
  if (only !== undefined && !NAMES.includes(only))
    throw new Error(`There is no step "${only}".${didYouMean(only, NAMES)} There are: ${LIST}`)
  const steps = STEPS.filter(
    ({ name, isUnit = false }) => (only === undefined || name === only) && !(isUnit && isWithoutUnit),
  )
  if (steps.length === 0) throw new Error(`--no-unit leaves out the step "${only ?? ''}".`)
  return steps
}

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
