import type { Handlers } from '../../http/call.ts'

export const appHandlers = {} satisfies Handlers
