import { MobileInput } from '#generated/http/schemas/mobile-input.ts'
import { Otp } from '#generated/http/schemas/otp.ts'
import { PasswordInput, PasswordInputMax, PasswordInputMin } from '#generated/http/schemas/password-input.ts'
import {
  RegisterBody,
  registerBodyInvitationCodeMax,
  registerBodyInvitationCodeMin,
} from '#generated/http/schemas/register-body.ts'
import { UpdateUserBody, updateUserBodyNicknameMax } from '#generated/http/schemas/update-user-body.ts'
import { UsernameInput, UsernameInputMax, UsernameInputMin } from '#generated/http/schemas/username-input.ts'
import type { Problem } from '#src/components/form/problem.ts'
import { normalisePhone } from '#src/lib/phone.ts'

/** The limits as the hints beside the fields say them; read from the document, like the rules below. */
export const LIMITS = {
  username: { min: UsernameInputMin, max: UsernameInputMax },
  password: { min: PasswordInputMin, max: PasswordInputMax },
  invitationCode: { min: registerBodyInvitationCodeMin, max: registerBodyInvitationCodeMax },
  nickname: { min: 1, max: updateUserBodyNicknameMax },
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
function barePassword(typed: string): string {
  return typed.replace(/\s+/gu, '')
}

export function passwordProblem(typed: string): Problem | undefined {
  const password = barePassword(typed)
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

/** The code of a link, or undefined where it cannot be one: nobody is asked about it then. */
export function readInvitationCode(code: string | undefined): string | undefined {
  return code === undefined || invitationProblem(code) ? undefined : code.trim() || undefined
}

export function consentProblem(isGiven: boolean): Problem | undefined {
  return isGiven ? undefined : { key: 'account:problems.consent' }
}

export function otpProblem(typed: string): Problem | undefined {
  if (typed.trim() === '') return REQUIRED
  return Otp.safeParse(typed).success ? undefined : { key: 'account:problems.otp' }
}

/**
 * What nobody sees in a name: control characters, and the marks that turn or hide the text around it. The joiners of
 * emoji and of some scripts stay.
 */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** What shows nothing by itself, though it may stay in a name: joiners, fillers, blanks, accents without a letter. */
const BLANK = /[\p{DI}\p{Cf}\p{Mn}\p{Z}\u2800]/gu

/** A nickname as it goes on the wire: without what nobody sees, so that no name is empty or turns what stands beside it. */
export function bareNickname(typed: string): string {
  return typed.replace(UNSEEN, '').trim().normalize('NFC')
}

export function nicknameProblem(typed: string): Problem | undefined {
  const nickname = bareNickname(typed)
  if (nickname.replace(BLANK, '') === '') return REQUIRED
  if (UpdateUserBody.shape.nickname.safeParse(nickname).success) return undefined
  return { key: 'account:problems.nickname', values: LIMITS.nickname }
}

/** A registration code: an invitation code that must be given. */
export function registrationCodeProblem(typed: string): Problem | undefined {
  return typed.trim() === '' ? REQUIRED : invitationProblem(typed)
}

/** The rule of the second entry of a login password; spaces count as little as they do in the hash. */
export function repeatedPasswordProblem(typed: string, { password }: { password: string }): Problem | undefined {
  return repeatProblem(typed, password, { key: 'errors:passwordsInconsistent' })
}

/** The rule of the second entry of a transaction password (section 5 of the specification). */
export function repeatedTradePasswordProblem(typed: string, { password }: { password: string }): Problem | undefined {
  return repeatProblem(typed, password, { key: 'errors:passwordNotMatch' })
}

function repeatProblem(typed: string, password: string, mismatch: Problem): Problem | undefined {
  if (barePassword(typed) === '') return REQUIRED
  return barePassword(typed) === barePassword(password) ? undefined : mismatch
}
