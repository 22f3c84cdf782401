import type { Handlers } from '../../http/call.ts'
import { limitHandlers } from './limits.ts'
import { pauseHandlers } from './pauses.ts'
import { sessionHandlers } from './play.ts'
import { statementHandlers } from './statement.ts'

export const responsibleHandlers = {
  ...limitHandlers,
  ...pauseHandlers,
  ...sessionHandlers,
  ...statementHandlers,
} satisfies Handlers
