import type { Handlers } from '../../http/call.ts'

export const kycHandlers = {} satisfies Handlers
