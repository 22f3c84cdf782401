import { availableParallelism } from 'node:os'
import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inRoot, ROOT } from '../root.ts'
import type { Step } from './steps.ts'

/** The result of a step; `output` is everything it printed. */
export type Outcome = { name: string; ok: boolean; seconds: number; output: string; fix: string }

/** A step that takes longer hangs. */
const LIMIT_MS = 300_000

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

/** Runs one step. A command that cannot start, or hangs, fails. */
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
      timeout: LIMIT_MS,
    })
    const finish = (ok: boolean) => {
      settle({
        name: step.name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: output.trim(),
        fix: step.fix,
      })
    }
    child.stdout.on('data', (part: Buffer) => (output += part.toString()))
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', (error) => {
      output += error.message
      finish(false)
    })
    child.once('close', (code, signal) => {
      if (signal !== null) output += `\nended by ${signal} after ${Math.round((performance.now() - started) / 1000)} s`
      finish(code === 0)
    })
  })
}
