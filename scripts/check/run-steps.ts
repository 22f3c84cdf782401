import { availableParallelism } from 'node:os'
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inRoot, ROOT } from '../root.ts'
import type { Step } from './steps.ts'

/** The result of a step; `output` is everything it printed. */
export type Outcome = { name: string; ok: boolean; seconds: number; output: string; fix: string }

/** How often a long step says that it still runs: it may hang, or the machine is busy. */
const NOTE_INTERVAL_MS = 300_000

/** A shell reports a command that signal 9 ended as 137. */
const SIGNAL_CODES = 128

/** Runs steps in parallel, one per core, slow ones first. Calls `done` for each; returns the outcomes in table order. */
export async function runSteps(steps: Step[], done: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  const waiting = steps.toSorted((a, b) => Number(b.slow ?? false) - Number(a.slow ?? false))
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const outcome = await runStep(step)
      outcomes.set(step.name, outcome)
      done(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return steps.flatMap(({ name }) => outcomes.get(name) ?? [])
}

/** Runs one step, however long it takes. A command that cannot start fails. */
export function runStep(step: Step): Promise<Outcome> {
  const started = performance.now()
  return new Promise((settle) => {
    let output = ''
    const child = spawn(step.command, {
      cwd: ROOT,
      shell: true,
      env: {
        ...process.env,
        PATH: `${inRoot('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const getSeconds = () => (performance.now() - started) / 1000
    const note = setInterval(
      () => console.error(`${step.name}: still running after ${getSeconds().toFixed(0)} s`),
      NOTE_INTERVAL_MS,
    )
    const finish = (ok: boolean, fix = step.fix) => {
      clearInterval(note)
      settle({ name: step.name, ok, seconds: getSeconds(), output: output.trim(), fix })
    }
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', (error) => {
      output += error.message
      finish(false)
    })
    child.once('close', (code, signal) => {
      const end = signal ?? (code !== null && code > SIGNAL_CODES ? `signal ${String(code - SIGNAL_CODES)}` : undefined)
      if (end === undefined) return finish(code === 0)
      output = `${output.trim()}\nended by ${end} after ${getSeconds().toFixed(0)} s, before it had a result`
      finish(false, `npm run check -- --only "${step.name}"; it was ended from outside, maybe for want of memory`)
    })
  })
}
