import { addPersonas } from './personas.ts'
import type { Scenario } from './scenarios.ts'
import { World } from './world.ts'

/** Creates a sandbox with the personas and their history. `now` returns real time in milliseconds. */
export function beginWorld(id: string, now: () => number, scenario?: Scenario): World {
  const world = new World(id, now, scenario)
  addPersonas(world)
  return world
}
