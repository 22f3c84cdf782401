import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter } from 'node:path'
import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { readOptions } from '@tumpak/contract-kit/read-options.ts'
import { ensureChromium } from './chromium.ts'
import { readEnv } from './env.ts'
import { installMissing } from './needs.ts'
import { inRoot, ROOT } from './root.ts'
import { judged, type Counts } from './test/counts.ts'
import { stopTree } from './test/process-tree.ts'
import { STEPS, type TestStep } from './test/steps.ts'

interface Row extends Counts {
  name: string
  seconds: number
  note: string
}

/** How many failures of a step the result names. */
const SHOWN_FAILURES = 20

const NAMES = STEPS.map(({ name }) => name)
const HELP = `Usage: npm test -- [--full] [--only NAME]
Runs every step even when one fails; the very last line is "N passed, N failed".

  --full       also the slow steps
  --only NAME  one of: ${NAMES.join(', ')}`

const steps = readOptions(
  { help: HELP, options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } },
  (values) => chooseSteps(values.only, values.full),
)

let current: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // More than one may come: the first must not be cut short.
  process.on(signal, () => void stop(current).then(() => process.exit(130)))
}

const rows: Row[] = []
try {
  readEnv()
  for (const sentence of installMissing(steps.flatMap(({ needs = [] }) => needs))) console.log(sentence)
  if (steps.some(({ browser }) => browser)) ensureChromium()
  for (const step of steps) rows.push(await runStep(step))
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  rows.push({ name: 'set-up', passed: 0, failed: 1, skipped: 0, failures: [], seconds: 0, note: 'see above' })
}
printResult()

/** The steps to run. Throws for a name that none has. */
function chooseSteps(only: string | undefined, isFull: boolean): TestStep[] {
  if (only === undefined) return STEPS.filter(({ full }) => isFull || !full)
  const steps = STEPS.filter(({ name }) => name === only)
  if (steps.length > 0) return steps
  throw new Error(`There is no step "${only}".${didYouMean(only, NAMES)} There are: ${NAMES.join(', ')}`)
}

async function runStep({ name, headline, command, env, count, minutes }: TestStep): Promise<Row> {
  console.log(`\n━━ ${headline} ${'━'.repeat(Math.max(0, 76 - headline.length))}\n`)
  const report = inRoot('.cache/test', `${name}.json`)
  mkdirSync(inRoot('.cache/test'), { recursive: true })
  rmSync(report, { force: true })
  const started = performance.now()
  const child = spawn(command.replace('{report}', report), {
    cwd: ROOT,
    shell: true,
    // A group of its own: Ctrl-C in a terminal reaches this process alone, which then ends the step.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...env,
      PATH: `${inRoot('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  })
  current = child
  let isHung = false
  const timer = setTimeout(() => {
    isHung = true
    void stop(child)
  }, minutes * 60_000)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  current = undefined
  const ok = code === 0
  const counts = judged(
    count?.(readReport(report)) ?? { passed: Number(ok), failed: Number(!ok), skipped: 0, failures: [] },
    ok,
  )
  const ended = ok ? '' : `ended with ${code === null ? 'a signal' : `code ${String(code)}`}`
  const note = isHung ? `stopped after ${String(minutes)} minutes` : counts.nothing ? 'ran nothing' : ended
  return { name, ...counts, seconds: (performance.now() - started) / 1000, note }
}

/** Ends a step and all that it started. */
async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid !== undefined && child.exitCode === null) await stopTree(child.pid)
}

/** Undefined if a step wrote no complete report. */
function readReport(path: string): unknown {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

function printResult(): void {
  console.log(`\n━━ Result ${'━'.repeat(70)}\n`)
  for (const { name, passed, failed, skipped, seconds, note } of rows) {
    const cells = [
      name.padEnd(10),
      `${String(passed)} passed`.padStart(12),
      `${String(failed)} failed`.padStart(10),
      `${String(skipped)} skipped`.padStart(10),
      `${seconds.toFixed(0)} s`.padStart(6),
    ]
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${cells.join(' ')}  ${note}`.trimEnd())
  }
  for (const { name, failures } of rows) {
    if (failures.length === 0) continue
    const more = failures.length > SHOWN_FAILURES ? [`and ${String(failures.length - SHOWN_FAILURES)} more`] : []
    console.log([`\n${name}:`, ...failures.slice(0, SHOWN_FAILURES), ...more].join('\n  '))
  }
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0)
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
  console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`)
}
