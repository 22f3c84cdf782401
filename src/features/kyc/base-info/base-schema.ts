import * as z from 'zod/mini'
import { Address } from '#generated/http/schemas/address.ts'
import type { Country } from '#generated/http/schemas/country.ts'
import type { IdentityOptions } from '#generated/http/schemas/identity-options.ts'
import { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'
import { isSurelyUnderAge } from '#src/lib/age.ts'
import { dateError } from '#src/ui/form/date-text.ts'
import { type BaseValues, tidy, toBaseBody } from './base-values.ts'

/** What may be chosen in the form. */
export interface Choices extends IdentityOptions {
  readonly countries: readonly Country[]
}

/** The options, unless one of their lists is empty: its field could never be filled in. */
export function wholeOptions(options: IdentityOptions | undefined): IdentityOptions | undefined {
  if (!options) return undefined
  const { idTypes, incomeSources, occupations, gamingVenues } = options
  return [idTypes, incomeSources, occupations, gamingVenues].every((list) => list.length > 0) ? options : undefined
}

/** The countries, unless the list is empty, for the same reason. */
export function wholeCountries(countries: readonly Country[] | undefined): readonly Country[] | undefined {
  return countries?.length === 0 ? undefined : countries
}

/** Nobody alive was born earlier: such a year is a typo. */
export const MIN_BIRTHDAY = '1900-01-01'

/**
 * The field error of a birthday on a day, both `YYYY-MM-DD`. The server decides who is 21, because this clock may be wrong.
 */
export function birthdayError(birthday: string, manilaToday: string): 'dateIncorrect' | 'underAge' | undefined {
  if (dateError(birthday, { min: MIN_BIRTHDAY }) !== null) return 'dateIncorrect'
  return isSurelyUnderAge(birthday, manilaToday) ? 'underAge' : undefined
}

const text = (schema: z.ZodMiniType<string, string>) => z.pipe(z.transform(tidy), schema)

/** A draft may name a choice that is no longer offered. */
const createChoiceSchema = (choices: readonly { readonly code: string }[]) =>
  z.string().check(z.refine((code) => choices.some((choice) => choice.code === code)))

const BODY = SaveIdentityBaseBody.shape
const ADDRESS = Address.shape

const PRESENT = {
  presentLine: text(ADDRESS.line),
  presentCity: text(ADDRESS.city),
  presentProvince: text(ADDRESS.province),
  presentPostalCode: text(ADDRESS.postalCode),
}

const PERMANENT = {
  permanentLine: text(ADDRESS.line),
  permanentCity: text(ADDRESS.city),
  permanentProvince: text(ADDRESS.province),
  permanentPostalCode: text(ADDRESS.postalCode),
}

/** If the permanent address equals the present one, its own input is ignored. */
const UNUSED = {
  permanentLine: z.string(),
  permanentCity: z.string(),
  permanentProvince: z.string(),
  permanentPostalCode: z.string(),
}

/**
 * Parses the input into the request's body. Limits and patterns come from the generated validators.
 * @param manilaToday called with each check of the birthday, because midnight may pass while the form is open
 */
export function baseSchema(
  choices: Choices,
  manilaToday: () => string,
  isSameAddress: boolean,
): FormSchema<BaseValues, SaveIdentityBaseBody> {
  const fields = z.object({
    fullName: text(BODY.fullName),
    birthday: z.string().check(z.refine((birthday) => birthdayError(birthday, manilaToday()) === undefined)),
    nationality: createChoiceSchema(choices.countries),
    idType: createChoiceSchema(choices.idTypes),
    idNumber: text(BODY.idNumber),
    email: text(BODY.email),
    ...PRESENT,
    isSameAddress: z.boolean(),
    ...(isSameAddress ? UNUSED : PERMANENT),
    sourceOfIncome: createChoiceSchema(choices.incomeSources),
    occupation: createChoiceSchema(choices.occupations),
    gamingVenue: createChoiceSchema(choices.gamingVenues),
  })
  return z.pipe(fields, z.transform(toBaseBody))
}
