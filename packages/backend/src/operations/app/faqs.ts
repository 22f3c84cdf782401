import type { Texts } from '../../database/tables/core.ts'

/** A question of the help page. Invented: an operator writes its own. */
interface Faq {
  readonly id: string
  readonly category: Texts
  readonly question: Texts
  readonly answer: Texts
}

const ACCOUNT = { 'en-US': 'Account', 'vi-VN': 'Tài khoản' }
const MONEY = { 'en-US': 'Money', 'vi-VN': 'Tiền' }

export const FAQS: readonly Faq[] = [
  {
    id: 'verify',
    category: ACCOUNT,
    question: { 'en-US': 'Why must I verify my identity?', 'vi-VN': 'Vì sao tôi phải xác minh danh tính?' },
    answer: {
      'en-US': 'Players must be 21 or older. We check your identity before your first withdrawal.',
      'vi-VN': 'Người chơi phải từ 21 tuổi trở lên. Chúng tôi kiểm tra danh tính trước lần rút tiền đầu tiên.',
    },
  },
  {
    id: 'password',
    category: ACCOUNT,
    question: { 'en-US': 'I forgot my password. What now?', 'vi-VN': 'Tôi quên mật khẩu thì làm thế nào?' },
    answer: {
      'en-US': 'Choose "Forgot password" on the login page. We send a code to your mobile number.',
      'vi-VN': 'Hãy chọn "Quên mật khẩu" ở trang đăng nhập. Chúng tôi gửi mã đến số điện thoại của bạn.',
    },
  },
  {
    id: 'deposit',
    category: MONEY,
    question: { 'en-US': 'My deposit has not arrived.', 'vi-VN': 'Tiền nạp của tôi chưa đến.' },
    answer: {
      'en-US': 'Open the deposit in your transaction history. If it stays pending, contact customer service.',
      'vi-VN': 'Hãy mở giao dịch nạp trong lịch sử. Nếu vẫn đang chờ, hãy liên hệ chăm sóc khách hàng.',
    },
  },
  {
    id: 'withdraw',
    category: MONEY,
    question: { 'en-US': 'What do I need to withdraw?', 'vi-VN': 'Tôi cần gì để rút tiền?' },
    answer: {
      'en-US': 'A verified identity, a bound wallet and a transaction password. The minimum is ₱100.',
      'vi-VN': 'Danh tính đã xác minh, ví đã liên kết và mật khẩu giao dịch. Tối thiểu là ₱100.',
    },
  },
]
