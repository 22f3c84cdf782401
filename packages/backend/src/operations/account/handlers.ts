import type { Handlers } from '../../http/call.ts'
import { badgeHandlers } from './badges.ts'
import { passwordHandlers } from './passwords.ts'
import { phoneHandlers } from './otp.ts'
import { profileHandlers } from './profile.ts'
import { registrationHandlers } from './registration.ts'
import { sessionHandlers } from './sessions.ts'

export const accountHandlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...phoneHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...badgeHandlers,
} satisfies Handlers
