import type { Handlers } from '../../http/call.ts'
import { sessionHandlers } from './sessions.ts'

export const accountHandlers = { ...sessionHandlers } satisfies Handlers
