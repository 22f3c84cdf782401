import type { errors as source } from '../en-US/errors.ts'
import type { Translated } from '../namespaces.ts'

export const errors: Translated<typeof source> = {
  requestError: 'Yêu cầu không thành công',
  requestAddressError: 'Địa chỉ yêu cầu không đúng',
  requestTimeout: 'Hết thời gian chờ phản hồi',
  serverError: 'Lỗi máy chủ!',
  serviceUnavailable: 'Dịch vụ tạm thời gián đoạn!',
  badGateway: 'Lỗi cổng kết nối!',
  gatewayTimeout: 'Cổng kết nối hết thời gian chờ!',
  httpNotSupported: 'Phiên bản HTTP không được hỗ trợ',
  error: 'Đã xảy ra lỗi!',
  offline: 'Mất kết nối mạng. Hãy kiểm tra kết nối rồi thử lại.',
  unreadable: 'Không đọc được phản hồi của máy chủ. Vui lòng thử lại sau.',
  redirected: 'Máy chủ đã chuyển yêu cầu sang địa chỉ khác. Chưa rõ yêu cầu đã được thực hiện hay chưa.',
  processed: 'Xử lý thành công',
  loginFirst: 'Vui lòng đăng nhập để xem',
  kycReminder: 'Vui lòng hoàn tất xác minh danh tính (KYC) trong vòng 3 ngày kể từ khi đăng ký.',
}
