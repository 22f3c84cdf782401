import type { MoneyDefinition, MoneyTypes } from '../definition.ts'
import { MoneyRequest, type MoneyRequestDeps } from '../money-request.ts'

/** Money requests of a definition that the test answers, without a query cache. */
export function openRequests<Types extends MoneyTypes>(
  definition: MoneyDefinition<Types>,
  deps: Pick<MoneyRequestDeps<Types>, 'intents' | 'newKey' | 'serverNow'>,
): MoneyRequest<Types> {
  return new MoneyRequest(definition, { ...deps, write: (send) => send(), readFirst: (read) => read() })
}
