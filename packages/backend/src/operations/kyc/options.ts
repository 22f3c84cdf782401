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
