// Usage: node tests/contract/conformance/style-mutants.ts [--seed N] [--style NAME]
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { STYLES } from '../../conformance/lab/styles/styles.ts'
import { runStyleMutants } from '../../conformance/mutants/run-styles.ts'

/** The share of mutants that must be caught. */
const LEAST = 0.99

const { values } = parseArgs({ options: { seed: { type: 'string' }, style: { type: 'string' } } })
const commit =
  values.seed ?? String(Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD']).toString(), 16))
const seed = Number(commit)
let [made, caught] = [0, 0]
for (const style of STYLES.filter(({ name }) => values.style === undefined || name === values.style)) {
  const run = await runStyleMutants(style, seed)
  made += run.made
  caught += run.caught
  console.log(`${style.name}, seed ${String(seed)}: ${String(run.caught)} of ${String(run.made)} caught`)
  for (const id of run.missed) console.log(`  missed ${id}`)
  for (const id of run.notReached) console.log(`  not reached ${id}`)
}
process.exitCode = caught / made >= LEAST ? 0 : 1
