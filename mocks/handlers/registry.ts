import { playerHandlers } from './account/player.ts'
import { sessionHandlers } from './account/sessions.ts'
import { appHandlers } from './app/app.ts'
import { catalogueHandlers } from './games/catalogue.ts'
import { playHandlers } from './games/play.ts'
import type { Handler, Handlers, OperationId } from './handler.ts'
import { letterHandlers } from './inbox/letters.ts'
import { rechargeHandlers } from './money/recharges.ts'

/** Every call that the mock answers from memory. */
const handlers: Handlers = {
  ...sessionHandlers,
  ...playerHandlers,
  ...appHandlers,
  ...catalogueHandlers,
  ...playHandlers,
  ...rechargeHandlers,
  ...letterHandlers,
}

/** The handler of a call, if the mock answers it from memory. */
export function findHandler(operationId: string): Handler<OperationId> | undefined {
  // A handler takes exactly its own call; only the pipeline, which goes by operationId, may pair the two.
  return (handlers as Record<string, unknown>)[operationId] as Handler<OperationId> | undefined
}
