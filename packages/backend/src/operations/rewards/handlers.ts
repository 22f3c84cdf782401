import type { Handlers } from '../../http/call.ts'

export const rewardsHandlers = {} satisfies Handlers
