import type { RegisterBody } from '#generated/http/schemas/register-body.ts'
import type { FormRules } from '#src/components/form/form-state.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import {
  bareUsername,
  consentProblem,
  invitationProblem,
  passwordProblem,
  phoneProblem,
  registrationCodeProblem,
  usernameProblem,
} from '../credential-rules.ts'

/** What a player types to register. */
export type RegisterValues = {
  username: string
  password: string
  phone: string
  invitationCode: string
  consent: boolean
}

/** The rules of the form; the code is optional unless registration needs one right now. */
export function registerRules(needsCode: boolean): FormRules<RegisterValues> {
  return {
    username: usernameProblem,
    password: passwordProblem,
    phone: phoneProblem,
    invitationCode: needsCode ? registrationCodeProblem : invitationProblem,
    consent: consentProblem,
  }
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
