import * as z from 'zod/mini'
import { MobileInput } from '#generated/http/schemas/mobile-input.ts'
import { Otp } from '#generated/http/schemas/otp.ts'
import { PasswordInput, PasswordInputMax, PasswordInputMin } from '#generated/http/schemas/password-input.ts'
import {
  registrationRuleBodyInvitationCodeMax,
  registrationRuleBodyInvitationCodeMin,
} from '#generated/http/schemas/registration-rule-body.ts'
import { UpdateUserBody, updateUserBodyNicknameMax } from '#generated/http/schemas/update-user-body.ts'
import { UsernameInput, UsernameInputMax, UsernameInputMin } from '#generated/http/schemas/username-input.ts'
import { isBlank } from '#src/forms/is-blank.ts'
import { normalizePhone } from '#src/lib/phone.ts'

/** The limits for hints and messages. */
export const LIMITS = {
  username: { min: UsernameInputMin, max: UsernameInputMax },
  password: { min: PasswordInputMin, max: PasswordInputMax },
  invitationCode: { min: registrationRuleBodyInvitationCodeMin, max: registrationRuleBodyInvitationCodeMax },
  nickname: { min: 1, max: updateUserBodyNicknameMax },
} as const

/* Each schema converts input to a request body, and validates that by the generated validator. `send` hashes
   passwords, so that no form holds a hash. */

const trim = (typed: string) => typed.trim()

/** Hashing strips spaces, so they do not count as part of a password. */
const withoutSpaces = (typed: string) => typed.replace(/\s+/gu, '')

/** Keyboard completion adds a space at the end. */
export const Username = z.pipe(z.transform(trim), UsernameInput)

export const Password = z.pipe(z.transform(withoutSpaces), PasswordInput)

/** Ten digits of a Philippine mobile number in any notation. */
export const Mobile = z.pipe(
  z.transform((typed: string) => normalizePhone(typed) ?? ''),
  MobileInput,
)

export const VerifyCode = Otp

/** A checkbox that the player must tick. */
export const Consent = z.boolean().check(z.refine((isGiven) => isGiven))

/**
 * Invisible characters of a nickname: controls, and marks that reverse or hide the text around them. Joiners of emoji
 * and some scripts stay.
 */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** A nickname without invisible characters, so that it is neither empty nor affects the text beside it. */
export const Nickname = z.pipe(
  z.transform((typed: string) => typed.replace(UNSEEN, '').trim().normalize('NFC')),
  z.nonoptional(UpdateUserBody.shape.nickname).check(z.refine((nickname) => !isBlank(nickname))),
)

/** A password that is typed twice. */
export const NewPassword = {
  password: Password,
  repeated: z.pipe(z.transform(withoutSpaces), z.string().check(z.minLength(1))),
}

/** Both entries of {@link NewPassword} are the same. Other fields may still be invalid. */
export const isRepeated = z.refine<{ password: string; repeated: string }>(
  ({ password, repeated }) => password === repeated,
  { path: ['repeated'], when: () => true },
)
