import * as z from 'zod/mini'
import { RegistrationRuleBody } from '#generated/http/schemas/registration-rule-body.ts'

/* Apart from the other credentials: the routes read the code of a link, so that this is part of the entry. */

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
