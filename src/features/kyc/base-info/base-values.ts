import type { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'

/** What a player types and chooses of their identity, as it stands in the form. */
export type BaseValues = {
  fullName: string
  /** YYYY-MM-DD, or what has been typed of it. */
  birthday: string
  nationality: string
  idType: string
  idNumber: string
  email: string
  presentLine: string
  presentCity: string
  presentProvince: string
  presentPostalCode: string
  isSameAddress: boolean
  permanentLine: string
  permanentCity: string
  permanentProvince: string
  permanentPostalCode: string
  sourceOfIncome: string
  occupation: string
  gamingVenue: string
}

export const EMPTY_VALUES: BaseValues = {
  fullName: '',
  birthday: '',
  nationality: '',
  idType: '',
  idNumber: '',
  email: '',
  presentLine: '',
  presentCity: '',
  presentProvince: '',
  presentPostalCode: '',
  isSameAddress: false,
  permanentLine: '',
  permanentCity: '',
  permanentProvince: '',
  permanentPostalCode: '',
  sourceOfIncome: '',
  occupation: '',
  gamingVenue: '',
}

/**
 * A text as it goes on the wire: composed letters (NFC), since phones send accents apart from their letters, one space
 * where several or special ones were typed, none at the ends.
 */
export function tidy(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** The call's body, from values that passed the rules. */
export function toBaseBody(values: BaseValues): SaveIdentityBaseBody {
  const presentAddress = {
    line: tidy(values.presentLine),
    city: tidy(values.presentCity),
    province: tidy(values.presentProvince),
    postalCode: tidy(values.presentPostalCode),
  }
  return {
    fullName: tidy(values.fullName),
    birthday: values.birthday,
    email: tidy(values.email),
    nationality: values.nationality,
    presentAddress,
    permanentAddress: values.isSameAddress
      ? presentAddress
      : {
          line: tidy(values.permanentLine),
          city: tidy(values.permanentCity),
          province: tidy(values.permanentProvince),
          postalCode: tidy(values.permanentPostalCode),
        },
    sourceOfIncome: values.sourceOfIncome,
    occupation: values.occupation,
    gamingVenue: values.gamingVenue,
    idType: values.idType,
    idNumber: tidy(values.idNumber),
  }
}
