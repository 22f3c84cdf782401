import { Address } from '#generated/http/schemas/address.ts'
import type { Country } from '#generated/http/schemas/country.ts'
import type { IdentityOptions } from '#generated/http/schemas/identity-options.ts'
import { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'
import type { FormRules } from '#src/components/form/form-state.ts'
import type { PlainKey, Problem } from '#src/components/form/problem.ts'
import { isSurelyUnderAge } from '#src/lib/age.ts'
import { dateProblem } from '#src/ui/form/date-text.ts'
import { type BaseValues, tidy } from './base-values.ts'

/** What may be chosen in the form. */
export interface Choices extends IdentityOptions {
  readonly countries: readonly Country[]
}

/** The options, unless one of their lists is empty: its field could never be filled in, and the form never sent. */
export function wholeOptions(options: IdentityOptions | undefined): IdentityOptions | undefined {
  if (!options) return undefined
  const { idTypes, incomeSources, occupations, gamingVenues } = options
  return [idTypes, incomeSources, occupations, gamingVenues].every((list) => list.length > 0) ? options : undefined
}

/** The countries, unless there is none: the same holds for them. */
export function wholeCountries(countries: readonly Country[] | undefined): readonly Country[] | undefined {
  return countries?.length === 0 ? undefined : countries
}

/** Nobody alive was born before: such a year is a slip of the finger. */
export const EARLIEST_BIRTHDAY = '1900-01-01'

type Schema = { safeParse: (value: unknown) => { success: boolean } }
type Rule = (typed: string) => Problem | undefined

const REQUIRED: Problem = { key: 'errors:required' }

/** Required, and as the document has it once it is tidied. */
function textRule(schema: Schema, key: PlainKey = 'errors:formatIncorrect'): Rule {
  return (typed) => {
    const text = tidy(typed)
    if (text === '') return REQUIRED
    return schema.safeParse(text).success ? undefined : { key }
  }
}

/** Required, and one of those that are offered: a draft may name one that no longer is. */
function choiceRule(choices: readonly { readonly code: string }[]): Rule {
  return (code) => (choices.some((choice) => choice.code === code) ? undefined : REQUIRED)
}

/** The birthday's problem on a day, both `YYYY-MM-DD`. Only the server's clock tells who is 21: this one may be wrong. */
export function birthdayProblem(birthday: string, manilaToday: string): Problem | undefined {
  const problem = dateProblem(birthday, { min: EARLIEST_BIRTHDAY })
  if (problem === 'empty') return REQUIRED
  if (problem !== null) return { key: 'errors:dateIncorrect' }
  return isSurelyUnderAge(birthday, manilaToday) ? { key: 'kyc:problems.underAge' } : undefined
}

const BODY = SaveIdentityBaseBody.shape
const ADDRESS = Address.shape

const LINE = textRule(ADDRESS.line)
const CITY = textRule(ADDRESS.city)
const PROVINCE = textRule(ADDRESS.province)
const POSTAL_CODE = textRule(ADDRESS.postalCode)

/** A permanent address is asked for where it is not the present one. */
function unlessSame(rule: Rule): (typed: string, values: BaseValues) => Problem | undefined {
  return (typed, values) => (values.isSameAddress ? undefined : rule(typed))
}

/**
 * The rules in the order of the fields. Limits and patterns are the generated validators'.
 *
 * @param manilaToday asked for with each look at the birthday, since midnight may pass while the form is open
 */
export function baseRules(choices: Choices, manilaToday: () => string): FormRules<BaseValues> {
  return {
    fullName: textRule(BODY.fullName),
    birthday: (birthday) => birthdayProblem(birthday, manilaToday()),
    nationality: choiceRule(choices.countries),
    idType: choiceRule(choices.idTypes),
    idNumber: textRule(BODY.idNumber),
    email: textRule(BODY.email, 'errors:emailIncorrect'),
    presentLine: LINE,
    presentCity: CITY,
    presentProvince: PROVINCE,
    presentPostalCode: POSTAL_CODE,
    isSameAddress: () => undefined,
    permanentLine: unlessSame(LINE),
    permanentCity: unlessSame(CITY),
    permanentProvince: unlessSame(PROVINCE),
    permanentPostalCode: unlessSame(POSTAL_CODE),
    sourceOfIncome: choiceRule(choices.incomeSources),
    occupation: choiceRule(choices.occupations),
    gamingVenue: choiceRule(choices.gamingVenues),
  }
}
