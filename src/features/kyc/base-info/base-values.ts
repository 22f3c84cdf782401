import type { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'

/** The input of the identity form. */
export type BaseValues = {
  fullName: string
  /** YYYY-MM-DD, or incomplete input. */
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
  isSameAddress: true,
  permanentLine: '',
  permanentCity: '',
  permanentProvince: '',
  permanentPostalCode: '',
  sourceOfIncome: '',
  occupation: '',
  gamingVenue: '',
}

/** Normalizes a text for the request: NFC (phones send accents separately), single spaces, trimmed. */
export function tidy(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** The body of the request, from tidied values. */
export function toBaseBody(values: BaseValues): SaveIdentityBaseBody {
  const presentAddress = {
    line: values.presentLine,
    city: values.presentCity,
    province: values.presentProvince,
    postalCode: values.presentPostalCode,
  }
  return {
    fullName: values.fullName,
    birthday: values.birthday,
    email: values.email,
    nationality: values.nationality,
    presentAddress,
    permanentAddress: values.isSameAddress
      ? presentAddress
      : {
          line: values.permanentLine,
          city: values.permanentCity,
          province: values.permanentProvince,
          postalCode: values.permanentPostalCode,
        },
    sourceOfIncome: values.sourceOfIncome,
    occupation: values.occupation,
    gamingVenue: values.gamingVenue,
    idType: values.idType,
    idNumber: values.idNumber,
  }
}
