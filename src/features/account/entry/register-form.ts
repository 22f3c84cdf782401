import * as z from 'zod/mini'
import { Consent, Mobile, Password, Username } from '../credential-schemas.ts'
import { OptionalInvitationCode, RegistrationCode } from '../invitation-code.ts'

/** The form while anybody may register. */
export const RegisterForm = z.object({
  username: Username,
  password: Password,
  phone: Mobile,
  invitationCode: OptionalInvitationCode,
  consent: Consent,
})

/** The form while registration requires a code. */
export const InvitedForm = z.extend(RegisterForm, { invitationCode: RegistrationCode })

/** What a player types to register. */
export type RegisterValues = z.input<typeof RegisterForm>
