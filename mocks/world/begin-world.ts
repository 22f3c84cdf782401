import { addPersonas } from './personas.ts'
import type { Scenario } from './scenarios.ts'
import { World } from './world.ts'

/** Makes a world as every one begins: with the personas and what they have done. `now` gives real time in milliseconds. */
export function beginWorld(id: string, now: () => number, scenario?: Scenario): World {
  const world = new World(id, now, scenario)
  addPersonas(world)
  return world
}
