import type { Handlers } from '../../http/call.ts'

export const responsibleHandlers = {} satisfies Handlers
