import type { Handlers } from '../../http/call.ts'

export const gamesHandlers = {} satisfies Handlers
