import { MobileInput } from '#generated/http/schemas/mobile-input.ts'
import { PasswordInput, PasswordInputMax, PasswordInputMin } from '#generated/http/schemas/password-input.ts'
import {
  RegisterBody,
  registerBodyInvitationCodeMax,
  registerBodyInvitationCodeMin,
} from '#generated/http/schemas/register-body.ts'
import { UsernameInput, UsernameInputMax, UsernameInputMin } from '#generated/http/schemas/username-input.ts'
import type { Problem } from '#src/components/form/problem.ts'
import { normalisePhone } from '#src/lib/phone.ts'

/** The limits as the hints beside the fields say them; read from the document, like the rules below. */
export const LIMITS = {
  username: { min: UsernameInputMin, max: UsernameInputMax },
  password: { min: PasswordInputMin, max: PasswordInputMax },
  invitationCode: { min: registerBodyInvitationCodeMin, max: registerBodyInvitationCodeMax },
} as const

const REQUIRED: Problem = { key: 'errors:required' }

/** A user name as it goes on the wire: what a keyboard's completion adds at the ends is dropped. */
export function bareUsername(typed: string): string {
  return typed.trim()
}

export function usernameProblem(typed: string): Problem | undefined {
  const username = bareUsername(typed)
  if (username === '') return REQUIRED
  if (UsernameInput.safeParse(username).success) return undefined
  return { key: 'errors:alphanumeric', values: LIMITS.username }
}

/** Spaces are no part of a password: hashing strips them, so they do not count here either. */
export function passwordProblem(typed: string): Problem | undefined {
  const password = typed.replace(/\s+/gu, '')
  if (password === '') return REQUIRED
  if (PasswordInput.safeParse(password).success) return undefined
  return { key: 'account:problems.passwordLength', values: LIMITS.password }
}

export function phoneProblem(typed: string): Problem | undefined {
  if (typed.trim() === '') return REQUIRED
  const phone = normalisePhone(typed)
  return MobileInput.safeParse(phone).success ? undefined : { key: 'account:problems.mobile' }
}

/** Optional; where something stands it must be a code. */
export function invitationProblem(typed: string): Problem | undefined {
  const code = typed.trim()
  if (code === '' || RegisterBody.shape.invitationCode.safeParse(code).success) return undefined
  return { key: 'errors:alphanumeric', values: LIMITS.invitationCode }
}

export function consentProblem(isGiven: boolean): Problem | undefined {
  return isGiven ? undefined : { key: 'account:problems.consent' }
}
