import { TURNOVER_MULTIPLE } from '../lib/money.ts'
import type { Language } from '../messages/language.ts'
import { formatCentavos } from '../messages/messages.ts'
import { FIRST_DEPOSIT_MIN, RECHARGE_METHODS } from './recharge-methods.ts'
import { WALLET_BANKS } from './wallet-banks.ts'

const MIN_FIRST_DEPOSIT = formatCentavos(FIRST_DEPOSIT_MIN)

/** `₱100.00` if it is the same for all methods, else `₱100.00 with GCash, ₱200.00 with Maya`. */
function listMinimums(withName: string): string {
  const minimums = RECHARGE_METHODS.map(({ min }) => `₱${formatCentavos(min)}`)
  if (new Set(minimums).size === 1) return minimums[0] ?? ''
  return RECHARGE_METHODS.map(({ name }, place) => `${minimums[place] ?? ''} ${withName} ${name}`).join(', ')
}

/** `₱100.00 to GCash, ₱200.00 to Maya`. */
const WITHDRAWALS = {
  en: WALLET_BANKS.map(({ min, name }) => `₱${formatCentavos(min)} to ${name}`).join(', '),
  vi: WALLET_BANKS.map(({ min, name }) => `₱${formatCentavos(min)} về ${name}`).join(', '),
}

/** `10 times with GCash, 5 times with Maya`. */
const MULTIPLES = {
  en: RECHARGE_METHODS.map((one) => `${one.turnoverMultiple ?? TURNOVER_MULTIPLE} times with ${one.name}`).join(', '),
  vi: RECHARGE_METHODS.map((one) => `${one.turnoverMultiple ?? TURNOVER_MULTIPLE} lần với ${one.name}`).join(', '),
}

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
      'Who can play?',
      'Players must be 21 or older and in the Philippines. Government officials, members of the armed forces or the police, and holders of a gaming employment licence may not play.',
    ],
    [
      'Ai được chơi?',
      'Người chơi phải từ 21 tuổi và đang ở Philippines. Quan chức chính phủ, quân nhân, cảnh sát và người có giấy phép làm việc trong ngành trò chơi có thưởng không được chơi.',
    ],
  ),
  faq(
    'F2',
    'account',
    [
      'Why was I logged out?',
      'You can use your account on one device at a time. Logging in on another device logs you out of the first.',
    ],
    [
      'Vì sao tôi tự bị đăng xuất?',
      'Mỗi lúc, một tài khoản chỉ dùng được trên một thiết bị. Khi bạn đăng nhập ở thiết bị khác, thiết bị trước sẽ bị đăng xuất.',
    ],
  ),
  faq(
    'F3',
    'identity',
    [
      'How do I verify my identity?',
      'Open your profile and tap Identity verification. Have a valid ID ready; it takes about five minutes.',
    ],
    [
      'Làm sao để xác minh danh tính?',
      'Mở trang cá nhân và chạm vào Xác minh danh tính. Hãy chuẩn bị giấy tờ còn hạn; chỉ mất khoảng năm phút.',
    ],
  ),
  faq(
    'F4',
    'identity',
    ['When do I have to verify?', 'The page Identity verification shows the date that is next for you.'],
    ['Phải xác minh trước khi nào?', 'Trang Xác minh danh tính cho biết hạn gần nhất của bạn.'],
  ),
  faq(
    'F5',
    'money',
    ["What's the minimum deposit?", `₱${MIN_FIRST_DEPOSIT} the first time, after that ${listMinimums('with')}.`],
    ['Nạp tối thiểu bao nhiêu?', `Lần đầu ₱${MIN_FIRST_DEPOSIT}, các lần sau ${listMinimums('với')}.`],
  ),
  faq(
    'F6',
    'money',
    ["What's the minimum withdrawal?", `${WITHDRAWALS.en}.`],
    ['Rút tối thiểu bao nhiêu?', `${WITHDRAWALS.vi}.`],
  ),
  faq(
    'F7',
    'money',
    [
      "Why can't I withdraw my whole balance?",
      `Wager a deposit first: ${MULTIPLES.en}. A coupon can have its own number. What you could withdraw before the deposit stays free. The withdrawal page shows what is left to wager.`,
    ],
    [
      'Vì sao tôi chưa rút được toàn bộ số dư?',
      `Tiền nạp cần được cược trước khi rút: ${MULTIPLES.vi}. Phiếu thưởng có thể có hệ số riêng. Số tiền rút được từ trước vẫn rút được. Trang rút tiền cho biết còn phải cược bao nhiêu.`,
    ],
  ),
  faq(
    'F8',
    'money',
    [
      'Can I change my wallet?',
      'No. Once bound, the wallet stays. Please check the name and number before you bind it.',
    ],
    ['Có đổi ví được không?', 'Không. Ví đã liên kết thì không đổi được. Hãy kiểm tra tên và số trước khi liên kết.'],
  ),
  faq(
    'F9',
    'games',
    ["A game doesn't open. What can I do?", 'Its provider may be paused. Try again later, or choose another game.'],
    ['Trò chơi không mở được thì làm sao?', 'Có thể nhà cung cấp đang bảo trì. Hãy thử lại sau hoặc chọn trò khác.'],
  ),
  faq(
    'F10',
    'rewards',
    [
      'How do I reach the next VIP level?',
      'With deposits and wagering together. To keep a level, have its activeness on the 1st of the month; with less, you drop one level. Each deposit adds 100% activeness; each day without one takes some off.',
    ],
    [
      'Làm sao để lên cấp VIP?',
      'Nhờ tổng nạp và tổng cược. Để giữ cấp, vào ngày 1 mỗi tháng bạn cần đủ độ tích cực của cấp đó; nếu thiếu, bạn bị hạ một cấp. Mỗi lần nạp cộng 100% độ tích cực; ngày không nạp sẽ giảm.',
    ],
  ),
  faq(
    'F11',
    'rewards',
    [
      'When can I claim the monthly reward?',
      'After 30 days of check-in. A day counts when you check in or claim the daily reward.',
    ],
    [
      'Khi nào nhận được thưởng tháng?',
      'Sau 30 ngày điểm danh. Một ngày được tính khi bạn điểm danh hoặc nhận thưởng ngày.',
    ],
  ),
  faq(
    'F12',
    'rewards',
    [
      'How do I use a coupon?',
      'Choose it when you deposit at least its minimum. Its bonus arrives together with the deposit. A coupon works once, until its date.',
    ],
    [
      'Dùng phiếu thưởng thế nào?',
      'Khi nạp từ mức tối thiểu của phiếu, hãy chọn phiếu đó. Tiền thưởng đến cùng lúc với tiền nạp. Mỗi phiếu dùng được một lần, đến hết hạn.',
    ],
  ),
  faq(
    'F13',
    'rewards',
    [
      'What does 10× wagering of a coupon mean?',
      'Bet ten times the sum of deposit and bonus before you withdraw them. Each coupon shows its number.',
    ],
    [
      '10 vòng cược của phiếu thưởng là gì?',
      'Trước khi rút, hãy cược tổng cộng gấp mười lần tiền nạp và tiền thưởng. Số vòng ghi trên từng phiếu.',
    ],
  ),
]
