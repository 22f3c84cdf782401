import * as z from 'zod/mini'
import { RegistrationRuleBody } from '#generated/http/schemas/registration-rule-body.ts'

/* Not with the other credentials: a route reads the code of a link, and the entry would load all of them. */

const InvitationCode = RegistrationRuleBody.shape.invitationCode

const trim = (typed: string) => typed.trim()

/** An optional code. */
export const OptionalInvitationCode = z.pipe(
  z.transform((typed: string) => trim(typed) || undefined),
  InvitationCode,
)

/** A required code. */
export const RegistrationCode = z.pipe(z.transform(trim), z.nonoptional(InvitationCode))

/** The code of a link, or undefined if it cannot be one: then no request is sent. */
export function readInvitationCode(code: string | undefined): string | undefined {
  return code === undefined ? undefined : OptionalInvitationCode.safeParse(code).data
}
