import type { Language } from '../messages/language.ts'

interface Option {
  code: string
  name: Readonly<Record<Language, string>>
}

function option(code: string, english: string, vietnamese: string): Option {
  return { code, name: { 'en-US': english, 'vi-VN': vietnamese } }
}

/** The accepted identity documents. */
export const ID_TYPES: readonly (Option & { needsBack: boolean })[] = [
  { ...option('philsys', 'PhilSys National ID', 'Căn cước quốc gia PhilSys'), needsBack: true },
  { ...option('passport', 'Passport', 'Hộ chiếu'), needsBack: false },
  { ...option('driver', 'Driver’s License', 'Giấy phép lái xe'), needsBack: true },
  { ...option('umid', 'UMID', 'Thẻ UMID'), needsBack: true },
  { ...option('prc', 'PRC ID', 'Thẻ nghề nghiệp PRC'), needsBack: true },
  { ...option('postal', 'Postal ID', 'Thẻ bưu chính'), needsBack: true },
]

/** The sources of income. */
export const INCOME_SOURCES: readonly Option[] = [
  option('salary', 'Salary', 'Tiền lương'),
  option('business', 'Business', 'Kinh doanh'),
  option('remittance', 'Remittance', 'Kiều hối'),
  option('pension', 'Pension', 'Lương hưu'),
  option('savings', 'Savings and investments', 'Tiết kiệm và đầu tư'),
  option('allowance', 'Allowance', 'Trợ cấp'),
]

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

/** The places where the player plays. */
export const GAMING_VENUES: readonly Option[] = [
  option('online', 'Online', 'Trực tuyến'),
  option('branch', 'Gaming venue', 'Điểm chơi'),
]

/** Whether a picture of the back is required; false for an unknown type. */
export function needsBack(idType: string): boolean {
  return ID_TYPES.some((one) => one.code === idType && one.needsBack)
}
