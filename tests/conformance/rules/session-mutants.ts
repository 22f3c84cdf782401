import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { Overlap, type RuleFault, type RuleMutant, type Stage } from './rule-mutant.ts'

/** Returns the mutants of `x-ends`: the session lives on, or only its socket does. */
export function listSessionMutants(operation: Operation): RuleMutant[] {
  const { ends, id } = operation
  if (ends === undefined) return []
  return [
    {
      id: `session kept: ${id}`,
      kind: 'session kept',
      rule: 'x-ends',
      only: [id],
      begin: (stage) => disableWhileRunning(operation, stage, 'sessions', 'end'),
    },
    {
      id: `socket kept: ${id}`,
      kind: 'socket kept',
      rule: 'x-ends',
      only: ['socket'],
      begin: (stage) => disableWhileRunning(operation, stage, 'hub', 'close'),
    },
  ]
}

/** Makes a method of the sandbox do nothing while an operation runs. */
function disableWhileRunning(
  operation: Operation,
  { sandbox, onReached }: Stage,
  part: 'sessions' | 'hub',
  method: 'end' | 'close',
): RuleFault {
  const overlap = new Overlap()
  const owner = sandbox[part] as unknown as { [name: string]: (...given: unknown[]) => void }
  const right = owner[method]?.bind(owner)
  owner[method] = (...given) => {
    if (!overlap.isRunning) return right?.(...given)
    onReached()
  }
  return ({ operation: { id }, request, next }) =>
    id === operation.id ? overlap.during(() => next(request)) : undefined
}
