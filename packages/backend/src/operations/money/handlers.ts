import type { Handlers } from '../../http/call.ts'

export const moneyHandlers = {} satisfies Handlers
