import type { Language } from '../http/language.ts'

interface FaqText {
  question: string
  answer: string
}

interface FaqEntry {
  id: string
  category: 'account' | 'identity' | 'money' | 'games' | 'rewards'
  text: Record<Language, FaqText>
}

/** The headings of the FAQ. */
export const FAQ_CATEGORIES: Record<FaqEntry['category'], Record<Language, string>> = {
  account: { 'en-US': 'Account', 'vi-VN': 'Tài khoản' },
  identity: { 'en-US': 'Identity', 'vi-VN': 'Danh tính' },
  money: { 'en-US': 'Money', 'vi-VN': 'Tiền' },
  games: { 'en-US': 'Games', 'vi-VN': 'Trò chơi' },
  rewards: { 'en-US': 'Rewards', 'vi-VN': 'Phần thưởng' },
}

const faq = (id: string, category: FaqEntry['category'], en: [string, string], vi: [string, string]): FaqEntry => ({
  id,
  category,
  text: { 'en-US': { question: en[0], answer: en[1] }, 'vi-VN': { question: vi[0], answer: vi[1] } },
})

/** Frequently asked questions. */
export const FAQS: readonly FaqEntry[] = [
  faq(
    'F1',
    'account',
    [
      'Who may play?',
      'Players must be 21 or older and in the Philippines. Government officials, members of the armed forces or the police, and holders of a gaming employment licence may not play.',
    ],
    [
      'Ai được chơi?',
      'Người chơi phải từ 21 tuổi và đang ở Philippines. Quan chức nhà nước, quân nhân, cảnh sát và người có giấy phép lao động trong ngành trò chơi không được chơi.',
    ],
  ),
  faq(
    'F2',
    'account',
    [
      'Why was I logged out?',
      'An account may be used on one device at a time. A login on another device ends the one before.',
    ],
    [
      'Vì sao tôi tự bị đăng xuất?',
      'Mỗi lúc một tài khoản chỉ dùng được trên một thiết bị. Đăng nhập ở thiết bị khác sẽ kết thúc phiên trước.',
    ],
  ),
  faq(
    'F3',
    'identity',
    [
      'How do I verify my identity?',
      'Open your profile and tap Identity (KYC). Have a valid ID at hand; it takes about five minutes.',
    ],
    [
      'Xác minh danh tính thế nào?',
      'Mở trang cá nhân và chạm Danh tính (KYC). Hãy chuẩn bị giấy tờ còn hạn; mất khoảng năm phút.',
    ],
  ),
  faq(
    'F4',
    'identity',
    ['When must I verify?', 'Within 3 days of registering, and before your first withdrawal.'],
    ['Phải xác minh trước khi nào?', 'Trong vòng 3 ngày sau khi đăng ký và trước lần rút tiền đầu tiên.'],
  ),
  faq(
    'F5',
    'money',
    ['What is the least I can deposit?', '₱500.00 the first time, ₱100.00 after that.'],
    ['Nạp tối thiểu bao nhiêu?', 'Lần đầu ₱500.00, các lần sau ₱100.00.'],
  ),
  faq('F6', 'money', ['What is the least I can withdraw?', '₱100.00.'], ['Rút tối thiểu bao nhiêu?', '₱100.00.']),
  faq(
    'F7',
    'money',
    [
      'Why can I not withdraw all of my balance?',
      'A deposit must be played 10 times before it may be withdrawn. Money that was free before a deposit stays free. What is still owed is shown on the withdrawal page.',
    ],
    [
      'Vì sao tôi chưa rút được toàn bộ số dư?',
      'Tiền nạp phải được cược đủ 10 lần trước khi rút. Tiền đã rút được trước khi nạp vẫn rút được. Phần còn thiếu hiện ở trang rút tiền.',
    ],
  ),
  faq(
    'F8',
    'money',
    ['Can I change my wallet?', 'No. Once bound, the wallet stays. Please check name and number before you bind it.'],
    ['Có đổi ví được không?', 'Không. Ví đã liên kết thì không đổi được. Hãy kiểm tra tên và số trước khi liên kết.'],
  ),
  faq(
    'F9',
    'games',
    ['A game does not open. What can I do?', 'Its provider may be resting. Try again later, or choose another game.'],
    ['Trò chơi không mở được thì làm sao?', 'Có thể nhà cung cấp đang bảo trì. Hãy thử lại sau hoặc chọn trò khác.'],
  ),
  faq(
    'F10',
    'rewards',
    [
      'How does my VIP level rise?',
      'By deposits and turnover together. To keep a level, have its activeness on the 1st of the month; with less, you fall one level. Each deposit adds 100% activeness; days without one reduce it.',
    ],
    [
      'Cấp VIP tăng thế nào?',
      'Nhờ tổng nạp và tổng cược. Để giữ cấp, vào ngày 1 mỗi tháng bạn cần đủ độ tích cực của cấp đó; nếu thiếu, bạn bị hạ một cấp. Mỗi lần nạp cộng 100% độ tích cực; ngày không nạp sẽ giảm.',
    ],
  ),
  faq(
    'F11',
    'rewards',
    [
      'When may I claim the monthly reward?',
      'After 30 days of check-in. A day counts when you sign in or claim the daily reward.',
    ],
    [
      'Khi nào nhận được thưởng tháng?',
      'Sau 30 ngày điểm danh. Một ngày được tính khi bạn điểm danh hoặc nhận thưởng ngày.',
    ],
  ),
]
