import type { components } from '#generated/openapi.d.ts'
import type { Language } from '../messages/language.ts'

/** Countries by ISO 3166-1 alpha-2, and the area code of their telephone numbers; the Philippines first. */
const AREA_CODES = {
  PH: '63',
  AE: '971',
  AR: '54',
  AT: '43',
  AU: '61',
  BD: '880',
  BE: '32',
  BN: '673',
  BR: '55',
  CA: '1',
  CH: '41',
  CL: '56',
  CN: '86',
  CO: '57',
  CZ: '420',
  DE: '49',
  DK: '45',
  EG: '20',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HK: '852',
  HU: '36',
  ID: '62',
  IE: '353',
  IL: '972',
  IN: '91',
  IT: '39',
  JP: '81',
  KE: '254',
  KH: '855',
  KR: '82',
  KW: '965',
  LA: '856',
  LK: '94',
  MM: '95',
  MO: '853',
  MX: '52',
  MY: '60',
  NG: '234',
  NL: '31',
  NO: '47',
  NP: '977',
  NZ: '64',
  OM: '968',
  PE: '51',
  PK: '92',
  PL: '48',
  PT: '351',
  QA: '974',
  RO: '40',
  SA: '966',
  SE: '46',
  SG: '65',
  TH: '66',
  TL: '670',
  TR: '90',
  TW: '886',
  UA: '380',
  US: '1',
  VN: '84',
  ZA: '27',
} as const

/** The selectable nationalities, named in a language. */
export function listCountriesIn(language: Language): components['schemas']['Country'][] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.entries(AREA_CODES).map(([code, areaCode]) => ({ code, name: names.of(code) ?? code, areaCode }))
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(AREA_CODES, code)
}
