import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { breakCondition, findRefusals } from './find-refusals.ts'

/** A wrong condition in the mock, planted beside the right one and chosen by its id. */
export interface PlantedFault {
  id: string
  /** The file and the condition. */
  site: string
  code: string
  /** What is wrong: `accepted`, an alternative that is left out, or a limit that is moved. */
  name: string
}

/** Chooses the fault that is active, and for how long. `onReached` is called when it changes a decision. */
export interface ActiveFault extends PlantedFault {
  isOn: () => boolean
  onReached: () => void
}

const MOCKS = new URL('../../../mocks/', import.meta.url).href
const faults = new Map<string, PlantedFault>()
let active: ActiveFault | undefined
let listen: ((site: string, isRefused: boolean) => void) | undefined

/** The faults of the modules that were loaded so far. */
export function listPlantedFaults(): PlantedFault[] {
  return [...faults.values()]
}

/** Activates one fault, or none. */
export function activateFault(fault: ActiveFault | undefined): void {
  active = fault
}

/** Tells of each condition that is evaluated. */
export function listenToDecisions(listener: typeof listen): void {
  listen = listener
}

/** Evaluates a condition, or the wrong one that is active. */
function decide(site: string, right: () => unknown, wrong: { [name: string]: () => unknown }): unknown {
  const is = right()
  listen?.(site, Boolean(is))
  if (active?.site !== site || !active.isOn()) return is
  const was = wrong[active.name]?.()
  if (Boolean(was) !== Boolean(is)) active.onReached()
  return was
}

/**
 * Plants a choice of wrong conditions at every refusal of the mock's modules that are imported after this call.
 * @param codes the names of the document's codes
 */
export function plantFaults(codes: ReadonlySet<string>): void {
  Object.assign(globalThis, { decideByFault: decide })
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith(MOCKS) || !url.endsWith('.ts') || url.endsWith('.test.ts')) return nextLoad(url, context)
      const source = plantInto(url.slice(MOCKS.length), readFileSync(fileURLToPath(url), 'utf8'), codes)
      return { format: 'module-typescript', shortCircuit: true, source }
    },
  })
}

/** Returns the source with all its refusals switchable. */
function plantInto(file: string, source: string, codes: ReadonlySet<string>): string {
  let planted = source
  for (const { code, start, end, condition } of findRefusals(source, codes).toReversed()) {
    const site = `${file}: ${condition.replaceAll(/\s+/g, ' ').trim()}`
    const broken = breakCondition(condition)
    if (broken.length === 0) continue
    for (const { name } of broken) faults.set(`${site}, ${name}`, { id: `${site}, ${name}`, site, code, name })
    const wrong = broken.map((one) => `${JSON.stringify(one.name)}: () => ${one.condition}`).join(', ')
    const call = `globalThis.decideByFault(${JSON.stringify(site)}, () => ${condition}, { ${wrong} })`
    planted = `${planted.slice(0, start)}${call}${planted.slice(end)}`
  }
  return planted
}
