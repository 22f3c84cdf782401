import type { support as source } from '../en-US/support.ts'
import type { Translated } from '../namespaces.ts'

export const support: Translated<typeof source> = {
  intro:
    'Bạn có thể nhắn cho chúng tôi bất cứ lúc nào. Hãy chuẩn bị mã người chơi; chúng tôi không bao giờ hỏi mật khẩu hay mã OTP.',
  contacts: 'Kênh liên hệ',
  noContacts: 'Hiện chưa có kênh liên hệ',
  noContactsText:
    'Bộ phận chăm sóc khách hàng tạm thời chưa có địa chỉ liên hệ. Hãy xem các câu hỏi thường gặp bên dưới.',
  contactsFailed: 'Không tải được kênh liên hệ',
  selfHelp: 'Tự tra cứu',
  faqRow: 'Câu hỏi thường gặp',
  faqRowText: 'Tài khoản, danh tính, tiền, trò chơi và phần thưởng',
  responsibleGamingText: 'Ai không được chơi, giới hạn và nơi tìm sự trợ giúp',
  searchFaq: 'Tìm trong các câu hỏi',
  searchHint: 'Ví dụ: rút tiền',
  found_one: 'Tìm thấy {{count}} câu hỏi',
  found_other: 'Tìm thấy {{count}} câu hỏi',
  noneFound: 'Không có câu hỏi nào chứa các từ này',
  noneFoundText: 'Hãy thử ít từ hơn, đổi từ khác hoặc nhắn cho chăm sóc khách hàng.',
  faqEmpty: 'Chưa có câu hỏi nào',
  faqEmptyText: 'Phần giải đáp đang được soạn. Trong lúc chờ, chăm sóc khách hàng sẽ hỗ trợ bạn.',
  faqFailed: 'Không tải được các câu hỏi',
  clearSearch: 'Xóa nội dung tìm',
  stillOpen: 'Bạn vẫn cần hỗ trợ?',
  askSupport: 'Nhắn cho chăm sóc khách hàng',
}
