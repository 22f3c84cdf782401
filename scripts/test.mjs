// Usage: npm test -- [--full] [--only NAME]
// Sets up what is missing, Chromium included, then runs every step even when one fails.
// The very last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { readArguments } from './setup/arguments.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { findNode } from './setup/node.mjs'
import { ended, environment, onStopSignal, startGroup, stopGroup } from './setup/processes.mjs'
import { inRoot } from './setup/root.mjs'
import { judged } from './test/counts.mjs'
import { STEPS } from './test/steps.mjs'

/** @typedef {import('./test/steps.mjs').TestStep} TestStep */
/** @typedef {{name: string, passed: number, failed: number, skipped: number, seconds: number, note: string}} Row */

/** @type {import('node:child_process').ChildProcess | undefined} */
let current

onStopSignal(() => {
  void (current === undefined ? Promise.resolve() : stopGroup(current)).then(() => process.exit(130))
})

/** @type {Row[]} */
const rows = []
try {
  const read = readArguments(process.argv.slice(2), { values: ['only'], flags: ['full'] })
  const steps = STEPS.filter((step) =>
    read.only === undefined ? read.full === true || step.full !== true : step.name === read.only,
  )
  if (steps.length === 0)
    throw new Error(`No step "${read.only}". There are: ${STEPS.map(({ name }) => name).join(', ')}`)
  ensureDependencies()
  const env = environment(
    findNode(),
    steps.some(({ browser }) => browser === true) ? { TUMPAK_CHROMIUM: ensureChromium() } : {},
  )
  for (const step of steps) rows.push(await runStep(step, env))
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  rows.push({ name: 'set-up', passed: 0, failed: 1, skipped: 0, seconds: 0, note: 'see above' })
}
finish()

/**
 * @param {TestStep} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Row>}
 */
async function runStep(step, env) {
  console.log(`\n━━ ${step.headline} ${'━'.repeat(Math.max(0, 76 - step.headline.length))}\n`)
  if (rows.some(({ name, failed }) => name === step.needs && failed > 0)) {
    console.log(`Not run: it needs the step "${step.needs}".`)
    return {
      name: step.name,
      passed: 0,
      failed: 1,
      skipped: 0,
      seconds: 0,
      note: `not run, since ${step.needs} failed`,
    }
  }
  const report = inRoot('.cache/test', `${step.name}.json`)
  mkdirSync(inRoot('.cache/test'), { recursive: true })
  rmSync(report, { force: true })
  const started = performance.now()
  const args = step.args.map((arg) => arg.replace('{report}', report))
  const child = startGroup(findNode(), args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
  current = child
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    void stopGroup(child)
  }, step.minutes * 60_000)
  const { code, signal } = await ended(child)
  clearTimeout(timer)
  current = undefined
  const ok = code === 0 && signal === null
  const counts = judged(step.count?.(readReport(report)) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, ok)
  const note = hung
    ? `stopped after ${step.minutes} minutes`
    : counts.nothing
      ? 'ran nothing'
      : ok
        ? ''
        : `ended with ${signal ?? `code ${code}`}`
  return { name: step.name, ...counts, seconds: (performance.now() - started) / 1000, note }
}

/**
 * @param {string} path
 * @returns {unknown} undefined where a step has left none, or half of one
 */
function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

function finish() {
  console.log(`\n━━ Result ${'━'.repeat(70)}\n`)
  for (const { name, passed, failed, skipped, seconds, note } of rows) {
    const cells = [
      name.padEnd(10),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(10),
      `${skipped} skipped`.padStart(10),
      `${seconds.toFixed(0)} s`.padStart(6),
    ]
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${cells.join(' ')}  ${note}`.trimEnd())
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) => rows.reduce((total, row) => total + row[key], 0)
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
