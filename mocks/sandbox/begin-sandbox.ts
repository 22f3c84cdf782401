import { addPersonas } from './personas.ts'
import type { Scenario } from './scenarios.ts'
import { Sandbox } from './sandbox.ts'

/** Creates a sandbox with the personas and their history. `now` returns real time in milliseconds. */
export function beginSandbox(id: string, now: () => number, scenario?: Scenario): Sandbox {
  const sandbox = new Sandbox(id, now, scenario)
  addPersonas(sandbox)
  return sandbox
}
