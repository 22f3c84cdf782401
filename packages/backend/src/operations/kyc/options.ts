import type { Texts } from '../../database/tables/core.ts'

/** A choice of the identity forms. The operator's regulator says which it accepts. */
export interface Choice {
  readonly code: string
  readonly name: Texts
}

export const ID_TYPES: readonly (Choice & { readonly needsBack: boolean })[] = [
  { code: 'philsys', name: { 'en-US': 'PhilSys ID', 'vi-VN': 'Thẻ PhilSys' }, needsBack: true },
  { code: 'passport', name: { 'en-US': 'Passport', 'vi-VN': 'Hộ chiếu' }, needsBack: false },
  { code: 'driver', name: { 'en-US': "Driver's license", 'vi-VN': 'Giấy phép lái xe' }, needsBack: true },
  { code: 'umid', name: { 'en-US': 'UMID', 'vi-VN': 'Thẻ UMID' }, needsBack: true },
]

export const INCOME_SOURCES: readonly Choice[] = [
  { code: 'salary', name: { 'en-US': 'Salary', 'vi-VN': 'Lương' } },
  { code: 'business', name: { 'en-US': 'Business', 'vi-VN': 'Kinh doanh' } },
  { code: 'remittance', name: { 'en-US': 'Remittance', 'vi-VN': 'Kiều hối' } },
  { code: 'savings', name: { 'en-US': 'Savings', 'vi-VN': 'Tiết kiệm' } },
]

export const OCCUPATIONS: readonly Choice[] = [
  { code: 'office', name: { 'en-US': 'Office work', 'vi-VN': 'Công việc văn phòng' } },
  { code: 'driver', name: { 'en-US': 'Driver', 'vi-VN': 'Lái xe' } },
  { code: 'sales', name: { 'en-US': 'Sales', 'vi-VN': 'Bán hàng' } },
  { code: 'selfEmployed', name: { 'en-US': 'Self-employed', 'vi-VN': 'Tự doanh' } },
  { code: 'other', name: { 'en-US': 'Other', 'vi-VN': 'Khác' } },
]

export const GAMING_VENUES: readonly Choice[] = [
  { code: 'online', name: { 'en-US': 'Online', 'vi-VN': 'Trực tuyến' } },
  { code: 'branch', name: { 'en-US': 'At a branch', 'vi-VN': 'Tại chi nhánh' } },
]

/** The nationalities to choose from: ISO 3166-1 alpha-2 with the area code. The Philippines come first. */
export const COUNTRIES = (
  'PH63 AE971 AR54 AT43 AU61 BD880 BE32 BG359 BH973 BN673 BR55 CA1 CH41 CL56 CN86 CO57 CZ420 DE49 DK45 EG20 ES34 ' +
  'FI358 FJ679 FR33 GB44 GH233 GR30 GU1671 HK852 HR385 HU36 ID62 IE353 IL972 IN91 IQ964 IT39 JO962 JP81 KE254 KH855 ' +
  'KR82 KW965 LA856 LB961 LK94 LT370 LU352 LV371 MA212 MM95 MN976 MO853 MT356 MX52 MY60 NG234 NL31 NO47 NP977 NZ64 ' +
  'OM968 PE51 PG675 PK92 PL48 PT351 QA974 RO40 RS381 RU7 SA966 SE46 SG65 SI386 SK421 TH66 TL670 TN216 TR90 TW886 ' +
  'UA380 US1 UZ998 VN84 ZA27'
)
  .split(' ')
  .map((entry) => ({ code: entry.slice(0, 2), areaCode: entry.slice(2) }))
