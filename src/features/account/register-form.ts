import type { RegisterBody } from '#generated/http/schemas/register-body.ts'
import type { FormRules } from '#src/components/form/form-state.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import {
  bareUsername,
  consentProblem,
  invitationProblem,
  passwordProblem,
  phoneProblem,
  usernameProblem,
} from './credential-rules.ts'

/** What a player types to register. */
export type RegisterValues = {
  username: string
  password: string
  phone: string
  invitationCode: string
  consent: boolean
}

export const FORM_RULES: FormRules<RegisterValues> = {
  username: usernameProblem,
  password: passwordProblem,
  phone: phoneProblem,
  invitationCode: invitationProblem,
  consent: consentProblem,
}

/** The call's body, from values that passed the rules. */
export function toRegisterBody(values: RegisterValues, passwordHash: string): RegisterBody {
  const invitationCode = values.invitationCode.trim()
  return {
    username: bareUsername(values.username),
    password: passwordHash,
    phone: normalisePhone(values.phone) ?? '',
    areaCode: '63',
    ...(invitationCode !== '' && { invitationCode }),
  }
}
