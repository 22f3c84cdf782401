import type { Language } from '../http/language.ts'

interface Option {
  code: string
  name: Readonly<Record<Language, string>>
}

function option(code: string, english: string, vietnamese: string): Option {
  return { code, name: { 'en-US': english, 'vi-VN': vietnamese } }
}

/** The papers that are accepted. */
export const ID_TYPES: readonly (Option & { needsBack: boolean })[] = [
  { ...option('philsys', 'PhilSys National ID', 'Căn cước quốc gia PhilSys'), needsBack: true },
  { ...option('passport', 'Passport', 'Hộ chiếu'), needsBack: false },
  { ...option('driver', 'Driver’s License', 'Giấy phép lái xe'), needsBack: true },
  { ...option('umid', 'UMID', 'Thẻ UMID'), needsBack: true },
  { ...option('prc', 'PRC ID', 'Thẻ nghề nghiệp PRC'), needsBack: true },
  { ...option('postal', 'Postal ID', 'Thẻ bưu chính'), needsBack: true },
]

/** Where income may come from. */
export const INCOME_SOURCES: readonly Option[] = [
  option('salary', 'Salary', 'Tiền lương'),
  option('business', 'Business', 'Kinh doanh'),
  option('remittance', 'Remittance', 'Kiều hối'),
  option('pension', 'Pension', 'Lương hưu'),
  option('savings', 'Savings and investments', 'Tiết kiệm và đầu tư'),
  option('allowance', 'Allowance', 'Trợ cấp'),
]

/** Occupations. */
export const OCCUPATIONS: readonly Option[] = [
  option('office', 'Office work', 'Nhân viên văn phòng'),
  option('driver', 'Driver', 'Tài xế'),
  option('sales', 'Sales', 'Bán hàng'),
  option('teacher', 'Teacher', 'Giáo viên'),
  option('health', 'Health care', 'Y tế'),
  option('it', 'Information technology', 'Công nghệ thông tin'),
  option('farming', 'Farming and fishing', 'Nông nghiệp và ngư nghiệp'),
  option('construction', 'Construction', 'Xây dựng'),
  option('overseas', 'Overseas worker', 'Lao động ở nước ngoài'),
  option('self', 'Self-employed', 'Tự kinh doanh'),
  option('student', 'Student', 'Sinh viên'),
  option('retired', 'Retired', 'Đã nghỉ hưu'),
]

/** Where the player plays. */
export const GAMING_VENUES: readonly Option[] = [
  option('online', 'Online', 'Trực tuyến'),
  option('branch', 'Gaming venue', 'Điểm chơi'),
]

/** Whether a paper has a back that must be handed in too; one that is not on the list has none. */
export function needsBack(idType: string): boolean {
  return ID_TYPES.some((one) => one.code === idType && one.needsBack)
}
