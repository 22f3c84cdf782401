import * as z from 'zod/mini'
import { RegistrationRuleBody } from '#generated/http/schemas/registration-rule-body.ts'

/* Not with the other credentials: a route reads the code of a link, and the entry would load all of them. */

const InvitationCode = RegistrationRuleBody.shape.invitationCode

/** A code as it is shown and sent: in upper case, without the space that keyboard completion adds. */
export const normalizeInvitationCode = (typed: string) => typed.trim().toUpperCase()

/** An optional code. */
export const OptionalInvitationCode = z.pipe(
  z.transform((typed: string) => normalizeInvitationCode(typed) || undefined),
  InvitationCode,
)

/** A required code. */
export const RegistrationCode = z.pipe(z.transform(normalizeInvitationCode), z.nonoptional(InvitationCode))

/** The code of a link, or undefined if it cannot be one: then no request is sent. */
export function readInvitationCode(code: unknown): string | undefined {
  return typeof code === 'string' ? OptionalInvitationCode.safeParse(code).data : undefined
}
