import type { documents as source } from '../en-US/documents.ts'
import type { Translated } from '../namespaces.ts'

export const documents: Translated<typeof source> = {
  close: 'Đóng văn bản',
  frameLabel: '{{title}}, nội dung văn bản',
  openOutside: 'Mở trong thẻ mới',
  openInBrowser: 'Mở trong trình duyệt',
  inNewTab: 'Văn bản này mở trong thẻ mới.',
  inBrowser: 'Văn bản này mở trong trình duyệt của bạn.',
  unusableTitle: 'Không thể mở văn bản này',
  unusableText: 'Địa chỉ của văn bản không an toàn. Bộ phận chăm sóc khách hàng có thể gửi nội dung cho bạn.',
  draftTitle: 'Bản nháp',
  draftText: 'Đây là nội dung tạm. Luật sư của đơn vị vận hành phải thay thế trước khi có người chơi bằng tiền thật.',

  whoTitle: 'Ai được chơi',
  whoAge: 'Người chơi phải từ 21 tuổi trở lên.',
  whoRestricted: 'Những người sau đây không được chơi:',

  accountTitle: 'Tài khoản của bạn',
  accountOne: 'Mỗi tài khoản thuộc về một người, không được cho mượn, mua bán hoặc dùng chung.',
  accountDevice:
    'Mỗi tài khoản chỉ dùng trên một thiết bị tại một thời điểm: đăng nhập trên thiết bị khác sẽ kết thúc phiên trên thiết bị trước.',
  accountPassword: 'Hãy giữ kín mật khẩu. Chúng tôi không bao giờ hỏi mật khẩu của bạn.',
  kycTitle: 'Xác minh danh tính (KYC)',
  kycDeadline:
    'Mọi tài khoản phải hoàn tất xác minh danh tính (KYC) trong vòng 7 ngày kể từ khi đăng ký hoặc trước lần rút tiền đầu tiên, tùy thời điểm nào đến trước.',
  kycSuspended: 'Tài khoản chưa hoàn tất xác minh hoặc vi phạm chính sách có thể bị tạm khóa.',
  depositTitle: 'Nạp tiền',
  depositFirst: 'Lần nạp đầu tiên tối thiểu ₱500.00.',
  depositCurrency: 'Mọi số tiền đều tính bằng peso Philippines (PHP).',
  withdrawalTitle: 'Vòng cược và rút tiền',
  withdrawalTurnover: 'Bội số doanh thu cược hằng ngày là 10 lần.',
  withdrawalLeast:
    'Mỗi lần rút tối thiểu ₱100.00. Tiền được chuyển vào ví đã liên kết với tài khoản, ví này không thể thay đổi.',

  dataTitle: 'Dữ liệu chúng tôi lưu',
  dataAccount:
    'Thông tin tài khoản, số điện thoại, thông tin và giấy tờ tùy thân, lịch sử nạp, rút tiền và lịch sử chơi của bạn.',
  dataDevice: 'Mã định danh thiết bị, và các cài đặt lưu ngay trên thiết bị của bạn.',
  purposeTitle: 'Mục đích sử dụng',
  purposeText:
    'Để vận hành tài khoản, xác minh danh tính theo luật định, ngăn chặn gian lận và người chưa đủ tuổi, và để hỗ trợ bạn.',
  sharedTitle: 'Ai khác nhận được dữ liệu',
  sharedText:
    'Đơn vị thanh toán và nhà cung cấp trò chơi, trong phạm vi cần cho giao dịch hoặc trò chơi, và cơ quan chức năng khi luật yêu cầu. Chúng tôi không bán dữ liệu.',
  retentionTitle: 'Thời gian lưu trữ',
  retentionText: 'Chúng tôi lưu dữ liệu của bạn trong 5 năm.',
  rightsTitle: 'Quyền của bạn',
  rightsText:
    'Bạn có thể hỏi chúng tôi đang lưu những gì về bạn và yêu cầu sửa thông tin sai. Bộ phận chăm sóc khách hàng sẽ hỗ trợ bạn.',

  limitsTitle: 'Luôn làm chủ cuộc chơi',
  limitsMoney: 'Trước khi chơi, hãy quyết định số tiền và thời gian bạn có thể bỏ ra, và dừng lại khi đã dùng hết.',
  limitsChase: 'Đừng bao giờ chơi để gỡ số tiền đã thua, cũng đừng chơi bằng tiền vay.',
  limitsBreak: 'Hãy nghỉ giải lao. Nếu thấy không còn vui, hãy dừng lại.',
  helpTitle: 'Tìm trợ giúp ở đâu',
  helpOutside: 'Những nơi sau đây hỗ trợ người gặp vấn đề về cờ bạc:',
  helpText: 'Hãy trao đổi với chúng tôi về hạn mức, tạm nghỉ hoặc đóng tài khoản:',
}
