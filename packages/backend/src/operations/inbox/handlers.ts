import type { Handlers } from '../../http/call.ts'
import { letterHandlers } from './letters.ts'

export const inboxHandlers = { ...letterHandlers } satisfies Handlers
