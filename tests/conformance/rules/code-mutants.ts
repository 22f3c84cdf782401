import type { Json } from '@tumpak/contract-kit/json.ts'
import type { BusinessCode, Operation } from '@tumpak/contract-kit/operation.ts'
import { part, follow } from '@tumpak/contract-kit/schema-node.ts'
import { activateFault, type PlantedFault } from './plant.ts'
import {
  createMutant,
  isSuccess,
  Overlap,
  parseEnvelope,
  type RuleFault,
  type RuleMutant,
  type Stage,
} from './rule-mutant.ts'

/** Which operations evaluated each planted condition, and at which it refused, in a healthy run. */
export interface Visits {
  seen: ReadonlySet<string>
  refused: ReadonlySet<string>
}

/** The key of a visit: the operation, and the place of the condition. */
export function getVisitKey(operationId: string, site: string): string {
  return `${operationId} ${site}`
}

/**
 * Returns the mutants that accept what a documented code refuses: the wrong conditions planted at the places where the
 * mock refuses this operation, or else the success of the document's example in place of the refusal.
 */
export function listCodeMutants(
  root: Json,
  operation: Operation,
  planted: readonly PlantedFault[],
  visits: Visits,
): RuleMutant[] {
  return operation.codes.flatMap((code) => {
    const rule = getRule(operation, code)
    const make = (kind: string, place: string, begin: RuleMutant['begin']): RuleMutant =>
      createMutant(operation, { kind, rule, place: code.name + place, begin })
    const own = planted.filter((one) => one.code === code.name)
    const mutants = own.flatMap((fault) => {
      const key = getVisitKey(operation.id, fault.site)
      const isOfLimit = fault.name.startsWith('limit moved')
      if (!(isOfLimit ? visits.seen : visits.refused).has(key)) return []
      const place = ` (${fault.id})`
      const always = make(isOfLimit ? 'limit moved' : 'accepted', place, (stage) =>
        plant(operation, fault, stage, false),
      )
      if (rule !== 'x-once' || isOfLimit) return [always]
      return [always, make('accepted at once', place, (stage) => plant(operation, fault, stage, true))]
    })
    const example = readSuccessExample(root, operation)
    // Beyond a limit the mock's ledger throws, which shows at once; another server's does not.
    if ((mutants.length > 0 && rule !== 'x-within') || example === undefined) return mutants
    return [...mutants, make('success pretended', '', (stage) => pretend(operation, code, example, stage))]
  })
}

/** The most specific rule of the document that demands a code. */
function getRule(operation: Operation, { name, field, refusesUnknown }: BusinessCode): string {
  if (operation.requires.some(({ code }) => code === name)) return 'x-requires'
  if (operation.once.some(({ code }) => code === name)) return 'x-once'
  if (operation.within.some((one) => one.field === field)) return 'x-within'
  return refusesUnknown === true ? 'x-refuses' : 'x-codes'
}

/** Activates a planted fault while the operation runs; `atOnce` while two of its requests run. */
function plant(operation: Operation, fault: PlantedFault, { onReached }: Stage, atOnce: boolean): RuleFault {
  const overlap = new Overlap()
  activateFault({ ...fault, isOn: () => (atOnce ? overlap.isOverlapping : overlap.isRunning), onReached })
  return ({ operation: { id: running }, request, next }) =>
    running === operation.id ? overlap.during(() => next(request)) : undefined
}

function pretend(operation: Operation, { code }: BusinessCode, example: unknown, { onReached }: Stage): RuleFault {
  return ({ operation: { id }, request, next }) =>
    id === operation.id
      ? next(request).then((response) => {
          if (isSuccess(response) || parseEnvelope(response)['code'] !== code) return response
          onReached()
          return { ...response, body: JSON.stringify(example) }
        })
      : undefined
}

function readSuccessExample(root: Json, operation: Operation): unknown {
  const steps = ['responses', '200', 'content', 'application/json', 'examples', 'success']
  return steps.reduce((node, step) => part(root, node, step), follow(root, { $ref: `#${operation.pointer}` }, ''))
    .value['value']
}
