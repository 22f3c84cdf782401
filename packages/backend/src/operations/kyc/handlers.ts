import type { Handlers } from '../../http/call.ts'
import { identityHandlers } from './identity.ts'
import { uploadHandlers } from './upload.ts'

export const kycHandlers = { ...identityHandlers, ...uploadHandlers } satisfies Handlers
