import type { Handlers } from '../../http/call.ts'

export const inboxHandlers = {} satisfies Handlers
